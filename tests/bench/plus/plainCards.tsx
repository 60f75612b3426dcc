import { configureStore, createReducer } from '@reduxjs/toolkit';
import { memo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';

/** The peers' page: plain cards without any rule, a badge with the sum of pieces; the dishes of a full cart come first. */
const DISHES = Array.from({ length: 1_000 }, (_, at) => ({
  id: `dish-${at}`,
  name: `Ролл ${at}`,
  text: `Лосось, сыр, огурец, рис, нори ${at}`,
  price: 199 + (at % 40) * 10,
}));
const IN_CART = 30;

interface Cart {
  readonly quantities: Record<string, number>;
  count: number;
}
interface State {
  readonly cart: Cart;
}
interface Added {
  readonly type: 'added';
  readonly id: string;
}
const fullCart = (): Cart => ({
  quantities: Object.fromEntries(DISHES.slice(0, IN_CART).map(({ id }) => [id, 1])),
  count: IN_CART,
});

type Dish = (typeof DISHES)[number];

/** What a side is asked afterwards; `reads` counts how often a selector was run. */
interface Plain {
  readonly quantities: () => readonly number[];
  readonly reads: () => number;
}
declare global {
  interface Window {
    plain?: Plain;
  }
}

let reads = 0;
const select =
  <T,>(of: (state: State) => T) =>
  (state: unknown): T => {
    reads += 1;
    return of(state as State);
  };

const Card = memo(function Card({ dish: { id, name, text, price } }: { readonly dish: Dish }) {
  const quantity = useSelector(select(({ cart }) => cart.quantities[id] ?? 0));
  const dispatch = useDispatch();
  return (
    <article>
      <img alt="" width="248" height="248" />
      <h3>{name}</h3>
      <p>{text}</p>
      <b>{price} ₽</b>
      <button type="button" onClick={() => dispatch({ type: 'added', id } satisfies Added)}>
        +<i>{quantity}</i>
      </button>
    </article>
  );
});

const Badge = () => <output>{useSelector(select(({ cart }) => cart.count))}</output>;

/** As react-redux advises: a selector for each card. */
const openReactRedux = (place: HTMLElement): void => {
  const cart = createReducer(fullCart(), (cases) => {
    cases.addCase<Added>('added', (draft, { id }) => {
      draft.quantities[id] = (draft.quantities[id] ?? 0) + 1;
      draft.count += 1;
    });
  });
  const store = configureStore({
    reducer: { cart },
    devTools: false,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
  const quantities = () => Object.values((store.getState() as State).cart.quantities);
  window.plain = { quantities, reads: () => reads };
  const page = (
    <Provider store={store}>
      <Badge />
      <main>
        {DISHES.map((dish) => (
          <Card key={dish.id} dish={dish} />
        ))}
      </main>
    </Provider>
  );
  flushSync(() => createRoot(place).render(page));
};

/** The limit: the DOM by hand, each card with its own listener. */
const openByHand = (place: HTMLElement): void => {
  const cart = fullCart();
  const badge = document.createElement('output');
  badge.textContent = String(cart.count);
  const main = document.createElement('main');
  for (const { id, name, text, price } of DISHES) {
    const card = document.createElement('article');
    card.innerHTML = `<img alt="" width="248" height="248"><h3>${name}</h3><p>${text}</p><b>${price} ₽</b><button type="button">+<i>${cart.quantities[id] ?? 0}</i></button>`;
    card.querySelector('button')?.addEventListener('click', ({ currentTarget }) => {
      const quantity = (cart.quantities[id] ?? 0) + 1;
      cart.quantities[id] = quantity;
      cart.count += 1;
      const number = currentTarget instanceof Element ? currentTarget.querySelector('i') : null;
      if (number) number.textContent = String(quantity);
      badge.textContent = String(cart.count);
    });
    main.append(card);
  }
  place.append(badge, main);
  window.plain = { quantities: () => Object.values(cart.quantities), reads: () => 0 };
};

const place = document.createElement('div');
document.body.append(place);
if (location.hash === '#by-hand') openByHand(place);
else openReactRedux(place);
