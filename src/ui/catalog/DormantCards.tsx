import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CardSurroundingsProvider, useCardSurroundings } from '../product/productLinks.tsx';
import { StoreProvider, useStore } from '../store.tsx';
import productCardStyles from '../product/product-card.module.css';
import { Cards, PIECE, pieceOf, type CardsProps } from './Cards.tsx';
import { hideCards, isSeen, type Visible } from './hideCards.ts';
import { createNews, sleep, type DrawPiece, type Sleeper } from './sleeping.tsx';

/** One piece with what its cards need of the page, as it stands. */
function useDrawPiece({ products, isFirst, marks }: CardsProps): DrawPiece {
  const store = useStore();
  const surroundings = useCardSurroundings();
  return useCallback(
    (at) => (
      <StoreProvider value={store}>
        <CardSurroundingsProvider value={surroundings}>
          <Cards products={pieceOf(products, at)} isFirst={isFirst && at === 0} marks={marks} />
        </CardSurroundingsProvider>
      </StoreProvider>
    ),
    [store, surroundings, products, isFirst, marks],
  );
}

export interface DormantCardsProps extends CardsProps {
  readonly visible: Visible;
}

/** The markup of `DormantCards`, as the server draws it. Its pieces are no elements of the page's own root, so that each can be one. */
export function DrawnCards({ products, isFirst, marks }: CardsProps) {
  return (
    <div>
      <div className={productCardStyles.grid}>
        {Array.from({ length: Math.ceil(products.length / PIECE) }, (_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the list
          <div key={at} className={productCardStyles.piece} data-cards="">
            <Cards products={pieceOf(products, at)} isFirst={isFirst && at === 0} marks={marks} />
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * Cards that the server has drawn: React leaves their markup as it is and knows nothing of them. A piece that comes near, or is
 * meant, becomes a root of its own (decision 0036).
 */
export function DormantCards({ visible, ...cards }: DormantCardsProps) {
  const place = useRef<HTMLDivElement>(null);
  const sleepers = useRef<readonly Sleeper[]>([]);
  const draw = useDrawPiece(cards);
  const [news] = useState(() => createNews(draw));
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => news.tell(draw), [news, draw]);
  // Before anything that is aimed at them can pass.
  useLayoutEffect(() => {
    const pieces = [...(place.current?.firstElementChild?.children ?? [])];
    const asleep = pieces.map((piece, at) => sleep(piece, at, news, (error) => setFailure({ error })));
    sleepers.current = asleep;
    return () => asleep.forEach(({ end }) => end());
  }, [news]);
  const { products } = cards;
  useLayoutEffect(() => {
    const grid = place.current?.firstElementChild;
    if (!grid) return;
    hideCards(grid, products, visible);
    for (const [at, { watch }] of sleepers.current.entries()) {
      const seen = pieceOf(products, at).findIndex((product) => isSeen(visible, product));
      watch(grid.children[at]?.children[seen] ?? null);
    }
  }, [products, visible]);
  if (failure) throw failure.error;
  return (
    // A text of no length: the one child for which React leaves alone what stands in an element.
    <div ref={place} suppressHydrationWarning>
      {''}
    </div>
  );
}
