/* oxlint-disable typescript/no-unsafe-type-assertion -- stands in for the few members of an element that are used */
import { holdClicks, type EarlyClicks } from '../../src/app/boot/early/earlyClicks.ts';

interface Button {
  /** What a screen reader calls it. */
  readonly label: string;
  /** The label of the button in whose place it came. */
  readonly was?: string;
  /** How often its handler ran. */
  handled: number;
  isConnected: boolean;
  /** The browser does what it says without scripts. */
  readonly isNative: boolean;
}

/** A page of buttons with a clock: clicks reach its one listener, as React's do, once it listens. */
export function fakePage(buttons: readonly Partial<Button>[] = [{}]) {
  const page = new EventTarget();
  let now = 0;
  const state: Button[] = buttons.map((button) => ({
    label: '',
    isNative: false,
    ...button,
    handled: 0,
    isConnected: true,
  }));
  const elements = state.map((button) => {
    const element = {
      get isConnected() {
        return button.isConnected;
      },
      ariaLabel: button.label,
      dataset: { was: button.was },
      closest: () => element,
      matches: () => button.isNative,
      click: () => dispatch(element),
    };
    return element;
  });
  /** Whether the browser's own action was left to it. */
  const dispatch = (target: unknown): boolean => {
    const event = new Event('click', { cancelable: true });
    Object.defineProperty(event, 'target', { value: target });
    Object.defineProperty(event, 'timeStamp', { value: now });
    return page.dispatchEvent(event);
  };
  const document = {
    querySelectorAll: () => elements.filter(({ dataset }) => dataset.was !== undefined),
  } as unknown as Document;
  const clicks: EarlyClicks = holdClicks(Object.assign(page, { document }), () => now);
  return {
    state,
    clickAt(time: number, index = 0): boolean {
      now = time;
      return dispatch(elements[index]);
    },
    clickElsewhere: (target: unknown) => dispatch(target),
    /** The shop's handlers listen from now on, ready or not. */
    listen: () =>
      page.addEventListener('click', ({ target }) => {
        const button = state[elements.findIndex((element) => element === (target as unknown))];
        if (button) button.handled += 1;
      }),
    waitAt(time: number): void {
      now = time;
      clicks.wait();
    },
    releaseAt(time: number): void {
      now = time;
      clicks.release((button) => button.click());
    },
  };
}
