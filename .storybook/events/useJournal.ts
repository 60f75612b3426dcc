import { useEffect, useRef, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';
import { ASKED, TOLD, type Asked, type JournalTold, type Told } from './messages.ts';

/** What the panel knows of the story on the canvas. */
export interface PanelJournal {
  readonly journal: JournalTold | null;
  /** So many events are shown, or were asked for: the next key counts from here, whatever the canvas has yet to do. */
  readonly count: number;
  /** JSON of the payloads that were asked for, by the event's place. */
  readonly payloads: ReadonlyMap<number, string>;
  /** Why the last pasted text is not shown. */
  readonly problem: string | null;
  /** The journal as text, once it was asked for. */
  readonly copied: string | null;
}

const NOTHING: PanelJournal = { journal: null, count: 0, payloads: new Map(), problem: null, copied: null };

const isSameStory = (before: JournalTold | null, now: JournalTold): boolean =>
  before?.rows[0]?.id === now.rows[0]?.id && (before?.pasted === null) === (now.pasted === null);

const withTold = (known: PanelJournal, told: Told, awaitedLook: number): PanelJournal => {
  if (told.kind === 'refused') return { ...known, problem: told.problem };
  if (told.kind === 'copied') return { ...known, copied: told.text };
  if (told.kind === 'payload')
    return { ...known, payloads: new Map([...known.payloads, [told.index, told.json]]) };
  const kept = isSameStory(known.journal, told) ? known : NOTHING;
  const isOfOlderLook = told.look < awaitedLook;
  return { ...kept, journal: told, count: isOfOlderLook ? known.count : told.count };
};

const isAnswer = (told: Told): boolean =>
  told.kind === 'refused' || (told.kind === 'journal' && told.pasted !== null);

/**
 * The journal in sight, and the way to ask the canvas for more. A text that is pasted while the canvas
 * still makes its story is not lost: it is asked for again once the story stands.
 */
export function useJournal(): PanelJournal & {
  readonly ask: (asked: Asked) => void;
  readonly look: (count: number) => void;
} {
  const [known, keep] = useState(NOTHING);
  const unanswered = useRef<Asked | null>(null);
  const looks = useRef(0);
  /** What was told before this look reached the canvas is older than what the person wants. */
  const awaitedLook = useRef(0);
  const emit = useChannel({
    [TOLD]: (told: Told) => {
      if (isAnswer(told)) unanswered.current = null;
      keep((before) => withTold(before, told, awaitedLook.current));
    },
    [STORY_RENDERED]: () => {
      awaitedLook.current = 0;
      keep(NOTHING);
      emit(ASKED, unanswered.current ?? ({ kind: 'journal' } satisfies Asked));
    },
  });
  useEffect(() => emit(ASKED, { kind: 'journal' } satisfies Asked), [emit]);
  const ask = (asked: Asked): void => {
    if (asked.kind === 'copy') keep((before) => ({ ...before, copied: null }));
    if (asked.kind === 'paste') {
      unanswered.current = asked;
      keep((before) => ({ ...before, problem: null }));
    }
    if (asked.kind === 'leave') unanswered.current = null;
    emit(ASKED, asked);
  };
  const look = (count: number): void => {
    looks.current += 1;
    awaitedLook.current = looks.current;
    keep((before) => ({ ...before, count }));
    ask({ kind: 'look', count, look: looks.current });
  };
  return { ...known, ask, look };
}
