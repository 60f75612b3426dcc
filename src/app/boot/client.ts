import type { AppState } from '../../slices/state.ts';
import { matchPage, preloadPage } from '../navigation/routes.tsx';
import { stateFrom, type PageState } from './boot.ts';
import type { PublicConfig } from './config.ts';
import { fetchShared, SHARED_LINK, type FetchedState } from './fetchShared.ts';
import { createLivePage } from './livePage.ts';
import { show } from './show.tsx';
import { stylesApplied } from './stylesApplied.ts';
import { createSurroundings } from './surroundings.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- our own server wrote it
const embedded = <T>(id: string): T => JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;

const page = embedded<PageState>('state');
const { citySlug } = page;
const match = matchPage(location.pathname, citySlug === null ? [] : [{ slug: citySlug }]);
const surroundings = createSurroundings(embedded<PublicConfig>('config'));

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** What the page shares with others, from where its link says. */
const sharedState = async (): Promise<FetchedState> => {
  const path = document.getElementById(SHARED_LINK)?.getAttribute('href');
  if (page.own) return { shared: page.own, isOfPage: true };
  return fetchShared(path ?? '', { fetch: (address) => fetch(address), pause });
};

const bringToLife = (initial: AppState, isRendered: boolean): void =>
  show({ page: createLivePage(surroundings, initial, import.meta.url), surroundings, isRendered });

const open = async (): Promise<void> => {
  const [{ shared, isOfPage }] = await Promise.all([
    sharedState(),
    preloadPage(match).catch(() => undefined),
    stylesApplied(document),
  ]);
  bringToLife(stateFrom(shared, page), isOfPage);
};

// Not awaited at the top: the page's code imports this file's chunk, and would wait for it.
void open();
