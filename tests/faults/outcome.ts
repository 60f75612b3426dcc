import { messageText } from '../errorCatalogue.ts';
import type { Fault } from './faults.ts';
import type { RuleName } from './rules.ts';

/**
 * What it takes once the fault is over: nothing, since all is well; time alone; the same press again; a later look at the
 * page; the next poll; a new visit; a login.
 */
export type Way = 'well' | 'itself' | 'press' | 'look' | 'poll' | 'visit' | 'login';

/** What a customer meets in a cell, and how they come on. */
export interface Outcome {
  /** All of them are to be read on the screen. */
  readonly words: readonly string[];
  readonly way: Way;
  readonly rule?: RuleName;
}

type Words = string | readonly string[];
export const meets = (words: Words, way: Way, rule?: RuleName): Outcome => ({
  words: typeof words === 'string' ? [words] : words,
  way,
  ...(rule && { rule }),
});

export const WELL: Outcome = meets([], 'well');
export const LOGGED_OUT = meets(messageText('sessionExpired'), 'login', 'session');

export const isRefusal = ({ status }: Fault): boolean => status === 403 || status === 422;
/** Of a 403 or 422: the server's words, else those of the specification. */
export const refusalOf = ({ message }: Fault): string => message ?? messageText('requestRefused');

/** What waits goes out once the connection is back. */
const WAITING = 'Ждёт соединения: 1';

interface Read {
  /** What stands in the place of what could not be had. */
  readonly words?: Words;
  /** For what is asked for again only by its next occasion. */
  readonly later?: readonly [way: Way, rule: RuleName];
  /** For a failure that may pass; a question of a customer's stays open. */
  readonly passing?: readonly [way: Way, rule?: RuleName];
  /** No notice of a refusal beside it. */
  readonly isQuiet?: boolean;
  /** Without a session a 401 ends none. */
  readonly isGuest?: boolean;
}

/** A question that the page asks of its own accord. */
export const reading =
  ({ words = [], later = ['visit', 'notAskedAgain'], passing = ['itself'], ...is }: Read) =>
  (fault: Fault): Outcome => {
    const { isQuiet = false, isGuest = false } = is;
    if (fault.status === 401 && !isGuest) return LOGGED_OUT;
    if (fault.kind === 'big') return WELL;
    if (fault.kind === 'leaf') return meets([], 'well', 'brokenPart');
    if (fault.mayPass) return meets(words, ...passing);
    const notice = isRefusal(fault) && !isQuiet ? [refusalOf(fault)] : [];
    return meets([...[words].flat(), ...notice], ...later);
  };

interface Press {
  /** Where the server has said nothing. */
  readonly words: string;
  /** Nothing of a success is read. */
  readonly isDone?: boolean;
  /** What is gone is deleted. */
  readonly isGone?: boolean;
  /** It goes out by itself when there is a connection. */
  readonly mayWait?: boolean;
  readonly isGuest?: boolean;
}

/** What a customer has pressed. */
export const pressing =
  ({ words, isDone = false, isGone = false, mayWait = false, isGuest = false }: Press) =>
  (fault: Fault): Outcome => {
    const { status, kind, message } = fault;
    if (status === 401 && !isGuest) return LOGGED_OUT;
    if (kind === 'big') return WELL;
    if (isGone && status === 404) return meets([], 'well', 'gone');
    if (kind === 'unheard' && mayWait) return meets(WAITING, 'itself', 'waits');
    if ((kind === 'unreadable' || kind === 'leaf') && isDone)
      return meets([], 'well', isGone ? 'gone' : 'success');
    if (isRefusal(fault)) return meets(refusalOf(fault), 'press');
    return meets(message ?? words, 'press');
  };

/** The outcome where a case of its own holds, else the general one. */
export const except =
  (general: (fault: Fault) => Outcome, own: (fault: Fault) => Outcome | undefined) =>
  (fault: Fault): Outcome =>
    own(fault) ?? general(fault);
