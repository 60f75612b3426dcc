import type { Locator, Page } from '@playwright/test';
import { expect } from './shop.ts';

/** What a customer's fingers did on the pages of a browser. */
export interface Fingers {
  /** Touches of the screen: on a control, an option, or a field only to stand in it. */
  readonly taps: () => number;
  /** Fields that something was typed into. */
  readonly fields: () => number;
  /** Counts anew from here. */
  readonly rest: () => void;
}

/** Counts in the browser itself, whatever the test does to get there. */
export async function watchFingers(page: Page): Promise<Fingers> {
  let taps = 0;
  const fields = new Set<string>();
  await page.context().exposeFunction('fingerTapped', () => void (taps += 1));
  await page.context().exposeFunction('fieldTyped', (name: string) => void fields.add(name));
  await page.context().addInitScript(() => {
    const told = globalThis as unknown as {
      readonly fingerTapped: () => void;
      readonly fieldTyped: (name: string) => void;
    };
    // At the document: a touch that Playwright holds back at the window, since something lies over its control, reaches nobody.
    document.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && told.fingerTapped(), true);
    addEventListener(
      'keydown',
      ({ target, isTrusted }) => {
        if (!isTrusted || !(target instanceof HTMLInputElement)) return;
        told.fieldTyped(target.labels?.[0]?.textContent ?? target.ariaLabel ?? target.name);
      },
      true,
    );
  });
  return {
    taps: () => taps,
    fields: () => fields.size,
    rest: () => {
      taps = 0;
      fields.clear();
    },
  };
}

const movedInTwoFrames = async (field: Element): Promise<number> => {
  const { top } = field.getBoundingClientRect();
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  return field.getBoundingClientRect().top - top;
};

/** Types into a field that has the focus by itself, once its sheet has come to rest: nobody has to touch it first. */
export async function typeWithoutTouch(field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await expect.poll(() => field.evaluate(movedInTwoFrames), { intervals: [0] }).toBe(0);
  await field.page().keyboard.type(text);
}
