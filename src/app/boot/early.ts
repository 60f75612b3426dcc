import { askForLater, firstScreenShown } from './afterPaint.ts';
import { holdClicks } from './earlyClicks.ts';
import { notePresses } from './earlyPresses.ts';
import { firstSignOf } from './firstSign.ts';
import { whenShown } from './whenShown.ts';

// The first script of a page, long before the shop itself; where the shop was faster, there is nothing left to hold.
whenShown(document, () => {
  window.firstSign ??= firstSignOf(window);
  // Before the clicks: a press on «+» is not one of those.
  window.earlyPresses ??= notePresses(window, () => Date.now());
  window.earlyClicks ??= holdClicks(window, () => performance.now());
  if (window.earlyPresses.isAny()) window.firstSign = Promise.resolve();

  void firstScreenShown(window, window.firstSign).then(() =>
    askForLater(document, (address) => import(/* @vite-ignore */ address)),
  );
});
