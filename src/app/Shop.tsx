import '../ui/styles/shop.css';
import { Suspense, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { Safely } from '../pages/ErrorPage.tsx';
import { isDataSaved } from '../ports/dataSaving.ts';
import { selectCities, selectCityListStatus } from '../slices/city/selectors.ts';
import { CatalogFailed, SkeletonGrid } from '../ui/catalog/CatalogGate.tsx';
import type { ModalRegistry } from '../ui/modals/modalRegistry.ts';
import { OrderRowPlace } from '../ui/order/OrderRowPlace.tsx';
import { SkipLink } from '../ui/primitives/SkipLink.tsx';
import { ProductLinks } from '../ui/product/productLinks.tsx';
import { Announcements } from '../ui/shell/Announcements.tsx';
import { backgroundOf, editedLineOf } from '../ui/shell/background.ts';
import { BottomMenu } from '../ui/shell/BottomMenu.tsx';
import { BasketBarPlace } from '../ui/cart/BasketBarPlace.tsx';
import { Header } from '../ui/shell/Header.tsx';
import { LatePart, OverPage } from '../ui/shell/Late.tsx';
import { footer } from '../ui/shell/laterParts.ts';
import { LoadingBar } from '../ui/shell/LoadingBar.tsx';
import { useSelect } from '../ui/store.tsx';
import { matchPage, PageOf, type PageMatch } from './navigation/routes.tsx';
import { ALONE, WITH_SLIDER, type PageId } from './navigation/routeTable.ts';
import { shortSlider } from './navigation/shortSlider.ts';
import { useMainName, usePageEntry, useScrolling, useTitle } from './boot/pageEffects.ts';

const CATALOG: ReadonlySet<PageId | undefined> = new Set(['catalog', 'section', 'search', 'product']);
/** Where the bar of sections stands before the dishes. */
const WITH_DISHES: ReadonlySet<PageId | undefined> = new Set(['catalog', 'section']);
/** Where a phone has the cart at its foot; a dish has its own foot there. */
const WITH_BASKET_BAR: ReadonlySet<PageId | undefined> = new Set(['home', 'catalog', 'section', 'search']);
/** Where the shop may offer its app: nobody is in the middle of something there. */
const WITH_OFFERS: ReadonlySet<PageId | undefined> = new Set(['home', 'catalog', 'section']);
/** The way to the order: on a phone these pages have a head of their own (`PageTop`) and nothing at their foot but the next step. */
const TO_THE_ORDER: ReadonlySet<PageId | undefined> = new Set(['cart', 'checkout']);
/** Where the order on its way is not pinned: where one is about to order, and where the page is about that order. */
const WITHOUT_ORDER_ROW: ReadonlySet<PageId | undefined> = new Set([
  'cart',
  'checkout',
  'complete',
  'completeError',
]);

/** The page in sight and, over it, the product that was opened from it. A reloaded dialog is a page. */
function usePlace() {
  const location = useLocation();
  const [firstKey] = useState(location.key);
  const cities = useSelect(selectCities);
  const background = location.key === firstKey ? null : backgroundOf(location);
  const page: Location = background ?? location;
  const front = background ? matchPage(location.pathname, cities) : null;
  return { location, page, match: matchPage(page.pathname, cities), front };
}

/** Before the list of cities is known, an address cannot be called unknown. */
function Page({ match }: { readonly match: PageMatch | null }) {
  const cities = useSelect(selectCityListStatus);
  if (match || cities === 'ready') return <PageOf match={match} />;
  return cities === 'failed' ? <CatalogFailed /> : <SkeletonGrid />;
}

/** The profile shows the order itself. */
const hasOrderRow = (match: PageMatch | null): boolean =>
  !WITHOUT_ORDER_ROW.has(match?.page) && !(match?.page === 'personal' && match.params.part === undefined);

/** What stands above a page of the shop; the home page places it itself. */
function AbovePage({ match }: { readonly match: PageMatch | null }) {
  if (match?.page === 'home') return null;
  return WITH_SLIDER.has(match?.route) && <LatePart part={shortSlider} />;
}

interface ShopProps {
  readonly dialogs?: ModalRegistry | undefined;
}

/** The shop around its pages; `dialogs` swaps what its dialogs are shown by. */
export function Shop({ dialogs }: ShopProps) {
  const { location, page, match, front } = usePlace();
  usePageEntry(location, page);
  useTitle(location);
  useScrolling(page);
  const mainName = useMainName(page);
  const isAlone = ALONE.has(match?.page);
  const isToTheOrder = TO_THE_ORDER.has(match?.page);
  return (
    <ProductLinks page={page}>
      <LoadingBar />
      <SkipLink target="main" text="Перейти к содержимому" />
      {!isAlone && (
        <Header
          isOver={WITH_SLIDER.has(match?.route)}
          isSearchPage={match?.page === 'search'}
          isOnDeskOnly={isToTheOrder}
        />
      )}
      {/* over a slide the header lies in its picture, and the row stands first */}
      {!isAlone && hasOrderRow(match) && <OrderRowPlace isFirst={WITH_SLIDER.has(match?.route)} />}
      <main id="main" tabIndex={-1} aria-label={mainName}>
        {WITH_DISHES.has(match?.page) && <SkipLink target="top-of-catalog" text="К блюдам" />}
        {!isAlone && <AbovePage match={match} />}
        <Safely address={page.key}>
          <Suspense fallback={isAlone ? null : <SkeletonGrid />}>
            <Page match={match} />
          </Suspense>
        </Safely>
      </main>
      {!isAlone && (
        <div className={isToTheOrder ? 'only-desk' : undefined}>
          <LatePart part={footer} />
        </div>
      )}
      {WITH_BASKET_BAR.has(match?.page) && <BasketBarPlace />}
      {!isAlone && !isToTheOrder && (
        <BottomMenu isCatalog={CATALOG.has(match?.page)} isPersonal={match?.page === 'personal'} />
      )}
      <OverPage
        isAlone={isAlone}
        isPlaceForOffers={WITH_OFFERS.has(match?.page)}
        isDataSaved={isDataSaved}
        productKey={front?.params.product ?? null}
        lineId={editedLineOf(location)}
        dialogs={dialogs}
      />
      <Announcements />
    </ProductLinks>
  );
}
