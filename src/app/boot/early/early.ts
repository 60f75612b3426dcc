import { fetchLater, firstScreenShown, pageParsed, runLater, type Loading } from './afterPaint.ts';
import { askEarly } from './cityQuestion.ts';
import { holdClicks } from './earlyClicks.ts';
import { notePresses } from './earlyPresses.ts';
import { firstPaintSeenBy } from './firstPaint.ts';
import { firstSignAt, type FirstSign } from './firstSign.ts';
import { isUrgent, whenDue } from './interactivity.ts';
import { loadWhenBack } from './lostEntry.ts';
import { readVisitor } from './visitor.ts';
import { whenShown } from './whenShown.ts';

const root = document.documentElement;
const loading: Loading = {
  document,
  fetch: (address) => fetch(address, { priority: 'low' }),
  run: (address) =>
    import(/* @vite-ignore */ address).catch(() => loadWhenBack(address, window, () => location.reload())),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
};

/** Resolves when the page is to come to life; its code is fetched meanwhile. */
async function due(
  parsed: Promise<void>,
  { seen, answered }: FirstSign,
  hastens: () => boolean,
): Promise<void> {
  let isSomebodySeen = false;
  void seen.then(() => (isSomebodySeen = true));
  await firstScreenShown(window, firstPaintSeenBy(PerformanceObserver), seen);
  delete root.dataset['arriving'];
  await parsed;
  if (!isSomebodySeen && hastens()) return;
  void fetchLater(loading);
  await whenDue(window, answered);
}

// The first script of a page stands in the page itself: it runs before anything is painted, and long before the shop.
whenShown(document, (isMadeAhead) => {
  // Read by the styles of pictures: those that are not of the first screen are asked for behind it.
  if (!isMadeAhead) root.dataset['arriving'] = '';
  // The first that listens: a press on «+» is a sign too, and those behind its script do not hear of it.
  const sign = firstSignAt(window);
  // Before the clicks: a press on «+» is not one of those.
  const presses = notePresses(window, () => Date.now());
  window.earlyPresses = presses;
  window.earlyClicks = holdClicks(window, () => performance.now());
  const parsed = pageParsed(document);
  const visitor = readVisitor((key) => localStorage.getItem(key));
  // Read by `livePage`: more is needed than for a guest who looks.
  if (visitor.isCustomer || visitor.lines > 0) root.dataset['whole'] = '';
  // Read by the styles of home.
  if (visitor.isCustomer) root.dataset['customer'] = '';
  // Read by the styles of the cart's page.
  if (visitor.lines > 0) root.dataset['cartLines'] = String(visitor.lines);
  window.earlyQuestion = askEarly(
    {
      document,
      parsed,
      memory: () => localStorage,
      go: (address) => location.assign(address + location.hash),
    },
    visitor.hasChosenCity,
  );
  const hastens = (): boolean =>
    isUrgent({
      isUrgentPage: presses.isAny() || document.querySelector('meta[name=life]') !== null,
      visitor,
      isApp: 'ReactNativeWebView' in window || navigator.userAgent.includes('ShopApp/'),
    });
  void due(parsed, sign, hastens).then(() => runLater(loading));
});
