import type { SavedSlices } from '../../slices/view/page/savedState.ts';
import { isPrivatePage } from '../navigation/privatePages.ts';

/** Specification, section 9, "Interactivity and loading", in ms. */
const WAIT_MS = { phone: 6_000, desk: 5_000 } as const;
const IDLE_TIMEOUT_MS = 7_000;
/** In CSS pixels. */
const PHONE_BELOW = 640;

/** Their clocks stand still until somebody's own time is known. */
const WITH_CLOCK: ReadonlySet<string> = new Set(['advent', 'happyHours']);

/** What of the browser decides when a page comes to life. */
export interface Clockwork {
  readonly innerWidth: number;
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
  /** Safari has none. */
  readonly requestIdleCallback?: (run: () => void, options: { readonly timeout: number }) => unknown;
}

export interface Visit {
  readonly page: string;
  readonly saved: SavedSlices;
  readonly isApp: boolean;
}

/**
 * Whether the visit needs more than what the server has sent: a page of the customer's own, a question, a
 * cart.
 */
export const isUrgent = ({ page, saved: { cart, user, auth }, isApp }: Visit): boolean =>
  isApp ||
  isPrivatePage(page) ||
  WITH_CLOCK.has(page) ||
  !user?.isAlreadySelectedCity ||
  (cart?.lines?.length ?? 0) > 0 ||
  Boolean(auth?.token);

/**
 * Resolves when the page is to come to life: at the first sign of a person, or when it has stood for its time and the
 * browser is idle.
 */
export const whenDue = (browser: Clockwork, firstSign: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    void firstSign.then(resolve);
    browser.setTimeout(
      () => {
        if (browser.requestIdleCallback) browser.requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
        else resolve();
      },
      browser.innerWidth < PHONE_BELOW ? WAIT_MS.phone : WAIT_MS.desk,
    );
  });
