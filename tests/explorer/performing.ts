import type { Page } from '@playwright/test';
import type { Act, Named } from './acts.ts';
import { reachOf } from './controls.ts';
import { glance, quietOf, type Glance } from './eyes.ts';
import type { Sight } from './sight.ts';
import type { Tabs } from './tabs.ts';
import type { Weather } from './weather.ts';

/** Longest that an act is waited for before the next: impatient people press on. */
const PATIENCE_MS = 2_500;
/** Who is in haste waits no longer than a hand takes. */
const HASTE_MS = 120;
const SLICE_MS = 40;
/** Quiet for so long is at rest. */
const QUIET_MS = 100;
/** A press is answered within this; the issue of life (specification, section 9) is its own. */
const ANSWER_MS = 1_000;
/** What is typed is read after a pause in the typing. */
const TYPING_MS = 250;

/** Where every visit comes from. */
const OUTSIDE = 'about:blank';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const cityOf = (url: string): string => new URL(url).pathname.split('/')[1] ?? 'samara';

/** `gone`: the control is not there any more; else what lies over it. */
export type Outcome = 'done' | 'gone' | { readonly coveredBy: string };

const pressOn = async (page: Page, control: Named, text?: string): Promise<Outcome> => {
  const reach = await reachOf(page, control);
  if (reach === null) return 'gone';
  if ('coveredBy' in reach) return reach;
  await page.mouse.click(reach.x, reach.y);
  if (text === undefined) return 'done';
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
  await pause(TYPING_MS);
  return 'done';
};

/** The focus is not in the dialog that lies on top. */
const isAstray = (): boolean => {
  const dialog = [
    ...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog:modal'),
  ].findLast((one) => one.checkVisibility({ visibilityProperty: true }));
  return dialog !== undefined && !dialog.contains(document.activeElement);
};

/** So many steps of the keyboard; who has lost their place stops there. */
const walk = async (page: Page, steps: number): Promise<void> => {
  for (let left = steps; left > 0; left -= 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isAstray)) return;
  }
};

/** While the dialog is on its way out the page behind is there already. */
const reopen = async (page: Page, { role, name, nth }: Named): Promise<Outcome> => {
  await page.keyboard.press('Escape');
  const opener = page.getByRole(role as 'button', { name, exact: true }).nth(nth);
  return opener.click({ force: true, timeout: ANSWER_MS }).then(
    () => 'done',
    () => 'gone',
  );
};

/** Who has left the shop by it comes back to it. */
const goBack = async (page: Page): Promise<void> => {
  const options = { waitUntil: 'commit', timeout: PATIENCE_MS } as const;
  await page.goBack(options).catch(() => null);
  if (page.url() === OUTSIDE) await page.goForward(options).catch(() => null);
};

/** Does it. */
export async function perform(tabs: Tabs, act: Act): Promise<Outcome> {
  const page = tabs.front;
  if (act.kind === 'press') return pressOn(page, act);
  if (act.kind === 'type') return pressOn(page, act, act.text);
  if (act.kind === 'fill') {
    for (const field of act.fields) await pressOn(page, field, field.text);
    for (const box of act.boxes) await pressOn(page, box);
  }
  if (act.kind === 'reopen') return reopen(page, act);
  if (act.kind === 'key' && act.key === 'Tab') await walk(page, act.times);
  else if (act.kind === 'key') await page.keyboard.press(act.key);
  if (act.kind === 'back') await goBack(page);
  if (act.kind === 'forward')
    await page.goForward({ waitUntil: 'commit', timeout: PATIENCE_MS }).catch(() => null);
  if (act.kind === 'reload') await page.reload({ waitUntil: 'commit' }).catch(() => null);
  if (act.kind === 'visit')
    await page
      .goto(`${new URL(page.url()).origin}/${cityOf(page.url())}/${act.path}`, { waitUntil: 'commit' })
      .catch(() => null);
  if (act.kind === 'scroll') await page.mouse.wheel(0, 600);
  if (act.kind === 'wait') await pause(QUIET_MS * 4);
  if (act.kind === 'tab') await tabs.turn();
  if (act.kind === 'goOffline') await tabs.setOnline(false);
  if (act.kind === 'goOnline') await tabs.setOnline(true);
  return 'done';
}

/** A page on its way to another one cannot be asked: it is asked again. */
async function asked<T>(question: () => Promise<T>, otherwise: T): Promise<T> {
  for (let left = 10; left > 0; left -= 1)
    try {
      return await question();
    } catch {
      await pause(SLICE_MS);
    }
  return otherwise;
}

/** Null where the page has gone. */
export const glanceAt = (page: Page): Promise<Glance | null> => asked(() => glance(page), null);
export const sightOf = async (page: Page): Promise<Sight | null> => (await glanceAt(page))?.sight ?? null;

export interface Rest {
  readonly isSettled: boolean;
  readonly hasAnswered: boolean;
}

/** Waits until nothing moves and nothing is under way, or for as long as people wait. */
export async function rest(
  tabs: Tabs,
  weather: Weather,
  before: { readonly url: string; readonly moves: number },
  isHasty: boolean,
): Promise<Rest> {
  const began = Date.now();
  const page = tabs.front;
  const patience = isHasty ? HASTE_MS : PATIENCE_MS;
  let hasAnswered = false;
  for (let left = patience; left > 0; left = patience - (Date.now() - began)) {
    const now = await asked(() => quietOf(page, QUIET_MS, Math.min(left, 500)), {
      moves: -1,
      isQuiet: false,
    });
    if (now.moves !== before.moves || page.url() !== before.url) hasAnswered = true;
    const isAtRest = now.isQuiet && weather.underWay() === 0;
    if (isAtRest && (hasAnswered || Date.now() - began >= ANSWER_MS))
      return { isSettled: !isHasty, hasAnswered };
  }
  return { isSettled: false, hasAnswered };
}
