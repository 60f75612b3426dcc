import { useState, type KeyboardEvent } from 'react';
import { movedActive } from './comboboxKeys.ts';

/** One line of the list under a field. */
export interface Suggestion {
  readonly id: string;
  readonly text: string;
  /** A second line: the district of a street. */
  readonly note?: string | undefined;
}

/** The list's state and what can be done to it. */
export interface SuggestionList {
  readonly isOpen: boolean;
  readonly active: number | null;
  readonly open: () => void;
  readonly close: () => void;
  readonly take: (index: number) => void;
  readonly press: (event: KeyboardEvent) => void;
  /** Keeps the marked option in sight. */
  readonly reveal: (option: HTMLElement | null) => void;
}

const reveal = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

function obey(event: KeyboardEvent, answer: (() => void) | undefined): void {
  if (answer === undefined) return;
  // Enter sends no form and Escape closes no dialog while they mean the list.
  event.preventDefault();
  event.stopPropagation();
  answer();
}

/** Behaviour of the list of suggestions: closed until something is typed or an arrow is pressed, gone while it is empty. */
export function useSuggestionList(
  suggestions: readonly Suggestion[],
  onPick: (suggestion: Suggestion) => void,
): SuggestionList {
  const [isWanted, setIsWanted] = useState(false);
  const [marked, setMarked] = useState<number | null>(null);
  const isOpen = isWanted && suggestions.length > 0;
  const active = isOpen && marked !== null && marked < suggestions.length ? marked : null;
  const show = (isShown: boolean) => {
    setIsWanted(isShown);
    setMarked(null);
  };
  const take = (index: number) => {
    const suggestion = suggestions[index];
    show(false);
    if (suggestion !== undefined) onPick(suggestion);
  };
  const move = (direction: 1 | -1) => {
    setIsWanted(true);
    setMarked(movedActive({ active, count: suggestions.length }, direction));
  };
  const answers: Readonly<Partial<Record<string, () => void>>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(active !== null && { Enter: () => take(active) }),
    ...(isOpen && { Escape: () => show(false) }),
  };
  const press = (event: KeyboardEvent) => obey(event, answers[event.key]);
  return { isOpen, active, open: () => show(true), close: () => show(false), take, press, reveal };
}
