import type { Chance } from '../explorer/chance.ts';

/** Pages are the same for everybody for so long (specification, section 9). */
const KEPT_S = 60 * 60;
/** The demo's menu: home and texts, sections, dishes. */
const ADDRESSES = { home: 1, texts: 20, sections: 20, dishes: 209 } as const;
/** Percent of the documents; the rest are dishes. A search is an address of its own. */
const SHARES = { search: 1, home: 55, sections: 22, texts: 4 } as const;

interface Answered {
  /** No proxy had it. */
  readonly isMade: boolean;
  /** Nor had the renderers. */
  readonly isRendered: boolean;
}
const HERE: Answered = { isMade: false, isRendered: false };

/** Each next one of a list is asked for less often (Zipf): the first most. */
const byRank = ({ next }: Chance, count: number): number =>
  Math.min(count - 1, Math.floor(count ** next()) - 1);

/** Which documents are asked for, and whether a proxy has them. The renderers count as one: each keeps what it was asked for. */
export function createCaches(chance: Chance, cities: number, proxies: number) {
  const keptUntil = new Map<number, number>();
  const renderedUntil = new Map<number, number>();
  const page = (): number => {
    const kind = chance.next() * (100 - SHARES.search);
    if (kind < SHARES.home) return 0;
    const sections = ADDRESSES.home + byRank(chance, ADDRESSES.sections);
    if (kind < SHARES.home + SHARES.sections) return sections;
    const texts = ADDRESSES.home + ADDRESSES.sections + byRank(chance, ADDRESSES.texts);
    if (kind < SHARES.home + SHARES.sections + SHARES.texts) return texts;
    return ADDRESSES.home + ADDRESSES.sections + ADDRESSES.texts + byRank(chance, ADDRESSES.dishes);
  };
  const isNew = (until: Map<number, number>, key: number, time: number): boolean => {
    if ((until.get(key) ?? 0) > time) return false;
    until.set(key, time + KEPT_S);
    return true;
  };
  return {
    ask(time: number): Answered {
      if (chance.percent(SHARES.search)) return { isMade: true, isRendered: true };
      const address = byRank(chance, cities) * 1_000 + page();
      if (!isNew(keptUntil, address * proxies + chance.below(proxies), time)) return HERE;
      return { isMade: true, isRendered: isNew(renderedUntil, address, time) };
    },
  };
}
