import { describe, expect, test } from 'vitest';
import { demoAddress, dish } from '../../../../tests/demo.ts';
import { demoTable } from '../../../../tests/demoForms.ts';
import { fold, shopOpened, signedIn, type StepOrPatch } from '../../../../tests/given.ts';
import { press, served, told, waitingIn } from '../../../../tests/network.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage } from '../../../../tests/stage.ts';
import { ApiFailure } from '../../../domain/failure.ts';
import { MOST_WISHES } from '../../../domain/waiting.ts';
import type { Intent } from '../../../domain/wish.ts';
import type { ProductId } from '../../../domain/catalog.ts';
import { selectLike } from '../../catalog/selectors.ts';
import { draft } from '../../draft.ts';

const DRAGON = dish('Зелёный дракон').id;
const listed = draft('catalog/likesLoaded', { productIds: [] });
const customer: StepOrPatch = [shopOpened(), signedIn(), listed];
const like = draft('catalog/likeTapped', { productId: DRAGON });
const save = draft('address/saveTapped', { draft: demoAddress });
const reserve = draft('user/reservationSubmitted', { request: demoTable });
const offline = draft('view/wentOffline');
const online = draft('view/wentOnline');

const LATER = 'Нет соединения. Отправим, когда появится связь';

describe('without a connection (decision 0046)', () => {
  test('a like, an address and a table wait, go out in the order of the presses, once', () => {
    onStage((stage) => {
      const { reached, world, cut, back } = served(stage);
      const play = stage.open([customer, offline], world);
      cut();
      for (const one of [reserve, like, save]) press(play, one);
      stage.pass(10);
      expect(waitingIn(play)).toEqual([
        ['reservation', 'network', false],
        ['like', 'network', false],
        ['address', 'network', false],
      ]);
      expect(told(play)).toEqual([LATER, LATER, LATER]);
      expect(selectLike(DRAGON)(play.store.state()).isLiked).toBe(true);
      back();
      press(play, online);
      stage.pass(5);
      expect(reached).toEqual(['reservation']);
      stage.pass(60);
      expect(reached).toEqual(['reservation', 'like', 'address']);
      expect(waitingIn(play)).toEqual([]);
      press(play, online);
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
      for (const one of [reserve, like]) press(play, one);
      const attempts = () => play.events.filter(({ type }) => type === 'user/wishResumed').length;
      press(play, online);
      stage.pass(10);
      expect(attempts()).toBe(1);
      expect(waitingIn(play)).toEqual([
        ['reservation', 'network', false],
        ['like', 'network', false],
      ]);
      expect(told(play)).toEqual([LATER, LATER]);
      press(play, draft('view/connectionOpened'));
      stage.pass(10);
      expect(attempts()).toBe(2);
      play.close();
    });
  });

  test('two tables go out one after the other', () => {
    onStage((stage) => {
      const { reached, world, cut, back } = served(stage);
      const play = stage.open([customer, offline], world);
      cut();
      const later = draft('user/reservationSubmitted', { request: { ...demoTable, guests: 5 } });
      for (const one of [reserve, later]) press(play, one);
      back();
      press(play, online);
      stage.pass(60);
      expect(reached).toEqual(['reservation', 'reservation']);
      expect(waitingIn(play)).toEqual([]);
      play.close();
    });
  });

  test('a refusal ends the waiting, with its words; the next one goes', () => {
    onStage((stage) => {
      const refused = new ApiFailure('status', { status: 422, serverMessage: 'Столов нет' });
      const { reached, world, cut, back } = served(stage, () => stage.cold('#', {}, refused));
      const play = stage.open([customer, offline], world);
      cut();
      for (const one of [reserve, save]) press(play, one);
      back();
      press(play, online);
      stage.pass(60);
      expect(reached).toEqual(['reservation', 'address']);
      expect(told(play)).toEqual([LATER, LATER, 'Столов нет']);
      expect(waitingIn(play)).toEqual([]);
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
      press(play, reserve);
      expect(play.store.state().modal.open).toBeNull();
      press(play, ask);
      back();
      press(play, online);
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
      for (const one of [like, like]) press(play, one);
      expect(waitingIn(play)).toEqual([]);
      back();
      press(play, online);
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
      for (const one of [reserve, like]) press(play, one);
      for (const { id } of play.store.state().user.waiting) press(play, draft('user/withdrawTapped', { id }));
      expect(waitingIn(play)).toEqual([]);
      expect(selectLike(DRAGON)(play.store.state()).isLiked).toBe(false);
      back();
      press(play, online);
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
