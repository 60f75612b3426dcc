import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { run } from './firstCards.ts';
import { cleanUp } from './cleanUp.ts';
import { endShop } from './shop/addon.ts';
import { ending } from './shop/ending.ts';
import { widerThanScreen } from './shop/overflow.ts';

const NARROWEST = [320, 568] as const;
/** What fits with the text doubled fits without: `npm run test:deep` looks at both. */
const IS_BRIEF = import.meta.env['DEEP_RUN'] === undefined;
const SIZES_OF_TEXT = IS_BRIEF ? ['200%'] : ['', '200%'];
run.isBrief = IS_BRIEF;

/** What is laid out by script follows in the frame after the next. */
const aLook = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** No story is wider than the narrowest phone, also for somebody who has doubled the size of text. */
async function seeNarrow(): Promise<void> {
  await page.viewport(...NARROWEST);
  const { style } = document.documentElement;
  for (const size of SIZES_OF_TEXT) {
    style.fontSize = size;
    await aLook();
    const wide = widerThanScreen();
    if (wide.length > 0)
      throw new Error(`Wider than ${NARROWEST[0]} px, text ${size || '100%'}:\n${wide.join('\n')}`);
  }
}

/** React takes leave of a tree in a turn of its own. */
const aTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** As if the focus had gone elsewhere: when what has it goes, it would be taken to the main part of the next story. */
const forgetFocus = (): boolean => document.dispatchEvent(new FocusEvent('focusin'));

/** The story is unmounted and its shop closed. */
async function takeDown(): Promise<void> {
  forgetFocus();
  ending.come();
  await aTurn();
  await endShop();
}

// Whatever a story that failed still had under way may have ended since.
beforeEach(cleanUp);

afterEach(async () => {
  cleanUp();
  try {
    await seeNarrow();
  } finally {
    await takeDown();
  }
});
