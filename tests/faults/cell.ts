import { expect } from '@playwright/test';
import { untilAlive } from '../e2e/steps.ts';
import type { Outcome } from './outcome.ts';
import type { Step } from './plan.ts';
import type { Row } from './row.ts';
import { alertOf, screenOf, wordsOn } from './screen.ts';
import type { Visit } from './visit.ts';
import { untilStill } from './visitors.ts';

/** No control is busy, and no skeleton stands, longer than this. */
const PATIENCE_MS = 12_000;
/** Within a minute the page asks again by itself, and a little for the answer. */
const MINUTE_MS = 75_000;
/** A poll that has just failed is due in a minute, give or take 5 %. */
const POLL_MS = 130_000;
/** Less than any call is waited for: its answer comes between two steps. */
const LONG_STEP_MS = 9_000;
/** Less than any notice is seen. */
const SHORT_STEP_MS = 3_000;

export interface Cell {
  readonly row: Row;
  readonly outcome: Outcome;
  readonly problems: string[];
}

const isWell = async ({ row }: Cell, visit: Visit): Promise<boolean> => {
  const sign = row.well(visit);
  return typeof sign === 'function' ? sign() : sign.isVisible();
};

const areRead = async (visit: Visit, { words }: Outcome): Promise<boolean> => {
  for (const one of words) if (!(await wordsOn(visit.page, one).isVisible())) return false;
  return true;
};
const isNoneRead = async (visit: Visit, { words }: Outcome): Promise<boolean> => {
  for (const one of words) if (await wordsOn(visit.page, one).isVisible()) return false;
  return true;
};

/** Of the page's time, for each look: what is no work of the page's may end in work that waits for its clock. */
const LOOK_MS = 300;

/** Real time for what is no work of the page's. */
const itsOwnTime = async (
  { isSlow }: Row,
  visit: Visit,
  isSo: () => Promise<boolean> | boolean,
): Promise<void> => {
  if (isSlow) await expect.poll(() => visit.within(LOOK_MS, isSo, LOOK_MS)).toBe(true);
};

/** Brings the call about: the page has asked as it opened, or somebody presses. */
async function ask(cells: readonly Cell[], visit: Visit, isOffline: boolean): Promise<void> {
  const presses = cells.filter(({ row }) => row.act);
  if (isOffline && presses.length > 0) await visit.goOffline();
  for (const { row } of presses) await row.act?.(visit);
  for (const { row, problems } of cells) {
    // Without a connection nothing need leave the browser.
    if (isOffline && row.act) continue;
    const hasMet = (): boolean => visit.met(row.operation) > 0;
    await itsOwnTime(row, visit, hasMet);
    const isMet = await visit.within(MINUTE_MS, hasMet);
    if (!isMet) problems.push('the call was never made');
  }
  // A page cannot open without a connection: it is lost with what the page asks.
  if (isOffline) await visit.goOffline();
}

/** The words, or the silence, that the specification gives. */
async function judge(cell: Cell, visit: Visit): Promise<void> {
  const { row, outcome, problems } = cell;
  const { words, way } = outcome;
  const isAsSpecified = await visit.within(PATIENCE_MS, async () => {
    if (way !== 'login') await row.look?.(visit.page);
    return (await areRead(visit, outcome)) && (way !== 'well' || (await isWell(cell, visit)));
  });
  if (isAsSpecified) return;
  const { text } = await screenOf(visit.page);
  const alert = await alertOf(visit.page);
  problems.push(
    `expected ${words.map((one) => `«${one}»`).join(', ')}${way === 'well' ? ' and all well' : ''}; alert «${alert}», screen «${text.slice(0, 300)}»`,
  );
}

/** Where nothing is to be seen of a failure, nothing is for as long as anybody would wait. */
async function judgeSilence(cells: readonly Cell[], visit: Visit): Promise<void> {
  if (cells.some(({ outcome }) => outcome.words.length > 0)) return;
  const alerts: string[] = [];
  const isAlert = async (): Promise<boolean> => {
    const alert = await alertOf(visit.page);
    if (alert !== null) alerts.push(alert);
    return alert !== null;
  };
  await visit.within(PATIENCE_MS, isAlert, SHORT_STEP_MS);
  for (const { problems } of cells) problems.push(...alerts.map((alert) => `it is not silent: «${alert}»`));
}

/** A fault that nobody is told of is not seen to be one, unless something is missing that was there without it. */
async function judgeLoss(cells: readonly Cell[], visit: Visit): Promise<void> {
  for (const cell of cells) {
    const { row, outcome, problems } = cell;
    const isTold = outcome.words.length > 0 || outcome.way === 'well' || outcome.way === 'login';
    if (isTold || typeof row.well(visit) === 'function') continue;
    if (await isWell(cell, visit)) problems.push('all is well in spite of the fault');
  }
}

/** What holds in every cell. */
async function judgeScreen(cells: readonly Cell[], visit: Visit, cart: string): Promise<void> {
  const { page, uncaught } = visit;
  const isReady = async (): Promise<boolean> => (await screenOf(page)).busy.length === 0;
  await visit.within(PATIENCE_MS - visit.passed(), isReady);
  const screen = await screenOf(page);
  const isReset = cells.some(
    ({ row, outcome }) => outcome.way === 'login' || (row.takesCart && outcome.way === 'well'),
  );
  const found = [
    ...(screen.text.length > 20 ? [] : [`a blank page: «${screen.text}»`]),
    ...screen.busy.map((what) => `still busy: ${what}`),
    ...(isReset || screen.cart === cart ? [] : [`the cart was «${cart}» and is «${screen.cart}»`]),
    ...uncaught.splice(0).map((error) => `uncaught: ${error}`),
  ];
  for (const { problems } of cells) problems.push(...found);
}

/** What holds in every cell once it is over: nobody is carried off their page, and the cart is still what it was. */
async function judgeEnd(cells: readonly Cell[], visit: Visit, cart: string): Promise<void> {
  const isOwnPage = cells.every(({ row, outcome }) => !row.beginsAnew && outcome.way !== 'visit');
  const isKept = cells.every(
    ({ row, outcome }) => !row.takesCart && !row.beginsAnew && outcome.way !== 'login',
  );
  const now = isKept ? (await screenOf(visit.page)).cart : cart;
  const found = [
    ...(isOwnPage && visit.loads() > 0 ? ['the page loaded itself anew'] : []),
    ...(now === cart ? [] : [`in the end the cart was «${cart}» and is «${now}»`]),
    ...visit.uncaught.map((error) => `uncaught: ${error}`),
  ];
  for (const { problems } of cells) problems.push(...found);
}

/** The next thing that a customer does, where time alone does not do it. */
async function goOn({ row, outcome }: Cell, visit: Visit): Promise<void> {
  if (outcome.way === 'press' || outcome.way === 'look') await (row.again ?? row.act)?.(visit);
  if (outcome.way === 'visit') await row.again?.(visit);
}

const TIMES = {
  itself: [MINUTE_MS, LONG_STEP_MS],
  poll: [POLL_MS, LONG_STEP_MS],
  press: [PATIENCE_MS, SHORT_STEP_MS],
  look: [PATIENCE_MS, SHORT_STEP_MS],
  visit: [PATIENCE_MS, SHORT_STEP_MS],
} as const;

async function recover(cell: Cell, visit: Visit): Promise<void> {
  const { outcome, problems } = cell;
  const { way } = outcome;
  if (way === 'well') return;
  if (way === 'login') {
    const login = visit.page.getByRole('banner').getByRole('button', { name: 'Войти' });
    if (!(await login.isVisible())) problems.push('nobody is asked to log in again');
    return;
  }
  await goOn(cell, visit);
  const [time, longStep] = TIMES[way];
  const step = cell.row.act ? SHORT_STEP_MS : longStep;
  const isOver = async (): Promise<boolean> => {
    await cell.row.look?.(visit.page);
    return (await isWell(cell, visit)) && (await isNoneRead(visit, outcome));
  };
  await itsOwnTime(cell.row, visit, isOver);
  if (await visit.within(time, isOver, step)) return;
  const { text } = await screenOf(visit.page);
  problems.push(`no recovery (${way}): «${text.slice(0, 300)}»`);
}

interface Playing {
  readonly cells: readonly Cell[];
  readonly visit: Visit;
  /** Gives what lies in the cart before the page is there. */
  readonly open: () => Promise<string>;
}

async function playCells({ fault, rows }: Step, { cells, visit, open }: Playing): Promise<void> {
  const arm = (row: Row): void => visit.arm(row.operation, { fault, leaf: row.leaf });
  for (const row of rows) {
    const { answers } = row;
    if (answers) visit.answer(row.operation, () => answers(visit));
    if (!row.act) arm(row);
  }
  const cart = await open();
  for (const row of rows) await row.prepare?.(visit.page);
  for (const row of rows) if (row.act) arm(row);
  await ask(cells, visit, fault.name === 'offline');
  visit.begin();
  for (const cell of cells) await judge(cell, visit);
  await judgeSilence(cells, visit);
  await judgeLoss(cells, visit);
  await judgeScreen(cells, visit, cart);

  await visit.heal();
  for (const cell of cells) if (cell.outcome.way !== 'visit') await recover(cell, visit);
  const later = cells.filter(({ outcome }) => outcome.way === 'visit');
  if (later.length > 0) {
    await untilStill(visit.page);
    await visit.page.reload();
    await untilAlive(visit.page);
  }
  for (const cell of later) await recover(cell, visit);
  await judgeEnd(cells, visit, cart);
}

/** Plays one step on a page that `open` opens, giving what lay in its cart before, and tells what was wrong in each of its cells. */
export async function playStep(
  step: Step,
  visit: Visit,
  open: () => Promise<string>,
): Promise<readonly Cell[]> {
  const { fault, rows } = step;
  const cells = rows.map((row): Cell => ({ row, outcome: row.outcome(fault), problems: [] }));
  try {
    await playCells(step, { cells, visit, open });
  } catch (error) {
    const [words] = String(error).split('\n    at ');
    for (const { problems } of cells) problems.push(`it broke off: ${words}`);
    await visit.heal();
  }
  return cells;
}
