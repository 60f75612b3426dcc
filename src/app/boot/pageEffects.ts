import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';
import { SHOP_NAME } from '../../domain/chain.ts';
import { pathWithoutCity } from '../../domain/citySlug.ts';
import { selectCities } from '../../slices/city/selectors.ts';
import { select } from '../../slices/select.ts';
import type { AppState } from '../../slices/state.ts';
import { pathOf } from '../../ui/shell/background.ts';
import { chunkOf } from '../../ui/shell/chunk.ts';
import { useLate } from '../../ui/shell/useLate.ts';
import { useEmit, useSelect } from '../../ui/store.tsx';
import { entryOf } from '../navigation/routes.tsx';
import { moveFocus, scrollSoon, unlockScrolling } from '../navigation/scrolling.ts';
import type { selectOrderTitle, textsOf } from '../navigation/title.ts';

/**
 * Tells the store where the customer is, and over which page a dish lies. It comes before what the page does of itself: a
 * dialog that the page asks for belongs to it.
 */
export function usePageEntry(location: Location, page: Location): void {
  const emit = useEmit();
  const cities = useSelect(selectCities);
  const path = pathOf(location);
  const under = pathOf(page);
  const entryAt = useEffectEvent((entered: string, below: string) => ({
    ...entryOf(entered, cities),
    ...(below !== entered && { under: below }),
  }));
  // Another store has not heard of the page yet, though its address is the same.
  useLayoutEffect(() => emit('view/pageEntered', entryAt(path, under)), [emit, path, under]);
}

interface TitleTexts {
  readonly textsOf: typeof textsOf;
  readonly selectOrderTitle: typeof selectOrderTitle;
}

/** What names the pages, for the browser: the first page has its name already. */
export const laterTexts = chunkOf(null, async (): Promise<TitleTexts> => import('../navigation/title.ts'));

/** The same, given by the server. */
export const PageTextsContext = createContext<typeof textsOf | null>(null);

/** The slices that a page's name is made of: while they are the same, no event has changed it, and it is not made again. */
const NAMING = ['city', 'catalog', 'setting', 'promo', 'view'] as const satisfies readonly (keyof AppState)[];

const namerOf = (texts: typeof textsOf, pathname: string) => {
  let last: { state: AppState; readonly title: string } | null = null;
  return (state: AppState): string => {
    const before = last;
    if (before === null || NAMING.some((slice) => before.state[slice] !== state[slice]))
      last = { state, title: texts(state, pathname).title };
    else before.state = state;
    return last!.title;
  };
};

function useTitleOf({ pathname }: Location): string {
  const late = useLate(laterTexts);
  const texts = use(PageTextsContext) ?? late?.textsOf;
  const selectTitle = useMemo(
    () => select(texts ? namerOf(texts, pathname) : () => document.title, (title) => title),
    [pathname, texts],
  );
  return useSelect(selectTitle);
}

const noTitle = select(
  () => null,
  (title): string | null => title,
);

/** Keeps the name of the tab; the server wrote the first one. An order on its way is told before the page. */
export function useTitle(location: Location): void {
  const late = useLate(laterTexts);
  const ofOrder = useSelect(late?.selectOrderTitle ?? noTitle);
  const ofPage = useTitleOf(location);
  const title = ofOrder ?? ofPage;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The name of the page's main part: the title without the shop. */
export function useMainName(page: Location): string {
  return useTitleOf(page).replace(` — ${SHOP_NAME}`, '');
}

/**
 * Where the page stands after a change of page: at the anchor or at the top. Going back is left to the browser, which remembers
 * the place. An address that only comes to name its city is the same page.
 */
export function useScrolling({ key, hash, pathname }: Location): void {
  const way = useNavigationType();
  const slugs = useSelect(selectCities).map(({ slug }) => slug);
  const isOnlyCityNamed = useEffectEvent(
    (before: string) =>
      before !== pathname && pathWithoutCity(before, slugs).path === pathWithoutCity(pathname, slugs).path,
  );
  const entered = useRef({ key, pathname });
  useEffect(() => {
    const before = entered.current;
    entered.current = { key, pathname };
    if (isOnlyCityNamed(before.pathname)) return undefined;
    if (before.pathname !== pathname) moveFocus();
    unlockScrolling();
    if (hash !== '') return scrollSoon(hash);
    if (before.key !== key && way !== NavigationType.Pop) window.scrollTo(0, 0);
    return undefined;
  }, [key, hash, pathname, way]);
}
