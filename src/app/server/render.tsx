import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { StoreProvider, type ShopStore } from '../../ui/store.tsx';
import { embeddable, publicStateOf } from '../boot.ts';
import { matchPage, pageModule } from '../routes.tsx';
import { Shop } from '../Shop.tsx';
import { statusOf } from '../status.ts';
import { headOf } from './head.ts';
import type { Render } from './page.ts';
import { storeOf } from './serverStore.ts';

/** Pages that show nothing without the customer: a shell, not for search engines (assumptions, section 6, "guards"). */
const PRIVATE_PAGES: ReadonlySet<string> = new Set([
  'cart',
  'checkout',
  'complete',
  'completeError',
  'personal',
  'admin',
  'appInfo',
]);

const pageOf = (store: ShopStore, location: string) => (
  <StrictMode>
    <StoreProvider value={store}>
      <StaticRouter location={location}>
        <Shop />
      </StaticRouter>
    </StoreProvider>
  </StrictMode>
);

/** Renders one page from the API's answers; the state it was rendered from goes with it. */
export const render: Render = async ({ url, citySlug, data, config }) => {
  const location = url.pathname + url.search;
  const store = storeOf({ data, citySlug, path: location, pictureBase: config.apiUrl });
  const state = store.state();
  const match = matchPage(url.pathname, state.city.list);
  const status = statusOf(state, url.pathname);
  const stream = await renderToReadableStream(pageOf(store, location), {
    // Nothing is sent in pieces: the pieces would come with inline scripts, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => console.error(`Rendering ${match?.page ?? 'notFound'}`, error),
  });
  // The whole page is kept and sent at once: also people without JavaScript see the dishes.
  await stream.allReady;
  const isPrivate = match !== null && PRIVATE_PAGES.has(match.page);
  return {
    status,
    head: headOf({ state, url, siteUrl: config.siteUrl }),
    stream,
    state: embeddable(publicStateOf(state)),
    ...(isPrivate || status !== 200 ? { robots: 'noindex' as const } : {}),
    isCacheable: status === 200,
    modules: [pageModule(match)],
  };
};
