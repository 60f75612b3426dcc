import type { Decorator } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigationPort } from '../../src/app/navigation.ts';
import { StoreProvider } from '../../src/ui/store.tsx';
import { shopInSight } from './addon.ts';

interface BridgeProps {
  readonly navigation: NavigationPort;
  readonly children: ReactNode;
}

/** Hands the story's router to the store's world. */
function Bridge({ navigation, children }: BridgeProps) {
  const navigate = useNavigate();
  useEffect(() => navigation.bind((to, options) => void navigate(to, options)), [navigation, navigate]);
  return children;
}

/** The store of a story that has a past. */
export const withShop: Decorator = (Story) => {
  const shop = shopInSight();
  if (!shop) return <Story />;
  return (
    <StoreProvider value={shop.store}>
      <Bridge navigation={shop.navigation}>
        <Story />
      </Bridge>
    </StoreProvider>
  );
};
