import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { ErrorPage, LastResort } from '../pages/ErrorPage.tsx';
import { selectCities } from '../slices/city/selectors.ts';
import { CatalogGate, SkeletonGrid } from '../ui/catalog/CatalogGate.tsx';
import { useMenuPreload } from '../ui/catalog/useMenuPreload.ts';
import { ModalHost } from '../ui/modals/ModalHost.tsx';
import { UndoSnackbar } from '../ui/cart/UndoSnackbar.tsx';
import { ActiveOrder } from '../ui/order/ActiveOrder.tsx';
import { SkipLink } from '../ui/primitives/SkipLink.tsx';
import { FrontProduct } from '../ui/product/FrontProduct.tsx';
import { ProductLinks } from '../ui/product/productLinks.tsx';
import { AppPrompt } from '../ui/shell/AppPrompt.tsx';
import { backgroundOf } from '../ui/shell/background.ts';
import { BottomMenu } from '../ui/shell/BottomMenu.tsx';
import { ErrorBoundary } from '../ui/shell/ErrorBoundary.tsx';
import { Footer } from '../ui/shell/Footer.tsx';
import { Header } from '../ui/shell/Header.tsx';
import { LoadingBar } from '../ui/shell/LoadingBar.tsx';
import { Messages } from '../ui/shell/Messages.tsx';
import { ReceivingStrip } from '../ui/shell/Receiving.tsx';
import { useSelect } from '../ui/store.tsx';
import { matchPage, PageOf, type PageId, type PageMatch } from './routes.tsx';
import { useMainName, usePageEntry, useScrolling, useTitle } from './pageEffects.ts';

const CATALOG: ReadonlySet<PageId | undefined> = new Set(['catalog', 'section', 'search', 'product']);
/** Where a card about the order on its way leads the customer back to it. The home page places it itself. */
const WITH_ORDER: ReadonlySet<PageId | undefined> = new Set(['catalog', 'section', 'search']);

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
  const isUndecided = useSelect(selectCities).length === 0 && match === null;
  if (!isUndecided) return <PageOf match={match} />;
  return (
    <CatalogGate>
      <PageOf match={null} />
    </CatalogGate>
  );
}

interface SafelyProps {
  readonly address: string;
  readonly children: ReactNode;
}

/** An error shows the error page; an error of that one, words and a link (specification, section 2, "Error page"). */
function Safely({ address, children }: SafelyProps) {
  return (
    <ErrorBoundary resetKey={address} fallback={<LastResort />}>
      <ErrorBoundary resetKey={address} fallback={<ErrorPage status={500} />}>
        {children}
      </ErrorBoundary>
    </ErrorBoundary>
  );
}

/** The shop around its pages. */
export function Shop() {
  const { location, page, match, front } = usePlace();
  usePageEntry(location);
  useTitle(location);
  useScrolling(page);
  useMenuPreload();
  const mainName = useMainName(page);
  const isHome = match?.page === 'home';
  return (
    <ProductLinks page={page}>
      <LoadingBar />
      <SkipLink />
      <Header isOver={isHome} isSearchPage={match?.page === 'search'} />
      <main id="main" tabIndex={-1} aria-label={mainName}>
        {!isHome && <ReceivingStrip />}
        {WITH_ORDER.has(match?.page) && (
          <div className="wrap">
            <ActiveOrder isCompact />
          </div>
        )}
        <Safely address={page.key}>
          <Suspense fallback={<SkeletonGrid />}>
            <Page match={match} />
          </Suspense>
        </Safely>
      </main>
      <Footer />
      <BottomMenu isCatalog={CATALOG.has(match?.page)} />
      <AppPrompt />
      <FrontProduct productKey={front?.params.product ?? null} />
      <ModalHost />
      <Messages />
      <UndoSnackbar />
    </ProductLinks>
  );
}
