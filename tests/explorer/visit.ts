import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Act, nextAct, temperOf } from './acts.ts';
import { chanceOf } from './chance.ts';
import { controlsOf } from './controls.ts';
import { openEyes } from './eyes.ts';
import { errorsIn, movesIn, perform, rest, sightOf, Tabs } from './performing.ts';
import { pathOf, type Step } from './sentence.ts';
import { LAST_SENTENCES, SENTENCES } from './sentences.ts';
import type { Sight } from './sight.ts';
import { letWeatherIn, type Weather } from './weather.ts';
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
  readonly onStep?: (step: Step) => void;
}

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const SECOND_LOOK_MS = 1_200;
/** Nothing is busy for longer (the issue's own number). */
const LONGEST_BUSY_MS = 12_000;

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
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  await openEyes(page);
  await page.goto(`${shopUrl}/${start.city}/${start.path}`);
  await page.mouse.move(2, 2);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  return [context, page];
};

/** With the network sound again: whatever is busy comes to an end, and all tabs see the same. */
const lastLook = async (tabs: Tabs, weather: Weather): Promise<Violation | null> => {
  weather.clear();
  if (!tabs.isOnline) await tabs.setOnline(true);
  const end = Date.now() + LONGEST_BUSY_MS;
  let busy: readonly string[] = [];
  do {
    busy = (await sightOf(tabs.front))?.busy ?? [];
    if (busy.length === 0 && weather.underWay() === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  } while (Date.now() < end);
  if (busy.length > 0) return { says: LAST_SENTENCES.busy, words: busy.join(', ') };
  if (tabs.count < 2) return null;
  const counts = new Set<number>();
  for (const page of tabs.all) {
    const sight = await sightOf(page);
    if (sight?.isAlive && sight.basket) counts.add(sight.basket.count);
  }
  return counts.size > 1
    ? { says: LAST_SENTENCES.tabs, words: `На корзинах ${[...counts].join(' и ')}` }
    : null;
};

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
  const hasAnswered =
    step.hasAnswered || tabs.front.url() !== moment.url || (await movesIn(tabs.front)) !== moment.moves;
  return after && { ...step, after, hasAnswered };
};

/** Plays one visit: act by act, by chance or by a script, until a sentence falls or the steps are done. */
export async function visit(options: VisitOptions): Promise<Visit> {
  const { seed, start, steps, script, onStep } = options;
  const chance = chanceOf(seed);
  const temper = temperOf(chance);
  const [context, page] = await begin(options);
  try {
    const weather = await letWeatherIn(context, chanceOf(seed + 1));
    const tabs = new Tabs(context, page);
    const acts: Act[] = [];
    let orderPresses = 0;
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
      const isDone = await perform(tabs, act).catch(() => false);
      if (!isDone) continue;
      acts.push(act);
      if (act.kind === 'press' && act.name.startsWith('Заказать за')) orderPresses += 1;
      if (act.kind === 'press' && /^Повторить попытку|^Оплатить ещё раз/.test(act.name)) orderPresses += 1;
      const { isSettled, hasAnswered } = await rest(tabs, weather, moment);
      const after: Sight | null = await sightOf(tabs.front);
      if (!after) break;
      if (before.dialogs.length === 0) under = pathOf(before);
      const step: Step = {
        act,
        under,
        before,
        after,
        isSettled,
        hasAnswered,
        ordered: weather.orders.slice(known),
        orders: weather.orders,
        orderPresses,
        errors: await errorsIn(tabs.front),
      };
      onStep?.(step);
      const suspected = firstBroken(step);
      const second = suspected && (await secondLook(tabs, step, moment));
      violation = second && firstBroken(second);
      before = second?.after ?? after;
    }
    violation ??= await lastLook(tabs, weather);
    if (violation && options.picture !== undefined)
      await tabs.front.screenshot({ path: options.picture }).catch(() => undefined);
    return { seed, start, acts, violation };
  } finally {
    await context.close();
  }
}
