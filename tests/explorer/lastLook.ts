import { sightOf } from './performing.ts';
import type { Violation } from './sentence.ts';
import { LAST_SENTENCES } from './sentences.ts';
import type { Tabs } from './tabs.ts';
import type { Weather } from './weather.ts';

/** Nothing is busy for longer, nor comes later (the issue's own number). */
export const LONGEST_MS = 12_000;
const SLICE_MS = 200;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Hearts that somebody pressed as a guest and that are in sight now, not pressed, though they have logged in since. */
const forgotten = async (tabs: Tabs, marked: ReadonlySet<string>): Promise<readonly string[]> => {
  const sight = await sightOf(tabs.front);
  return sight?.isLoggedIn ? [...marked].filter((name) => sight.hearts[name] === false) : [];
};

const countsOf = async (tabs: Tabs): Promise<ReadonlySet<number>> => {
  const counts = new Set<number>();
  for (const page of tabs.all) {
    const sight = await sightOf(page);
    if (sight?.isAlive && sight.basket) counts.add(sight.basket.count);
  }
  return counts;
};

/** With the network sound again: the page lives, whatever is busy comes to an end, and all tabs see the same. */
export async function lastLook(
  tabs: Tabs,
  weather: Weather,
  marked: ReadonlySet<string>,
): Promise<Violation | null> {
  weather.clear();
  if (!tabs.isOnline) await tabs.setOnline(true);
  // Somebody is there: only for them a page comes to life.
  await tabs.front.mouse.move(3, 3).catch(() => undefined);
  const end = Date.now() + LONGEST_MS;
  let busy: readonly string[] = [];
  let isDead = false;
  do {
    const sight = await sightOf(tabs.front);
    busy = sight?.busy ?? [];
    isDead = sight?.isShop === true && !sight.isAlive;
    if (busy.length === 0 && !isDead && weather.underWay() === 0) break;
    await pause(SLICE_MS);
  } while (Date.now() < end);
  if (isDead) return { says: LAST_SENTENCES.alive, words: tabs.front.url() };
  if (busy.length > 0) return { says: LAST_SENTENCES.busy, words: busy.join(', ') };
  if ((await forgotten(tabs, marked)).length > 0) {
    await pause(LONGEST_MS / 4);
    const names = await forgotten(tabs, marked);
    if (names.length > 0) return { says: LAST_SENTENCES.marked, words: names.join(', ') };
  }
  if (tabs.count < 2) return null;
  if ((await countsOf(tabs)).size > 1) await pause(LONGEST_MS / 6);
  const counts = await countsOf(tabs);
  return counts.size > 1
    ? { says: LAST_SENTENCES.tabs, words: `На корзинах ${[...counts].join(' и ')}` }
    : null;
}
