import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { matchOperation } from '../../contracts/match.ts';
import type { OperationName } from '../../contracts/operations.ts';
import { play, send, type Answer, type WrongLeaf } from './answers.ts';
import type { Fault } from './faults.ts';
import { watchTraffic } from './traffic.ts';

export type Answers = () => Answer | Promise<Answer>;

/** What one operation answers. */
interface Trouble {
  readonly fault: Fault;
  readonly leaf: WrongLeaf;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What nobody caught on the page. */
  readonly uncaught: string[];
  /** Pages that were loaded since the fault was over. */
  readonly loads: () => number;
  /** Calls of an operation: all since the fault was over, and those that it has met. */
  readonly calls: (operation: OperationName) => number;
  readonly met: (operation: OperationName) => number;
  /** What the server sends when all is well, in the place of the demo's own. */
  readonly answer: (operation: OperationName, answer: Answers) => void;
  readonly arm: (operation: OperationName, trouble: Trouble) => void;
  /** Of the page's time, in ms, since the faults that are now in force were met. */
  readonly passed: () => number;
  /** From here on `passed` counts. */
  readonly begin: () => void;
  /** The connection goes, for whatever is asked. */
  readonly goOffline: () => Promise<void>;
  /** All faults are over, and what was counted begins anew. */
  readonly heal: () => Promise<void>;
  /** Until it is so, of the page's time; the result is whether it came to that. */
  readonly within: (
    milliseconds: number,
    isSo: () => Promise<boolean> | boolean,
    step?: number,
  ) => Promise<boolean>;
}

const STEP_MS = 1_000;
const countedUp = (counts: Map<OperationName, number>, name: OperationName): void =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);

/** What stands between the page and the API. */
function createSwitch(context: BrowserContext, end: (request: Request) => void) {
  const troubles = new Map<OperationName, Trouble>();
  const answers = new Map<OperationName, Answers>();
  const calls = new Map<OperationName, number>();
  const met = new Map<OperationName, number>();
  let isOffline = false;

  const real = async (route: Route, name: OperationName): Promise<Answer> => {
    const own = answers.get(name);
    if (own) return own();
    const response = await route.fetch();
    return { status: response.status(), text: await response.text() };
  };
  const respond = async (route: Route): Promise<void> => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const name = matchOperation(request.method(), pathname)?.operation.name;
    if (!name) return route.continue();
    countedUp(calls, name);
    const trouble = troubles.get(name);
    if (trouble) {
      countedUp(met, name);
      if (trouble.fault.kind === 'silent') end(request);
      return play(route, trouble.fault, { real: () => real(route, name), leaf: trouble.leaf });
    }
    if (isOffline) return route.abort('internetdisconnected');
    const own = answers.get(name);
    return own ? send(route, await own()) : route.continue();
  };
  const setOffline = async (is: boolean): Promise<void> => {
    isOffline = is;
    await context.setOffline(is);
  };
  return {
    respond,
    setOffline,
    calls: (name: OperationName) => calls.get(name) ?? 0,
    met: (name: OperationName) => met.get(name) ?? 0,
    arm: (name: OperationName, trouble: Trouble): void => {
      met.delete(name);
      troubles.set(name, trouble);
    },
    heal: async (): Promise<void> => {
      troubles.clear();
      calls.clear();
      if (isOffline) await setOffline(false);
    },
    answer: (name: OperationName, answer: Answers): void => void answers.set(name, answer),
  };
}

/** A page whose clock and whose answers are in our hands. */
export async function openVisit(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const uncaught: string[] = [];
  let loads = 0;
  let time = 0;
  page.on('pageerror', (error) => uncaught.push(error.message));
  page.on('load', () => void (loads += 1));
  const { end, calm } = await watchTraffic(await context.newCDPSession(page));
  const { respond, setOffline, heal, ...controls } = createSwitch(context, end);
  await context.route('**/api/v1/**', (route) => respond(route).catch(() => undefined));
  await page.clock.install();

  const within: Visit['within'] = async (milliseconds, isSo, step = STEP_MS) => {
    for (let passed = 0; ; passed += step) {
      await calm();
      if (await isSo()) return true;
      if (passed >= milliseconds) return false;
      await page.clock.runFor(step);
      time += step;
    }
  };
  return {
    ...controls,
    page,
    context,
    uncaught,
    loads: () => loads,
    passed: () => time,
    begin: () => void (time = 0),
    goOffline: () => setOffline(true),
    heal: () => {
      loads = 0;
      return heal();
    },
    within,
  };
}
