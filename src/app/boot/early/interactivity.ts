import type { Visitor } from './visitor.ts';

/** Specification, section 9, "Interactivity and loading", in ms. */
const PHONE_WAIT_MS = 6_000;
const DESK_WAIT_MS = 5_000;
const IDLE_TIMEOUT_MS = 7_000;
/** What is narrower is a phone. A question of its width would lay out the page. */
const DESK = '(min-width: 640px)';

/** What of the browser decides when a page comes to life. */
export interface Clockwork {
  readonly matchMedia: (query: string) => { readonly matches: boolean };
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
  /** Safari has none. */
  readonly requestIdleCallback?: (run: () => void, options: { readonly timeout: number }) => unknown;
}

export interface Visit {
  /** The page shows nothing without the customer, or a running clock, or what was pressed on the page before it. */
  readonly isUrgentPage: boolean;
  readonly visitor: Visitor;
  readonly isApp: boolean;
}

/** Whether the visit needs more than what the server has sent. */
export const isUrgent = ({ isUrgentPage, visitor, isApp }: Visit): boolean =>
  isApp || isUrgentPage || visitor.lines > 0 || visitor.isCustomer;

/**
 * Resolves when the page is to come to life: after the first sign of a person, or when it has stood for its time and the
 * browser is idle.
 */
export const whenDue = (browser: Clockwork, answered: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    void answered.then(resolve);
    browser.setTimeout(
      () => {
        if (browser.requestIdleCallback) browser.requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
        else resolve();
      },
      browser.matchMedia(DESK).matches ? DESK_WAIT_MS : PHONE_WAIT_MS,
    );
  });
