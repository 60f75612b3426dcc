import type * as z from 'zod/mini';
import type { Sentence } from '../sentence.ts';

/** One of several things that a service may do, with the sentence that allows it. */
export interface Way {
  readonly name: string;
  readonly sentence: Sentence;
}

/** Of a group a service shows one way; the others are told as not chosen. The first is the one that the pacts hold. */
export interface Group<Each extends Way = Way> {
  readonly name: string;
  readonly ways: readonly [Each, ...Each[]];
}

/** One shape of a value. The part of a union that has no way of its own is the one without a schema. */
export interface ShapeWay extends Way {
  readonly schema?: z.core.$ZodType;
}

/** A field that may be empty although everything is filled in. */
export interface EmptyField extends Way {
  readonly holder: z.core.$ZodType;
  readonly field: string;
}

/** What a body has to be where an exchange ends so: as the example shows it, without a byte, nothing at all, nothing or an empty list, or whatever. */
type OutcomeBody = 'shown' | 'empty' | 'nothing' | 'no list' | 'any';

/** One end of an exchange. */
export interface OutcomeWay extends Way {
  readonly isStatus: (status: number) => boolean;
  readonly body: OutcomeBody;
  /** The service says that it has nothing of the kind. */
  readonly isAbsence?: true;
}
export type Outcomes = Group<OutcomeWay>;
