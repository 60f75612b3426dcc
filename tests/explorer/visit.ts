import { begin, type Beginning, type Start } from './beginning.ts';
import { type Act, type Named, nextAct } from './acts.ts';
import { chanceOf } from './chance.ts';
import { reachOf } from './controls.ts';
import { CITIES, NEVER_CLOSED } from './cities.ts';
import { lastLook } from './lastLook.ts';
import { glanceAt, perform, rest } from './performing.ts';
import { CITY_QUESTION } from './pageSentences.ts';
import { pathOf, type Sentence, type Step, type Violation } from './sentence.ts';
import { LAST_SENTENCES, SENTENCES } from './sentences.ts';
import type { Sight } from './sight.ts';
import { Tabs } from './tabs.ts';
import { temperOf } from './temper.ts';
import { letWeatherIn } from './weather.ts';

/** All that a visit was, as its trace keeps it: the same seed, start and acts are the same visit. */
export interface Visit {
  readonly seed: number;
  readonly start: Start;
  readonly acts: readonly Act[];
  readonly violation: Violation | null;
}

export interface VisitOptions extends Beginning {
  readonly seed: number;
  /** So many acts, unless a sentence falls before. */
  readonly steps: number;
  /** Done instead of what chance would choose. */
  readonly script?: readonly Act[];
  /** Where a picture of a broken sentence goes. */
  readonly picture?: string;
  /** Told of each act. */
  readonly onStep?: (step: Step, tabs: Tabs) => Promise<void>;
}

/** One after the other. */
const SECOND_LOOKS_MS = [500, 1_000, 1_500, 2_000];

/** What somebody has done in this visit that is to last. */
class Memory {
  readonly marked = new Set<string>();
  readonly pressed = new Map<string, number>();
  hasNamedCity = false;
  opener: Named | null = null;
  /** The tab behind was left with the question for the city open. */
  #isAskedBehind = false;
  orderPresses = 0;

  /** Of an act that was done, and what it led to. */
  keep(act: Act, before: Sight, after: Sight): void {
    const isAsked = before.dialogs.includes(CITY_QUESTION);
    if (after.dialogs.length !== 1) this.opener = null;
    else if (act.kind === 'press' && before.dialogs.length === 0) this.opener = act;
    if (act.kind === 'tab') {
      if (this.#isAskedBehind) this.hasNamedCity = false;
      this.#isAskedBehind = isAsked;
    }
    if (act.kind === 'press' || act.kind === 'type')
      this.pressed.set(act.name, (this.pressed.get(act.name) ?? 0) + 1);
    // Who opens the question themselves wants it.
    if ((act.kind === 'press' || act.kind === 'reopen') && act.name.startsWith('Город: '))
      this.hasNamedCity = false;
    if (act.kind !== 'press') return;
    if (/^Заказать за|^Повторить попытку|^Оплатить ещё раз/.test(act.name)) this.orderPresses += 1;
    if (Object.values(CITIES).includes(act.name) && isAsked) this.hasNamedCity = true;
    const [, dish] = /^В избранное: (.+)/.exec(act.name) ?? [];
    // Only what was asked to log in for waits for the login.
    if (dish !== undefined && !before.isLoggedIn && after.dialogs.includes('Вход')) this.marked.add(dish);
    else if (dish !== undefined) this.marked.delete(dish);
    if (/^Отменить: |^Выйти/.test(act.name)) this.marked.clear();
  }
}

/** What is wrong, of these sentences. */
const brokenOf = (sentences: readonly Sentence[], step: Step): readonly Violation[] =>
  sentences.flatMap(({ says, broken }) => {
    const words = broken(step);
    return words === null ? [] : [{ says, words }];
  });

/**
 * What is wrong still while people would wait, and was all the time: on a slow machine the first look comes too early. Null
 * where it comes right.
 */
const lookAgain = async (
  tabs: Tabs,
  step: Step,
  suspected: readonly Violation[],
  moment: { readonly url: string; readonly moves: number },
): Promise<Violation | null> => {
  let wrong = suspected;
  for (const wait of SECOND_LOOKS_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const now = await glanceAt(tabs.front);
    if (!now) return null;
    const { sight: after } = now;
    const { act } = step;
    const isCovered = step.coveredBy !== null && act.kind === 'press';
    const reach = isCovered ? await reachOf(tabs.front, act).catch(() => null) : null;
    const coveredBy = reach && 'coveredBy' in reach ? reach.coveredBy : null;
    const isMoved = tabs.front.url() !== moment.url || now.moves !== moment.moves;
    const hasAnswered = step.hasAnswered || isMoved;
    const sentences = SENTENCES.filter(({ says }) => wrong.some((one) => one.says === says));
    wrong = brokenOf(sentences, { ...step, after, hasAnswered, coveredBy });
    if (wrong.length === 0) return null;
  }
  return wrong[0] ?? null;
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
    let now = await glanceAt(page);
    let violation: Violation | null =
      start.tunnelMs !== undefined && now && !now.sight.isAlive
        ? { says: LAST_SENTENCES.alive, words: 'Связь пропала и вернулась' }
        : null;
    let under: readonly string[] = [];
    let underWay: readonly Act[] = [];
    const most = script?.length ?? steps;
    for (let at = 0; at < most && now && !violation; at += 1) {
      const { sight: before, controls, moves } = now;
      const { pressed, opener } = memory;
      const surroundings = { isOnline: tabs.isOnline, pressed, opener, last: acts.at(-1) ?? null };
      const act: Act = script?.[at] ?? nextAct(chance, temper, before, controls, surroundings);
      const known = weather.orders.length;
      const moment = { url: tabs.front.url(), moves };
      const outcome = await perform(tabs, act).catch(() => 'gone' as const);
      if (outcome === 'gone') {
        if (!script) now = await glanceAt(tabs.front);
        continue;
      }
      acts.push(act);
      const { isSettled, hasAnswered } = await rest(tabs, weather, moment, act.isHasty ?? false);
      now = await glanceAt(tabs.front);
      if (!now) break;
      const { sight: after, errors, early } = now;
      if (outcome === 'done') memory.keep(act, before, after);
      if (before.dialogs.length === 0) under = [...(underWay.length === 0 ? [] : under), pathOf(before)];
      const step: Step = {
        act,
        under,
        before,
        after,
        underWay,
        isSettled,
        hasAnswered: hasAnswered || outcome !== 'done',
        ordered: weather.orders.slice(known),
        orders: weather.orders,
        orderPresses: memory.orderPresses,
        errors,
        coveredBy: outcome === 'done' ? null : outcome.coveredBy,
        early: before.isAlive ? null : early,
        isNight: start.isNight && !after.address.startsWith(`/${NEVER_CLOSED}`),
        hasNamedCity: memory.hasNamedCity,
        marked: memory.marked,
      };
      await onStep?.(step, tabs);
      underWay = isSettled ? [] : [...underWay, act];
      const suspected = brokenOf(SENTENCES, step);
      if (suspected.length === 0) continue;
      violation = await lookAgain(tabs, step, suspected, moment);
      now = await glanceAt(tabs.front);
    }
    violation ??= await lastLook(tabs, weather, memory.marked);
    if (violation && options.picture !== undefined)
      await tabs.front.screenshot({ path: options.picture }).catch(() => undefined);
    return { seed, start, acts, violation };
  } finally {
    await context.close();
  }
}
