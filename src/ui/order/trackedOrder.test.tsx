import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fold, orderActive, shopOpened, signedIn } from '../../../tests/given.ts';
import type { Courier } from '../../domain/customer.ts';
import { personal, type PersonName, type Phone } from '../../domain/personal.ts';
import { selectTracking } from '../../slices/order/selectors.ts';
import { StoreProvider, type ShopStore } from '../store.tsx';
import { TrackedOrder } from './TrackedOrder.tsx';

const name = personal<PersonName>('Тимур');
const phone = personal<Phone>('+79270001122');

const cardOf = (courier: Courier, status = 'OnWay'): string => {
  const state = fold(shopOpened(), signedIn(), orderActive({ status, courier }));
  const tracking = selectTracking(state);
  if (!tracking) throw new Error('No order');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that a rendering asks of it
  const store = {
    state: () => state,
    serverState: () => state,
    subscribe: () => () => {},
  } as unknown as ShopStore;
  return renderToStaticMarkup(
    <StoreProvider value={store}>
      <StaticRouter location="/samara/">
        <TrackedOrder tracking={tracking} />
      </StaticRouter>
    </StoreProvider>,
  );
};
const named = (card: string): number => card.split('Курьер Тимур').length - 1;

test('a courier who is known by name only is named once', () => {
  expect(named(cardOf({ name, phone: null }))).toBe(1);
  // The card has no room for second lines in its path.
  expect(cardOf({ name, phone: null })).not.toMatch(/class="[^"]*note[_"]/);
});

test('a number to call stands for the courier', () => {
  const card = cardOf({ name, phone });
  expect(named(card)).toBe(0);
  expect(card).toContain('tel:+79270001122');
});

test('a cancelled order has no courier', () => {
  expect(cardOf({ name, phone }, 'Cancelled')).not.toContain('Курьер');
});
