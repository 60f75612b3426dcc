import type { Decorator } from '@storybook/react-vite';
import { useEffect, useMemo, type ReactNode } from 'react';
import { stillStore } from '../../src/app/screen/stillStore.ts';
import { Shop } from '../../src/app/Shop.tsx';
import { useNavigate } from '../../src/ui/navigating.ts';
import { StoreProvider } from '../../src/ui/store.tsx';
import { isSeenAgain, useSight, type Moment } from '../events/sight.ts';
import { knowingStore } from '../events/knowingStore.ts';
import { shopInSight } from './addon.ts';
import type { OpenShop } from './open.ts';

interface BridgeProps {
  readonly shop: OpenShop;
  readonly children: ReactNode;
}

/** Hands the story's router to the store's world, and tells the shop that it is on the screen. */
function Bridge({ shop: { navigation, seen }, children }: BridgeProps) {
  const navigate = useNavigate();
  useEffect(() => navigation.bind(navigate), [navigation, navigate]);
  useEffect(() => seen(), [seen]);
  return children;
}

interface MomentProps {
  readonly moment: Moment;
  readonly children: ReactNode;
}

/** The screen of one moment of a journal. */
function AtMoment({ moment: { state, isPasted }, children }: MomentProps) {
  const store = useMemo(() => stillStore(state), [state]);
  return <StoreProvider value={store}>{isPasted ? <Shop /> : children}</StoreProvider>;
}

function InSight({ children }: { readonly children: ReactNode }) {
  const sight = useSight();
  const shop = shopInSight();
  const store = useMemo(
    () => (shop && isSeenAgain(sight) ? knowingStore(shop.store) : (shop?.store ?? null)),
    [shop, sight],
  );
  if (sight.moment) return <AtMoment moment={sight.moment}>{children}</AtMoment>;
  if (!shop || !store) return children;
  return (
    <StoreProvider value={store}>
      <Bridge shop={shop}>{children}</Bridge>
    </StoreProvider>
  );
}

/** The store of a story that names its `given`, or the moment of a journal that the panel «События» looks at. */
export const withShop: Decorator = (Story) => (
  <InSight>
    <Story />
  </InSight>
);
