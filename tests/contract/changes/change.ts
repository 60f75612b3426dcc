import type { MakeLayer } from '../layers/layer.ts';

/** A sentence that stands, letter for letter but for its line breaks, in a document of the project. */
export interface Sentence {
  readonly document: 'specification' | 'assumptions' | 'PROVIDER' | 'api' | 'issue';
  /** The section or the row of a table. */
  readonly place: string;
  readonly text: string;
}

interface Changed {
  /** Says what the service does otherwise; no two changes have the same. */
  readonly name: string;
  /** What kind of change it is, for the table. */
  readonly operator: string;
  /** The operation that the kit is asked about; null: all of them. */
  readonly only: string | null;
  readonly make: MakeLayer;
  /** The longest that the kit may wait for a read, where that matters. */
  readonly timeoutSeconds?: number;
}

/** A service may do so: the kit accepts it. */
export interface AllowedChange extends Changed {
  readonly allowedBy: Sentence;
}

/** A service that does so hurts customers: the kit rejects it. */
export interface BreakingChange extends Changed {
  /** What a customer loses, or the sentence that it breaks. */
  readonly hurts: string;
}

export type Change = AllowedChange | BreakingChange;

export const specification = (place: string, text: string): Sentence => ({
  document: 'specification',
  place,
  text,
});
export const assumptions = (place: string, text: string): Sentence => ({
  document: 'assumptions',
  place,
  text,
});
export const guide = (place: string, text: string): Sentence => ({ document: 'PROVIDER', place, text });
/** What the user's issue 21 says in its first line and no document says yet. */
export const issue = (text: string): Sentence => ({ document: 'issue', place: 'line 1', text });
