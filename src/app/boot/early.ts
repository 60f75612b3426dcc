import { askForLater, firstScreenShown } from './afterPaint.ts';
import { holdClicks } from './earlyClicks.ts';
import { firstSignOf } from './firstSign.ts';

// The first script of a page, long before the shop itself; where the shop was faster, there is nothing left to hold.
window.earlyClicks ??= holdClicks(window, () => performance.now());
window.firstSign ??= firstSignOf(window);

void firstScreenShown(window, window.firstSign).then(() =>
  askForLater(document, (address) => import(/* @vite-ignore */ address)),
);
