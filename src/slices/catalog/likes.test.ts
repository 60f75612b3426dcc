import { describe, expect, test } from 'vitest';
import { demoCatalog, demoCustomer, demoToken, dish } from '../../../tests/demo.ts';
import { fold, shopOpened, signedIn, type Step } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage, type Stage } from '../../../tests/stage.ts';
import { ApiFailure } from '../../domain/failure.ts';
import type { ProductId } from '../../domain/catalog.ts';
import { draft } from '../draft.ts';
import { selectLike } from './selectors.ts';

const DRAGON = dish('Зелёный дракон');
const tap = draft('catalog/likeTapped', { productId: DRAGON.id });
const listed = (...productIds: readonly ProductId[]) => draft('catalog/likesLoaded', { productIds });
const newcomer: Step = [shopOpened(), signedIn()];
const customer: Step = [newcomer, listed()];
const likeIn = selectLike(DRAGON.id);
const base = DRAGON.likesCount;
const status = (code: number) => new ApiFailure('status', { status: code, serverMessage: 'Слова сервера' });

interface Server {
  readonly like?: () => ReturnType<Stage['cold']>;
  readonly unlike?: () => ReturnType<Stage['cold']>;
}
/** Taps at the marbles' times; the calls that went out, in order. */
const tapping = (stage: Stage, marbles: string, server: Server = {}) => {
  const sent: string[] = [];
  const done = () => stage.cold('100ms (d|)', { d: undefined });
  const play = stage.open([customer], {
    api: {
      like: () => {
        sent.push('like');
        return (server.like ?? done)() as never;
      },
      unlike: () => {
        sent.push('unlike');
        return (server.unlike ?? done)() as never;
      },
    },
  });
  play.emit(marbles, { t: tap, x: draft('auth/logoutTapped') });
  stage.flush();
  const texts = play.events.flatMap((event) =>
    event.type === 'view/noticeRaised' ? [event.payload.notice.text] : [],
  );
  return { sent, texts, like: likeIn(play.store.state()), state: play.store.state() };
};

describe('likes (specification, sections 4 and 8, "Likes")', () => {
  test('a like shows at once and counts one more, an unlike one less', () => {
    expect(likeIn(fold(customer, tap))).toMatchObject({ isLiked: true, count: base + 1 });
    expect(likeIn(fold(customer, tap, tap))).toMatchObject({ isLiked: false, count: base });
  });

  test('a guest is asked to log in, and nothing is liked', () => {
    const { state } = given(shopOpened())
      .when(tap.type, tap.payload)
      .thenAmongOthers(['modal/opened', { modal: { kind: 'auth' } }]);
    expect(likeIn(state).isLiked).toBe(false);
  });

  test('the server’s list marks its products, whose counts include them already', () => {
    const state = fold(newcomer, listed(DRAGON.id));
    expect(likeIn(state)).toMatchObject({ isLiked: true, count: base });
  });

  test('a fresh catalog brings fresh counts and keeps the customer’s own likes', () => {
    const state = fold(
      customer,
      listed(DRAGON.id),
      draft('catalog/loaded', { answer: demoCatalog, skipped: 0, reason: 'version' }),
    );
    expect(likeIn(state)).toMatchObject({ isLiked: true, count: base });
  });

  test('409 ends liked, with its words', () => {
    onStage((stage) => {
      const { like, texts } = tapping(stage, 't', { like: () => stage.cold('#', {}, status(409)) });
      expect(like).toMatchObject({ isLiked: true, count: base + 1 });
      expect(texts).toEqual(['Нельзя поставить лайк этому товару повторно']);
    });
  });

  test('a like that fails is taken back', () => {
    onStage((stage) => {
      const { like } = tapping(stage, 't', { like: () => stage.cold('#', {}, new ApiFailure('timeout')) });
      expect(like).toMatchObject({ isLiked: false, count: base });
    });
  });

  test('an unlike that fails is taken back, with its words', () => {
    onStage((stage) => {
      const { like, texts } = tapping(stage, 't 499ms t', { unlike: () => stage.cold('#', {}, status(500)) });
      expect(like).toMatchObject({ isLiked: true, count: base + 1 });
      expect(texts).toEqual(['Ошибка сервера. Попробуйте позже']);
    });
  });
});

describe('fast taps: one flight a product, and the last wish wins', () => {
  test.each([
    ['like and unlike while the like flies', 't 9ms t', ['like', 'unlike'], false],
    ['like, unlike, like while the first flies', 't 9ms t 9ms t', ['like'], true],
    ['four taps at once', '(tttt)', ['like', 'unlike'], false],
    ['like, later unlike', 't 499ms t', ['like', 'unlike'], false],
    ['five taps in flight', 't 9ms (tttt)', ['like'], true],
  ])('%s', (_what, marbles, sent, isLiked) => {
    onStage((stage) => {
      const outcome = tapping(stage, marbles);
      expect(outcome.sent).toEqual(sent);
      expect(outcome.like).toMatchObject({ isLiked, count: base + (isLiked ? 1 : 0) });
      expect(outcome.texts).toEqual([]);
    });
  });

  test('two products do not wait for each other', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const calls = [cold('100ms (d|)', { d: undefined }), cold('100ms (d|)', { d: undefined })] as const;
      const { emit } = open([customer], {
        api: { like: (_user, id) => (id === DRAGON.id ? calls[0] : calls[1]) },
      });
      emit('(ab)', { a: tap, b: draft('catalog/likeTapped', { productId: dish('Картофель фри').id }) });
      for (const call of calls) expectSubscriptions(call.subscriptions).toBe('^ 99ms !');
      flush();
    });
  });

  test('an answer after the logout is nobody’s', () => {
    onStage((stage) => {
      const { state, texts } = tapping(stage, 't 9ms x', {
        like: () => stage.cold('100ms #', {}, status(409)),
      });
      expect(state.catalog.likes).toEqual({});
      expect(texts).toEqual([]);
    });
  });
});

test('likes of a login are loaded with its profile', () => {
  onStage(({ open, cold, flush }) => {
    const { emit, store } = open([shopOpened()], { api: { likes: () => cold('(l|)', { l: [DRAGON.id] }) } });
    emit('l', { l: draft('auth/loggedIn', { customer: demoCustomer, token: demoToken, returnTo: null }) });
    flush();
    expect(likeIn(store.state()).isLiked).toBe(true);
  });
});

describe('likes and what is read meanwhile', () => {
  const saved = (isLiked: boolean) => draft('catalog/likeSaved', { productId: DRAGON.id, isLiked });
  const asked = draft('user/profileDue');
  const reloaded = draft('catalog/loaded', { answer: demoCatalog, skipped: 0, reason: 'version' });

  test('a list that was asked for before the tap says nothing of it', () => {
    expect(likeIn(fold(customer, asked, tap, saved(true), listed()))).toMatchObject({
      isLiked: true,
      count: base + 1,
    });
    expect(likeIn(fold(customer, asked, tap, listed(), saved(true))).isLiked).toBe(true);
  });

  test('the next list is the server’s word again', () => {
    const state = fold(customer, tap, saved(true), asked, listed());
    expect(likeIn(state)).toMatchObject({ isLiked: false, count: base });
  });

  test('an unlike that fails after a fresh catalog is counted once', () => {
    const failed = draft('catalog/likeFailed', { productId: DRAGON.id, isLiked: true, message: '' });
    const state = fold(customer, listed(DRAGON.id), tap, reloaded, failed);
    expect(likeIn(state)).toMatchObject({ isLiked: true, count: base });
  });

  test('likes that are known before the catalog wait for it', () => {
    const state = fold(signedIn(), listed(DRAGON.id), reloaded);
    expect(likeIn(state)).toMatchObject({ isLiked: true, count: base });
  });

  test('after «already liked» a newer wish to unlike still goes out', () => {
    onStage((stage) => {
      const { sent, like } = tapping(stage, 't 9ms t', {
        like: () => stage.cold('100ms #', {}, status(409)),
      });
      expect(sent).toEqual(['like', 'unlike']);
      expect(like.isLiked).toBe(false);
    });
  });
});

describe('a heart that is pressed before the list of likes has come', () => {
  test('is red at once, and nothing goes out', () => {
    const { state } = given(newcomer)
      .when(tap.type, tap.payload)
      .thenOnly(['catalog/likeWished', { productId: DRAGON.id, isLiked: true }]);
    expect(likeIn(state)).toMatchObject({ isLiked: true, count: base + 1 });
  });

  test('is liked already: nothing goes out, and its count is the catalog’s', () => {
    const { state } = given(newcomer, tap)
      .when('catalog/likesLoaded', { productIds: [DRAGON.id] })
      .thenNothing();
    expect(likeIn(state)).toMatchObject({ isLiked: true, isSaved: true, count: base });
  });

  test.each([
    ['goes out with the list', listed()],
    ['goes out without one that could not be had', draft('catalog/likesFailed')],
  ])('%s', (_what, answer) => {
    const state = fold(newcomer, tap, answer);
    expect(likeIn(state)).toMatchObject({ isLiked: true, count: base + 1, sending: true });
  });

  test('and once more is as the list says', () => {
    const { state } = given(newcomer, tap, tap)
      .when('catalog/likesLoaded', { productIds: [DRAGON.id] })
      .thenNothing();
    expect(likeIn(state)).toMatchObject({ isLiked: true, count: base });
  });

  test('what waits for the connection does not go out because a list could not be had', () => {
    const postponed = draft('catalog/likePostponed', { productId: DRAGON.id, isLiked: true });
    given(customer, tap, postponed, draft('user/profileDue')).when('catalog/likesFailed').thenNothing();
  });
});

test('a like of an id that is no plain name stays the record’s own, beside the likes of others', () => {
  const odd = { productId: '__proto__' as ProductId, isLiked: true };
  const wish = (productId: ProductId, isLiked: boolean) =>
    draft('catalog/likeWished', { productId, isLiked });
  const { likes } = fold(
    customer,
    draft('catalog/likeWished', odd),
    wish(DRAGON.id, true),
    wish(DRAGON.id, false),
    wish(DRAGON.id, true),
  ).catalog;
  expect(Object.keys(likes).toSorted()).toEqual([DRAGON.id, '__proto__'].toSorted());
  expect(Object.getPrototypeOf(likes)).toBe(Object.prototype);
  expect(likes[DRAGON.id]).toMatchObject({ isLiked: true, count: base + 1 });
});
