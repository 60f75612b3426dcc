import { describe, expect, test } from 'vitest';
import { demoAddress, demoCustomer, demoToken, dish, NOW } from '../../../../tests/demo.ts';
import { demoTable } from '../../../../tests/demoForms.ts';
import { fold, restored, shopOpened, signedIn, type StepOrPatch } from '../../../../tests/given.ts';
import { press, served, waitingIn } from '../../../../tests/network.ts';
import { onStage } from '../../../../tests/stage.ts';
import type { AddressId } from '../../../domain/customer.ts';
import { WISH_LASTS_MS } from '../../../domain/waiting.ts';
import { draft } from '../../draft.ts';
import { selectWaiting } from './selectors.ts';

const DRAGON = dish('Зелёный дракон').id;
const listed = draft('catalog/likesLoaded', { productIds: [] });
const customer: StepOrPatch = [shopOpened(), signedIn(), listed];
const like = draft('catalog/likeTapped', { productId: DRAGON });
const save = draft('address/saveTapped', { draft: demoAddress });
const reserve = draft('user/reservationSubmitted', { request: demoTable });
const offline = draft('view/wentOffline');
const online = draft('view/wentOnline');
const loggedIn = draft('auth/loggedIn', { customer: demoCustomer, token: demoToken, returnTo: null });

describe('a guest', () => {
  test('is asked to log in, and the like goes out once the login has brought the list of likes', () => {
    onStage((stage) => {
      const { reached, world } = served(stage);
      const play = stage.open([shopOpened()], world);
      press(play, like);
      expect(play.store.state().modal.open).toEqual({ kind: 'auth' });
      expect(selectWaiting(play.store.state())).toMatchObject([{ state: 'login' }]);
      press(play, draft('modal/dismissed', { kind: 'auth' }));
      expect(waitingIn(play)).toEqual([['like', 'login', false]]);
      press(play, loggedIn);
      expect(reached).toEqual([]);
      stage.pass(60);
      expect(reached).toEqual(['like']);
      expect(waitingIn(play)).toEqual([]);
      play.close();
    });
  });

  test('whose dish was liked long ago sends nothing', () => {
    onStage((stage) => {
      const { reached, world } = served(stage);
      const play = stage.open([shopOpened()], {
        api: { ...world.api, likes: () => stage.cold('(l|)', { l: [DRAGON] }) },
      });
      for (const one of [like, loggedIn]) press(play, one);
      stage.pass(60);
      expect(reached).toEqual([]);
      expect(waitingIn(play)).toEqual([]);
      play.close();
    });
  });

  test('has the address saved after the login', () => {
    onStage((stage) => {
      const { reached, world } = served(stage);
      const play = stage.open([shopOpened()], world);
      for (const one of [save, loggedIn]) press(play, one);
      stage.pass(60);
      expect(reached).toEqual(['address']);
      play.close();
    });
  });

  test('uses no address that has waited where another was chosen after the login', () => {
    onStage((stage) => {
      const { world } = served(stage);
      const known = { ...demoAddress, id: 'known' as AddressId };
      const api = { ...world.api, addresses: () => stage.cold('2ms (l|)', { l: [known] }) };
      const play = stage.open([shopOpened()], { ...world, api });
      press(play, save);
      stage.pass(1);
      press(play, loggedIn);
      stage.pass(4);
      press(play, draft('address/chosen', { addressId: known.id }));
      stage.pass(60);
      const { list, selectedId } = play.store.state().address;
      expect([list.map(({ id }) => id), selectedId]).toEqual([['known', 'new'], 'known']);
      play.close();
    });
  });

  test('reserves without a login, and the table waits for the connection alone', () => {
    onStage((stage) => {
      const { reached, world, cut, back } = served(stage);
      const play = stage.open([shopOpened(), offline], world);
      cut();
      press(play, reserve);
      back();
      press(play, online);
      stage.pass(60);
      expect(reached).toEqual(['reservation']);
      play.close();
    });
  });
});

describe('what waits outlives the page', () => {
  const wish = draft('user/wishPostponed', {
    intent: { kind: 'reservation', request: demoTable },
    needs: 'network',
  });
  const saved = { waiting: fold(wish).user.waiting };

  test('for a day after its press', () => {
    expect(fold(restored({ user: saved })).user.waiting).toHaveLength(1);
    const old = { waiting: saved.waiting.map((one) => ({ ...one, at: NOW - WISH_LASTS_MS })) };
    expect(fold(restored({ user: old })).user.waiting).toEqual([]);
  });

  test('and goes with its customer', () => {
    expect(fold(customer, wish, draft('auth/loggedOut', { reason: 'tapped' })).user.waiting).toEqual([]);
  });

  test('a table that was on its way as its page went is not sent twice; who withdraws it clears it away', () => {
    const claimed = {
      waiting: saved.waiting.map((one) => ({ ...one, claim: { by: 'gone', at: NOW - 60_000 } })),
    };
    onStage((stage) => {
      const { reached, world } = served(stage);
      const play = stage.open([customer, restored({ user: claimed })], world);
      press(play, online);
      stage.pass(60);
      expect(reached).toEqual([]);
      expect(selectWaiting(play.store.state())).toMatchObject([{ state: 'uncertain' }]);
      press(play, draft('user/withdrawTapped', { id: claimed.waiting[0]!.id }));
      expect(waitingIn(play)).toEqual([]);
      play.close();
    });
  });

  test('a like that was on its way as its page went is sent again', () => {
    const liked = fold(
      draft('user/wishPostponed', {
        intent: { kind: 'like', productId: DRAGON, isLiked: true },
        needs: 'network',
      }),
    );
    const claimed = liked.user.waiting.map((one) => ({ ...one, claim: { by: 'gone', at: NOW - 60_000 } }));
    onStage((stage) => {
      const { reached, world } = served(stage);
      const play = stage.open([customer, { user: { waiting: claimed } }], world);
      press(play, online);
      stage.pass(60);
      expect(reached).toEqual(['like']);
      expect(waitingIn(play)).toEqual([]);
      play.close();
    });
  });
});

describe('the coupon lies in the cart, and is asked about again by the cart', () => {
  const typed = draft('cart/couponSubmitted', { code: 'СУШИ' });

  test('a guest’s waits for the login, the second takes the place of the first', () => {
    const state = fold(shopOpened(), typed, draft('cart/couponSubmitted', { code: 'ЛАПША' }));
    expect(selectWaiting(state)).toMatchObject([{ what: { kind: 'coupon', code: 'ЛАПША' }, state: 'login' }]);
  });

  test('a customer’s waits for the connection, until somebody is heard', () => {
    const failed = draft('promo/listFailed');
    const state = fold(customer, typed, offline);
    expect(selectWaiting(state)).toEqual([]);
    expect(selectWaiting(fold(state, { promo: { failed: 'calculation' } }))).toMatchObject([
      { state: 'network' },
    ]);
    expect(selectWaiting(fold(state, failed))).toEqual([]);
  });
});
