import type { OperationName } from '../operations.ts';
import type { Sentence } from '../sentence.ts';
import type { Given } from '../states.ts';
import type { Judgement, Problem } from './judgement.ts';
import type { Answer, Call, Service } from './service.ts';
import type { StateValues } from './stateSetter.ts';

export const LEVELS = ['schema', 'contract', 'visit'] as const;
export type Level = (typeof LEVELS)[number];

export interface Finding extends Problem {
  /** The call whose answer is wrong, and how it was answered; empty where no call is meant. */
  readonly request: string;
}

/** What a check works with. */
export interface Bench {
  readonly service: Service;
  /** What the states of the check have answered. */
  readonly values: StateValues;
  readonly timeoutMs: number;
  /** Brings one more state about; its values are answered, not added. */
  readonly set: (state: Given) => Promise<StateValues>;
  /** Answers the login's question for a code wherever a service asks it. */
  readonly login: (call: Call) => Promise<Answer>;
  /** Notes what is wrong in an answer, which ways it shows and what it has beyond the contract. */
  readonly note: (answer: Answer, judgement: Judgement) => void;
  /** The same for a message of the live connection. */
  readonly noteMessage: (type: string, judgement: Judgement) => void;
  /** Notes something wrong that lies in no single answer. */
  readonly fail: (says: string, request?: string) => void;
}

/** One thing that a service must do. */
export interface Check {
  readonly name: string;
  readonly level: Level;
  /** What it touches; the first is the one that it is about. */
  readonly operations: readonly OperationName[];
  readonly given: readonly Given[];
  /** States that count as set where a service has not heard of them. */
  readonly where?: readonly Given[];
  readonly sentence: Sentence;
  /** Rejects with `NotApplicable`, `NoAnswer` or what else goes wrong. */
  readonly run: (bench: Bench) => Promise<void>;
}

export type Result = 'passed' | 'failed' | 'notChosen' | 'notApplicable' | 'skipped';

/** What became of a check, as the report has it. */
export interface Outcome {
  readonly name: string;
  readonly level: Level;
  readonly operation: OperationName | null;
  readonly result: Result;
  readonly reasons: readonly string[];
  readonly states: readonly string[];
  /** Of what is not applicable: the state or the group of alternatives that says so. */
  readonly apart?: string;
  /** The command that runs nothing but this check. */
  readonly repeat: string;
  readonly sentence: string;
}
