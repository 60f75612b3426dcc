import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Act, nextAct } from './acts.ts';
import { chanceOf } from './chance.ts';
import { controlsOf, reachOf } from './controls.ts';
import { openEyes } from './eyes.ts';
import { CITIES, NEVER_CLOSED } from './cities.ts';
import { lastLook } from './lastLook.ts';
import { earlinessIn, errorsIn, movesIn, perform, rest, sightOf } from './performing.ts';
import { pathOf, type Step } from './sentence.ts';
import { SENTENCES } from './sentences.ts';
import type { Sight } from './sight.ts';
import { Tabs } from './tabs.ts';
import { temperOf } from './temper.ts';
import { letWeatherIn } from './weather.ts';
import type { Visitor } from './visitors.ts';

/** A sentence that did not hold. */
export interface Violation {
  readonly says: string;
  /** What was wrong, in words. */
  readonly words: string;
}

/** All that a visit was, as its trace keeps it: the same seed, start and acts are the same visit. */
export interface Visit {
  readonly seed: number;
  readonly start: Start;
  readonly acts: readonly Act[];
  readonly violation: Violation | null;
}

/** Where and as whom a visit begins. */
export interface Start {
  readonly visitor: string;
  readonly city: string;
  readonly path: string;
  readonly isPhone: boolean;
  /** At night the shop is closed. */
  readonly isNight: boolean;
  /** Presses before the page has come to life. */
  readonly isEarly?: boolean;
  /** Things move; else they are there at once, as for whoever wants no motion. */
  readonly isMoving?: boolean;
}

export interface VisitOptions {
  readonly browser: Browser;
  readonly shopUrl: string;
  readonly visitor: Visitor;
  readonly start: Start;
  readonly seed: number;
  /** So many acts, unless a sentence falls before. */
  readonly steps: number;
  /** Done instead of what chance would choose. */
  readonly script?: readonly Act[];
  readonly zone: string;
  /** Where a picture of a broken sentence goes. */
  readonly picture?: string;
  /** Told of each act. */
  readonly onStep?: (step: Step, tabs: Tabs) => Promise<void>;
}

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const SECOND_LOOK_MS = 1_200;
const begin = async ({
  browser,
  shopUrl,
  visitor,
  start,
  zone,
}: VisitOptions): Promise<[BrowserContext, Page]> => {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: zone,
    viewport: start.isPhone ? PHONE : DESK,
    storageState: visitor,
    serviceWorkers: 'block',
    reducedMotion: start.isMoving ? 'no-preference' : 'reduce',
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  await openEyes(page);
  await page.goto(`${shopUrl}/${start.city}/${start.path}`);
  if (start.isEarly) return [context, page];
  await page.mouse.move(2, 2);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  return [context, page];
};

/** What somebody has done in this visit that is to last. */
class Memory {
  readonly marked = new Set<string>();
  hasNamedCity = false;
  orderPresses = 0;

  /** Of an act that was done, and what it led to. */
  keep(act: Act, before: Sight, after: Sight): void {
    if (act.kind !== 'press') return;
    if (/^Заказать за|^Повторить попытку|^Оплатить ещё раз/.test(act.name)) this.orderPresses += 1;
    if (Object.values(CITIES).includes(act.name) && before.dialogs.includes('Выберите свой город'))
      this.hasNamedCity = true;
    const [, dish] = /^В избранное: (.+)/.exec(act.name) ?? [];
    // Only what was asked to log in for waits for the login.
    if (dish !== undefined && !before.isLoggedIn && after.dialogs.includes('Вход')) this.marked.add(dish);
    else if (dish !== undefined) this.marked.delete(dish);
    if (/^Отменить: |^Выйти/.test(act.name)) this.marked.clear();
  }
}

const firstBroken = (step: Step): Violation | null => {
  for (const { says, broken } of SENTENCES) {
    const words = broken(step);
    if (words !== null) return { says, words };
  }
  return null;
};

/** What a customer still sees a second later: on a slow machine the first look may come too early. Null where the page has gone. */
const secondLook = async (
  tabs: Tabs,
  step: Step,
  moment: { readonly url: string; readonly moves: number },
): Promise<Step | null> => {
  await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
  const after = await sightOf(tabs.front);
  const { act } = step;
  const reach =
    step.coveredBy !== null && act.kind === 'press' ? await reachOf(tabs.front, act).catch(() => null) : null;
  const coveredBy = reach && 'coveredBy' in reach ? reach.coveredBy : null;
  const hasAnswered =
    step.hasAnswered || tabs.front.url() !== moment.url || (await movesIn(tabs.front)) !== moment.moves;
  return after && { ...step, after, hasAnswered, coveredBy };
};

/** Plays one visit: act by act, by chance or by a script, until a sentence falls or the steps are done. */
export async function visit(options: VisitOptions): Promise<Visit> {
  const { seed, start, steps, script, onStep } = options;
  const chance = chanceOf(seed);
  const temper = temperOf(chance);
  const [context, page] = await begin(options);
  try {
    const weather = await letWeatherIn(context, seed + 1);
    const tabs = new Tabs(context, page);
    const acts: Act[] = [];
    const memory = new Memory();
    let violation: Violation | null = null;
    let before: Sight | null = await sightOf(page);
    let under: string | null = null;
    const most = script?.length ?? steps;
    for (let at = 0; at < most && before && !violation; at += 1) {
      const controls = script ? [] : await controlsOf(tabs.front).catch(() => []);
      const surroundings = { isOnline: tabs.isOnline, tabs: tabs.count };
      const act: Act = script?.[at] ?? nextAct(chance, temper, before, controls, surroundings);
      const known = weather.orders.length;
      const moment = { url: tabs.front.url(), moves: await movesIn(tabs.front) };
      const outcome = await perform(tabs, act).catch(() => 'gone' as const);
      if (outcome === 'gone') continue;
      acts.push(act);
      const { isSettled, hasAnswered } = await rest(tabs, weather, moment, act.isHasty ?? false);
      const after: Sight | null = await sightOf(tabs.front);
      if (!after) break;
      if (outcome === 'done') memory.keep(act, before, after);
      if (before.dialogs.length === 0) under = pathOf(before);
      const step: Step = {
        act,
        under,
        before,
        after,
        isSettled,
        hasAnswered: hasAnswered || outcome !== 'done',
        ordered: weather.orders.slice(known),
        orders: weather.orders,
        orderPresses: memory.orderPresses,
        errors: await errorsIn(tabs.front),
        coveredBy: outcome === 'done' ? null : outcome.coveredBy,
        early: before.isAlive ? null : await earlinessIn(tabs.front),
        isNight: start.isNight && !after.address.startsWith(`/${NEVER_CLOSED}`),
        hasNamedCity: memory.hasNamedCity,
      };
      await onStep?.(step, tabs);
      const suspected = firstBroken(step);
      const second = suspected && (await secondLook(tabs, step, moment));
      violation = second && firstBroken(second);
      before = second?.after ?? after;
    }
    violation ??= await lastLook(tabs, weather, memory.marked);
    if (violation && options.picture !== undefined)
      await tabs.front.screenshot({ path: options.picture }).catch(() => undefined);
    return { seed, start, acts, violation };
  } finally {
    await context.close();
  }
}
