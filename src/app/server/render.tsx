import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { captchaKeyIn } from '../../domain/captchaKey.ts';
import { isAlone } from '../../slices/view/alone.ts';
import { CityQuestion } from '../../ui/modals/CityQuestion.tsx';
import { ProductCard, type ProductCardProps } from '../../ui/product/ProductCard.tsx';
import { CardProvider } from '../../ui/product/useCard.ts';
import { footer } from '../../ui/shell/laterParts.ts';
import { shortSlider } from '../navigation/shortSlider.ts';
import { StoreProvider, type ShopStore } from '../../ui/store.tsx';
import { embeddable, pageStateOf, sharedStateOf } from '../boot/boot.ts';
import { PageTextsContext } from '../boot/pageEffects.ts';
import { matchPage, pageModule, preloadPage } from '../navigation/routes.tsx';
import { textsOf } from '../navigation/title.ts';
import { Shop } from '../Shop.tsx';
import { statusOf } from '../navigation/status.ts';
import { isPrivatePage } from '../navigation/privatePages.ts';
import { isUrgentPage } from '../navigation/urgentPages.ts';
import { addressesIn } from './seo/addresses.ts';
import { foundIn } from './seo/seoPages.ts';
import { structuredData } from './seo/structuredData.ts';
import { compactHtml } from './compactHtml.ts';
import { headOf } from './head.ts';
import { htmlOf } from './htmlOf.ts';
import { leadingLinks } from './leadingLinks.ts';
import { cardsOf, htmlWithCards } from './keptCards.tsx';
import type { Render, RenderInput, SeoPages, SharedState } from './page.ts';
import { storeOf } from './serverStore.ts';

/** The question for the city, which the first script opens; '' where nobody is asked. */
const questionIn = (store: ShopStore, path: string): string =>
  isAlone(store.state()) || store.state().city.list.length === 0
    ? ''
    : compactHtml(
        renderToStaticMarkup(
          <StoreProvider value={store}>
            <CityQuestion path={path} />
          </StoreProvider>,
          { identifierPrefix: 'city-' },
        ),
      );

/** Tells the first script that the page does not wait for its life. */
const URGENT = '<meta name="life" content="at once" />';

const inShop = (store: ShopStore, location: string, children: ReactNode) => (
  <StrictMode>
    <StoreProvider value={store}>
      <StaticRouter location={location}>
        <PageTextsContext value={textsOf}>{children}</PageTextsContext>
      </StaticRouter>
    </StoreProvider>
  </StrictMode>
);

interface Place extends Pick<RenderInput, 'data' | 'citySlug'> {
  readonly store: ShopStore;
  readonly location: string;
  readonly tell: (error: unknown) => void;
}

const appOf = async ({ store, location, data, citySlug, tell }: Place): Promise<Buffer> => {
  const around = (children: ReactNode) => inShop(store, location, children);
  const page = (Card: ComponentType<ProductCardProps>) =>
    around(
      <CardProvider value={Card}>
        <Shop />
      </CardProvider>,
    );
  if (data === null) return htmlOf(page(ProductCard), tell);
  try {
    return await htmlWithCards({ cards: cardsOf(data, citySlug ?? data.citySlug), page, around, tell });
  } catch (error) {
    // In its place on the page one card may fail alone.
    tell(error);
    return htmlOf(page(ProductCard), tell);
  }
};

/** Renders one page from the API's answers; the state it was rendered from goes with it. */
export const render: Render = async ({ url, citySlug, data, config }) => {
  const location = url.pathname + url.search;
  const store = storeOf({ data, citySlug, path: location, pictureBase: config.apiUrl });
  const state = store.state();
  const match = matchPage(url.pathname, state.city.list);
  const status = statusOf(state, url.pathname);
  const tell = (error: unknown) => console.error(`Rendering ${match?.page ?? 'notFound'}`, error);
  await Promise.all([preloadPage(match), footer.load(), shortSlider.load()]);
  const { links, body } = leadingLinks(await appOf({ store, location, data, citySlug, tell }));
  const isFound = status === 200 && match !== null && !isPrivatePage(match.page);
  const found = isFound ? structuredData(state, match, addressesIn(state, config.siteUrl)) : null;
  return {
    status,
    head:
      links +
      headOf({ state, url, siteUrl: config.siteUrl, isFound }) +
      (isUrgentPage(match?.page ?? '') ? URGENT : ''),
    app: body,
    state: embeddable(pageStateOf(state, data !== null)),
    question: questionIn(store, location),
    data: found ? `<script type="application/ld+json">${embeddable(found)}</script>` : '',
    ...(isFound ? {} : { robots: 'noindex' as const }),
    hasCaptcha: captchaKeyIn(state.setting.values) !== null,
    isCacheable: status === 200,
    modules: [pageModule(match)],
  };
};

/** The pages of a city, for its sitemap. */
export const seoPages: SeoPages = ({ citySlug, origin, data, config }) => {
  const state = storeOf({ data, citySlug, path: '/', pictureBase: config.apiUrl }).state();
  return Promise.resolve(foundIn(state, addressesIn(state, origin)));
};

/** The state that all pages of a city share, as JSON. */
export const sharedState: SharedState = ({ data, config }) => {
  const { citySlug } = data;
  const state = storeOf({ data, citySlug, path: '/', pictureBase: config.apiUrl }).state();
  return Promise.resolve(JSON.stringify(sharedStateOf(state)));
};
