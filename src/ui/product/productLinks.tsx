import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { Location } from 'react-router-dom';
import type { Product, ProductId } from '../../domain/catalog.ts';
import { selectGroupSlugs, selectStopped } from '../../slices/catalog/selectors.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { openGrowing } from './growing.ts';
import { isPlainPress, useNavigate } from '../navigating.ts';
import { useCityPath } from '../routing.ts';
import type { BackgroundState } from '../shell/background.ts';
import { useSelect } from '../store.tsx';

/** What all cards share. It changes with the city, the settings and the stop list only, so that cards stay still otherwise. */
export interface CardSurroundings {
  readonly hrefOf: (product: Product) => string;
  /** For a link to a product: a plain press opens the dialog over the present page. */
  readonly open: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly stopped: ReadonlySet<ProductId>;
  /** Query that asks for a picture of a card's size. */
  readonly preset: string;
}

const Surroundings = createContext<CardSurroundings | null>(null);
/** For cards that stand in a root of their own. */
export const CardSurroundingsProvider = Surroundings.Provider;

export function useCardSurroundings(): CardSurroundings {
  const surroundings = useContext(Surroundings);
  if (!surroundings) throw new Error('No ProductLinks above');
  return surroundings;
}

/** The address of a product's page. */
export function useProductHref(): (product: Product) => string {
  const path = useCityPath();
  const slugs = useSelect(selectGroupSlugs);
  return useMemo(
    () =>
      ({ slug, groupId }: Product) =>
        path(`catalog/${encodeURIComponent(slugs.get(groupId) ?? groupId)}/${encodeURIComponent(slug)}`),
    [path, slugs],
  );
}

/** A press handler that never changes: a thousand cards must not listen to the address of the page. */
function useOpenOver(page: Location): CardSurroundings['open'] {
  const navigate = useNavigate();
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  }, [page]);
  return useMemo(
    () => (event) => {
      if (event.defaultPrevented || !isPlainPress(event)) return;
      event.preventDefault();
      const state: BackgroundState = { background: latest.current };
      const { currentTarget } = event;
      openGrowing(currentTarget, () => navigate(currentTarget.pathname, { state }));
    },
    [navigate],
  );
}

export interface ProductLinksProps {
  /** The page in sight; under a product's dialog, not the dialog's own address. */
  readonly page: Location;
  readonly children: ReactNode;
}

/** Gives the cards below what they share. */
export function ProductLinks({ page, children }: ProductLinksProps) {
  const hrefOf = useProductHref();
  const open = useOpenOver(page);
  const stopped = useSelect(selectStopped);
  const { list: preset } = useSelect(selectImagePresets);
  const surroundings = useMemo(() => ({ hrefOf, open, stopped, preset }), [hrefOf, open, stopped, preset]);
  return <Surroundings value={surroundings}>{children}</Surroundings>;
}
