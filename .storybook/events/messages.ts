import type { Source } from '../../src/kernel/event.ts';

/** The panel «События» and the canvas speak over Storybook's channel under these two names. */
export const ASKED = 'zhuravl/events/asked';
export const TOLD = 'zhuravl/events/told';

/** What the panel asks of the canvas. */
export type Asked =
  | { readonly kind: 'journal' }
  /** Show what the first so many events give; all of them is the running story. Looks are numbered by the panel. */
  | { readonly kind: 'look'; readonly count: number; readonly look: number }
  | { readonly kind: 'payload'; readonly index: number }
  | { readonly kind: 'copy' }
  /** The text of a journal that a person has pasted. */
  | { readonly kind: 'paste'; readonly text: string }
  /** Back from a pasted journal to the story. */
  | { readonly kind: 'leave' };

/** One event as the panel lists it. Payloads come one by one: a menu among them is a third of a megabyte. */
export interface EventRow {
  readonly id: string;
  readonly type: string;
  readonly source: Source;
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** Steps from the root of its chain. */
  readonly depth: number;
}

/** A journal that was pasted, and how much of it this version of the shop could not read. */
export interface Pasted {
  readonly skippedEvents: number;
  readonly skippedFields: number;
}

export interface JournalTold {
  readonly kind: 'journal';
  readonly rows: readonly EventRow[];
  readonly given: number;
  /** So many of the events are on the canvas. */
  readonly count: number;
  /** The newest look that the canvas had heard of. */
  readonly look: number;
  /** Null: it is the story's own. */
  readonly pasted: Pasted | null;
}

/** What the canvas tells the panel. */
export type Told =
  | JournalTold
  | { readonly kind: 'payload'; readonly index: number; readonly json: string }
  /** Null: the story has no journal. */
  | { readonly kind: 'copied'; readonly text: string | null }
  /** The pasted text is no journal that can be shown; nothing has changed. */
  | { readonly kind: 'refused'; readonly problem: string };
