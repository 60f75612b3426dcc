import { text } from 'node:stream/consumers';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fold, shopOpened } from '../../../tests/given.ts';
import { draft } from '../../slices/draft.ts';
import type { AppDraft } from '../../slices/events.ts';
import { StoreProvider, type ShopStore } from '../store.tsx';
import { dialogChunk } from './dialogChunk.tsx';
import { ModalHost } from './ModalHost.tsx';
import { modalRegistry, type ModalRegistry } from './modalRegistry.ts';

const MapOfPoints = () => <p>Карта пунктов</p>;
const dialogs: ModalRegistry = {
  ...modalRegistry,
  address: dialogChunk(() => Promise.resolve(MapOfPoints)),
};

const shownAfter = async (...drafts: readonly AppDraft[]): Promise<string> => {
  const state = fold(shopOpened(), ...drafts);
  const store = { state: () => state, serverState: () => state, subscribe: () => () => {} };
  const page = await renderToReadableStream(
    <StoreProvider value={store as unknown as ShopStore}>
      <ModalHost dialogs={dialogs} />
    </StoreProvider>,
  );
  await page.allReady;
  return text(page);
};

test('whoever composes the shop swaps the address dialog, and the delivery choice leads to that one', async () => {
  const choosing = draft('modal/requested', { modal: { kind: 'deliveryChoice' } });
  const delivery = draft('cart/methodChosen', { method: 'delivery' });
  expect(await shownAfter(choosing, delivery)).toContain('Карта пунктов');
  expect(await shownAfter(choosing)).not.toContain('Карта пунктов');
});
