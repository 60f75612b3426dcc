import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import productCardStyles from '../product/product-card.module.css';
import { Cards, PIECE, type CardsProps } from './Cards.tsx';
import { askToGrow, restFromGrowing, type Growing } from './growth.ts';
import { hideCards, isSeen, type Visible } from './hideCards.ts';
import { sectionOf, whenNear } from './nearness.ts';
import styles from './growing-cards.module.css';

export interface GrowingCardsProps extends CardsProps {
  readonly visible: Visible;
  /** Begins below the first screen: nothing of it is drawn with the page. */
  readonly isLater: boolean;
  /** Also what nobody comes near is drawn in the end, so that it can be found in the page. */
  readonly isFilled: boolean;
  /** What the list is of: another one begins anew with its first screen. */
  readonly of: string;
}

const CardsDrawn = memo(Cards);

/** How many pieces are drawn: one with the page, the others when what is still to come comes near, or the browser rests. */
function usePieces({ isLater, isFilled, of, products }: GrowingCardsProps) {
  const start = isLater ? 0 : 1;
  const place = useRef<HTMLDivElement>(null);
  const rest = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState(of);
  const [pieces, setPieces] = useState(start);
  if (known !== of) {
    setKnown(of);
    setPieces(start);
  }
  const isNear = useRef(false);
  const [growing] = useState<Growing>(() => ({
    isNear: () => isNear.current,
    grow: () => setPieces((drawn) => drawn + 1),
  }));
  const isWhole = pieces * PIECE >= products.length;
  // After each commit: the piece, or what has come instead of it, is on the screen.
  useEffect(() => {
    isNear.current = false;
    restFromGrowing(growing);
    if (isFilled && !isWhole) askToGrow(growing);
    const awaited = pieces === 0 && place.current ? sectionOf(place.current) : rest.current;
    if (isWhole || !awaited) return undefined;
    return whenNear(awaited, () => {
      isNear.current = true;
      askToGrow(growing);
    });
  });
  useEffect(() => () => restFromGrowing(growing), [growing]);
  return { place, rest, drawn: pieces * PIECE };
}

/** Cards that are drawn here: the first screen with the page, then piece by piece, what is near before what is far. */
export function GrowingCards(props: GrowingCardsProps) {
  const { products, isFirst, marks, visible } = props;
  const { place, rest, drawn } = usePieces(props);
  const toCome = products.slice(drawn).filter((product) => isSeen(visible, product)).length;
  const cards = useMemo(() => products.slice(0, drawn), [products, drawn]);
  useLayoutEffect(() => {
    if (place.current) hideCards(place.current, products, visible);
  });
  return (
    <div ref={place} className={productCardStyles.grid} data-cards="">
      <CardsDrawn products={cards} isFirst={isFirst} marks={marks} />
      {toCome > 0 && (
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a property of our own sheet, which the type does not know
        <div ref={rest} className={styles.rest} style={{ '--dishes': toCome } as CSSProperties} />
      )}
    </div>
  );
}
