import { useMemo } from 'react';
import type { Moment } from '../../ui/admin/screenDoor.ts';
import { StoreProvider } from '../../ui/store.tsx';
import { Shop } from '../Shop.tsx';
import { StillRouter } from './StillRouter.tsx';
import { stillStore } from './stillStore.ts';

/** The shop as it was at one moment. Nothing runs in it. */
export function StillShop({ moment: { state, path, under } }: { readonly moment: Moment }) {
  const store = useMemo(() => stillStore(state), [state]);
  return (
    <StoreProvider value={store}>
      <StillRouter path={path} under={under}>
        <Shop />
      </StillRouter>
    </StoreProvider>
  );
}
