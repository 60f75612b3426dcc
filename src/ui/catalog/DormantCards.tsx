import {
  startTransition,
  StrictMode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { CardSurroundingsProvider, useCardSurroundings } from '../product/productLinks.tsx';
import { StoreProvider, useStore } from '../store.tsx';
import productCardStyles from '../product/product-card.module.css';
import { CardsInPieces, type CardsProps } from './Cards.tsx';
import { hideCards, type Visible } from './hideCards.ts';
import { sectionOf, whenNear } from './nearness.ts';
import { wakeWhenMeant } from './waking.ts';

/** What the cards are told: first what the server drew them with, later what holds now. */
function createNews(first: ReactNode) {
  let latest = first;
  const listeners = new Set<() => void>();
  return {
    first: () => first,
    latest: () => latest,
    tell: (content: ReactNode): void => {
      latest = content;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
type News = ReturnType<typeof createNews>;

function Awake({ news }: { readonly news: News }) {
  return useSyncExternalStore(news.subscribe, news.latest, news.first);
}

/** Lets the cards of a place sleep until somebody comes near or means them. Returns what ends them. */
function sleep(place: Element, news: News, onError: (error: unknown) => void): () => void {
  let root: Root | null = null;
  const wake = (): void => {
    stopWaiting();
    if (root) return;
    // A press that is on its way makes React do at once what belongs to it.
    startTransition(() => {
      root = hydrateRoot(
        place,
        <StrictMode>
          <Awake news={news} />
        </StrictMode>,
        { onUncaughtError: onError },
      );
    });
  };
  const waits: (() => void)[] = [];
  const stopWaiting = (): void => waits.splice(0).forEach((stop) => stop());
  waits.push(whenNear(sectionOf(place), wake));
  waits.push(wakeWhenMeant(place, wake));
  if (root) stopWaiting();
  return () => {
    stopWaiting();
    // Not while React is at work on the page around them.
    queueMicrotask(() => root?.unmount());
  };
}

/** The cards with what they need of the page, as it stands. */
function useStandingAlone({ products, isFirst, marks }: CardsProps): ReactNode {
  const store = useStore();
  const surroundings = useCardSurroundings();
  return useMemo(
    () => (
      <StoreProvider value={store}>
        <CardSurroundingsProvider value={surroundings}>
          <CardsInPieces products={products} isFirst={isFirst} marks={marks} />
        </CardSurroundingsProvider>
      </StoreProvider>
    ),
    [store, surroundings, products, isFirst, marks],
  );
}

export interface DormantCardsProps extends CardsProps {
  readonly visible: Visible;
}

/** The markup of `DormantCards`, as the server draws it. The grid is no element of the page's own root, so that it can be one. */
export function DrawnCards(cards: CardsProps) {
  return (
    <div>
      <div className={productCardStyles.grid} data-cards="">
        <CardsInPieces {...cards} />
      </div>
    </div>
  );
}

/**
 * Cards that the server has drawn: React leaves their markup as it is and knows nothing of them until they come near, then
 * they are a root of their own (decision 0029).
 */
export function DormantCards({ visible, ...cards }: DormantCardsProps) {
  const place = useRef<HTMLDivElement>(null);
  const content = useStandingAlone(cards);
  const [news] = useState(() => createNews(content));
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => news.tell(content), [news, content]);
  // Before anything that is aimed at them can pass.
  useLayoutEffect(() => {
    const grid = place.current?.firstElementChild;
    return grid ? sleep(grid, news, (error) => setFailure({ error })) : undefined;
  }, [news]);
  const { products } = cards;
  useLayoutEffect(() => {
    const grid = place.current?.firstElementChild;
    if (grid) hideCards(grid, products, visible);
  }, [products, visible]);
  if (failure) throw failure.error;
  return (
    // A text of no length: the one child for which React leaves alone what stands in an element.
    <div ref={place} suppressHydrationWarning>
      {''}
    </div>
  );
}
