import { throwError } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { demoAddress, demoCustomer, demoToken, dish, NOW } from '../../../../tests/demo.ts';
import { demoTable } from '../../../../tests/demoForms.ts';
import { fold, restored, shopOpened, signedIn, type StepOrPatch } from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage, type Play, type Stage } from '../../../../tests/stage.ts';
import { ApiFailure } from '../../../domain/failure.ts';
import { MOST_WISHES, WISH_LASTS_MS, type Intent } from '../../../domain/wish.ts';
import type { ProductId } from '../../../domain/catalog.ts';
import { selectLike } from '../../catalog/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { WorldPatch } from '../../../../tests/world.ts';
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

const unheard = () => throwError(() => new ApiFailure('offline'));
/** A back end behind a network that comes and goes, and what has reached it, in order. */
const served = (
  stage: Stage,
  answer: () => ReturnType<Stage['cold']> = () => stage.cold('9ms (d|)', { d: undefined }),
) => {
  const reached: string[] = [];
  let network = true;
  const call = (name: string) => {
    if (!network) return unheard();
    reached.push(name);
    return answer();
  };
  const world: WorldPatch = {
    api: {
      like: () => call('like') as never,
      unlike: () => call('unlike') as never,
      likes: () => stage.cold('9ms (l|)', { l: [] }),
      createAddress: (_user, wanted) => {
        const outcome = call('address');
        return (network ? stage.cold('9ms (a|)', { a: { ...wanted, id: 'new' } }) : outcome) as never;
      },
      reserveTable: () => call('reservation') as never,
      placeOrder: () => {
        throw new Error('An order was placed');
      },
    },
  };
  return {
    reached,
    world,
    cut: () => {
      network = false;
    },
    back: () => {
      network = true;
    },
  };
};
const waiting = ({ store }: Pick<Play, 'store'>) =>
  store.state().user.waiting.map(({ intent: { kind }, needs, claim }) => [kind, needs, claim !== null]);
const told = ({ events }: Play) =>
  events.flatMap((event) => (event.type === 'view/noticeRaised' ? [event.payload.notice.text] : []));
const tell = (play: Play, { type, payload }: AppDraft): void =>
  (play.store.emit as (type: string, payload: object) => void)(type, payload);
const LATER = 'Нет соединения. Отправим, когда появится связь';

describe('without a connection (decision 0046)', () => {
  test('a like, an address and a table wait, go out in the order of the presses, once', () => {
    onStage((stage) => {
      const { reached, world, cut, back } = served(stage);
      const play = stage.open([customer, offline], world);
      cut();
      for (const press of [reserve, like, save]) tell(play, press);
      stage.pass(10);
      expect(waiting(play)).toEqual([
        ['reservation', 'network', false],
        ['like', 'network', false],
        ['address', 'network', false],
      ]);
      expect(told(play)).toEqual([LATER, LATER, LATER]);
      expect(selectLike(DRAGON)(play.store.state()).isLiked).toBe(true);
      back();
      tell(play, online);
      stage.pass(5);
      expect(reached).toEqual(['reservation']);
      stage.pass(60);
      expect(reached).toEqual(['reservation', 'like', 'address']);
      expect(waiting(play)).toEqual([]);
      tell(play, online);
      stage.pass(60);
      expect(reached).toHaveLength(3);
      play.close();
    });
  });

  test('nobody heard again: all stays, one attempt a sign, and nothing more is said', () => {
    onStage((stage) => {
      const { world, cut } = served(stage);
      cut();
      const play = stage.open([customer, offline], world);
      for (const press of [reserve, like]) tell(play, press);
      const attempts = () => play.events.filter(({ type }) => type === 'user/wishResumed').length;
      tell(play, online);
      stage.pass(10);
      expect(attempts()).toBe(1);
      expect(waiting(play)).toEqual([
        ['reservation', 'network', false],
        ['like', 'network', false],
      ]);
      expect(told(play)).toEqual([LATER, LATER]);
      tell(play, draft('view/connectionOpened'));
      stage.pass(10);
      expect(attempts()).toBe(2);
      play.close();
    });
  });

  test('a refusal ends the waiting, with its words; the next one goes', () => {
    onStage((stage) => {
      const refused = new ApiFailure('status', { status: 422, serverMessage: 'Столов нет' });
      const { reached, world, cut, back } = served(stage, () => stage.cold('#', {}, refused));
      const play = stage.open([customer, offline], world);
      cut();
      for (const press of [reserve, save]) tell(play, press);
      back();
      tell(play, online);
      stage.pass(60);
      expect(reached).toEqual(['reservation', 'address']);
      expect(told(play)).toEqual([LATER, LATER, 'Столов нет']);
      expect(waiting(play)).toEqual([]);
      play.close();
    });
  });

  test('the dialog has nothing left to do; one that is open later is not touched by what has waited', () => {
    onStage((stage) => {
      const { world, cut, back } = served(stage);
      const ask = draft('modal/requested', {
        modal: { kind: 'reservation', terminalId: demoTable.terminalId },
      });
      const play = stage.open([customer, offline, ask], world);
      cut();
      tell(play, reserve);
      expect(play.store.state().modal.open).toBeNull();
      tell(play, ask);
      back();
      tell(play, online);
      stage.pass(60);
      expect(play.store.state().modal.open).toMatchObject({ kind: 'reservation' });
      expect(play.store.state().user.forms.reservation).toEqual({ status: 'open' });
      expect(told(play)).toEqual([LATER, 'Стол забронирован']);
      play.close();
    });
  });
});

describe('a later press replaces the earlier', () => {
  test('a like and its unlike: nothing waits, and nothing goes out', () => {
    onStage((stage) => {
      const { reached, world, cut, back } = served(stage);
      const play = stage.open([customer, offline], world);
      cut();
      for (const press of [like, like]) tell(play, press);
      expect(waiting(play)).toEqual([]);
      back();
      tell(play, online);
      stage.pass(60);
      expect(reached).toEqual([]);
      play.close();
    });
  });

  const postponed = (intent: Intent) => draft('user/wishPostponed', { intent, needs: 'network' });
  const liked = (id: string): Intent => ({ kind: 'like', productId: id as ProductId, isLiked: true });

  test('the same is there once, as the newest', () => {
    const state = fold(...['a', 'b', 'a'].map((id) => postponed(liked(id))));
    expect(state.user.waiting.map(({ intent }) => intent)).toEqual([liked('b'), liked('a')]);
  });

  test(`no more than ${MOST_WISHES} wait`, () => {
    const many = Array.from({ length: MOST_WISHES + 2 }, (_, at) => postponed(liked(`dish-${at}`)));
    const { waiting: all } = fold(...many).user;
    expect(all).toHaveLength(MOST_WISHES);
    expect(all.at(-1)?.intent).toEqual(liked(`dish-${MOST_WISHES + 1}`));
  });
});

describe('«Отменить»', () => {
  test('what is withdrawn never goes out, and the heart is as the server has it', () => {
    onStage((stage) => {
      const { reached, world, cut, back } = served(stage);
      const play = stage.open([customer, offline], world);
      cut();
      for (const press of [reserve, like]) tell(play, press);
      for (const { id } of play.store.state().user.waiting) tell(play, draft('user/withdrawTapped', { id }));
      expect(waiting(play)).toEqual([]);
      expect(selectLike(DRAGON)(play.store.state()).isLiked).toBe(false);
      back();
      tell(play, online);
      stage.pass(60);
      expect(reached).toEqual([]);
      play.close();
    });
  });

  test('what is on its way cannot be held back', () => {
    const wish = [
      customer,
      draft('user/wishPostponed', { intent: { kind: 'reservation', request: demoTable }, needs: 'network' }),
    ];
    const { id } = fold(wish).user.waiting[0]!;
    given(wish, draft('user/wishResumed', { id })).when('user/withdrawTapped', { id }).thenNothing();
  });
});

describe('a guest', () => {
  test('is asked to log in, and the like goes out once the login has brought the list of likes', () => {
    onStage((stage) => {
      const { reached, world } = served(stage);
      const play = stage.open([shopOpened()], world);
      tell(play, like);
      expect(play.store.state().modal.open).toEqual({ kind: 'auth' });
      expect(selectWaiting(play.store.state())).toMatchObject([{ state: 'login' }]);
      tell(play, draft('modal/dismissed', { kind: 'auth' }));
      expect(waiting(play)).toEqual([['like', 'login', false]]);
      tell(play, loggedIn);
      expect(reached).toEqual([]);
      stage.pass(60);
      expect(reached).toEqual(['like']);
      expect(waiting(play)).toEqual([]);
      play.close();
    });
  });

  test('whose dish was liked long ago sends nothing', () => {
    onStage((stage) => {
      const { reached, world } = served(stage);
      const play = stage.open([shopOpened()], {
        api: { ...world.api, likes: () => stage.cold('(l|)', { l: [DRAGON] }) },
      });
      for (const press of [like, loggedIn]) tell(play, press);
      stage.pass(60);
      expect(reached).toEqual([]);
      expect(waiting(play)).toEqual([]);
      play.close();
    });
  });

  test('has the address saved after the login', () => {
    onStage((stage) => {
      const { reached, world } = served(stage);
      const play = stage.open([shopOpened()], world);
      for (const press of [save, loggedIn]) tell(play, press);
      stage.pass(60);
      expect(reached).toEqual(['address']);
      play.close();
    });
  });

  test('reserves without a login, and the table waits for the connection alone', () => {
    onStage((stage) => {
      const { reached, world, cut, back } = served(stage);
      const play = stage.open([shopOpened(), offline], world);
      cut();
      tell(play, reserve);
      back();
      tell(play, online);
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
      tell(play, online);
      stage.pass(60);
      expect(reached).toEqual([]);
      expect(selectWaiting(play.store.state())).toMatchObject([{ state: 'uncertain' }]);
      tell(play, draft('user/withdrawTapped', { id: claimed.waiting[0]!.id }));
      expect(waiting(play)).toEqual([]);
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
      tell(play, online);
      stage.pass(60);
      expect(reached).toEqual(['like']);
      expect(waiting(play)).toEqual([]);
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
