import type { Locator, Page } from '@playwright/test';
import type { OperationName } from '../../contracts/operations.ts';
import type { Answer, WrongLeaf } from './answers.ts';
import type { Fault } from './faults.ts';
import type { Outcome } from './outcome.ts';
import type { Visit } from './visit.ts';

/** Whose browser it is. */
export type Who = 'stranger' | 'newcomer' | 'guest' | 'customer';

/** How a page comes about; rows of one scene may share its opening. */
export interface Scene {
  readonly name: string;
  readonly who: Who;
  /** With the city. */
  readonly path: string;
  /** The shop's server knows no city. */
  readonly isCityless?: true;
  /** What is so in this browser before the page opens. */
  readonly before?: (visit: Visit) => Promise<unknown>;
}

/** One operation of the contract: how a customer brings it about, and what they see of it. */
export interface Row {
  readonly operation: OperationName;
  readonly scene: Scene;
  /** Up to the press that asks; the page is sound until then. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The press that asks. Without it the page asks as it opens, and several such rows share an opening. */
  readonly act?: (visit: Visit) => Promise<unknown>;
  /** Leads to where the outcome is seen, by links of the page. */
  readonly look?: (page: Page) => Promise<unknown>;
  /** What is seen when the call went well, and at no other time. */
  readonly well: (visit: Visit) => Locator | (() => boolean);
  /** What a customer does once the fault is over, where time alone does not do it; else `act`. */
  readonly again?: (visit: Visit) => Promise<unknown>;
  /** What the server sends when all is well, where the demo's own answer does not do. */
  readonly answers?: (visit: Visit) => Answer | Promise<Answer>;
  readonly leaf: WrongLeaf;
  /** The browser has work of its own before the call (a worker, a data base), which no clock of ours moves on. */
  readonly isSlow?: true;
  /** An order that was taken empties the cart. */
  readonly takesCart?: true;
  /** All being well, the page loads itself anew, with a cart that is offered again (specification, section 3, «Versioning»). */
  readonly beginsAnew?: true;
  readonly outcome: (fault: Fault) => Outcome;
}
