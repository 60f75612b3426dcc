import { describe, expect, test } from 'vitest';
import { demoCatalog, demoToken, demoCustomer, dish } from '../../../tests/demo.ts';
import { fold, shopOpened, signedIn, type StepOrPatch } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import type { ProductId } from '../../domain/catalog.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { draft } from '../draft.ts';
import { initialCatalog } from './state.ts';
import { selectLike } from './selectors.ts';

const { id: productId, likesCount: base } = dish('Зелёный дракон');
const newcomer: StepOrPatch = [shopOpened(), signedIn()];
const tap = draft('catalog/likeTapped', { productId });
const saved = (isLiked: boolean) => draft('catalog/likeSaved', { productId, isLiked });
const failed = (isLiked: boolean) => draft('catalog/likeFailed', { productId, isLiked, message: 'Не вышло' });
const listed = (...productIds: readonly ProductId[]) => draft('catalog/likesLoaded', { productIds });
const customer: StepOrPatch = [newcomer, listed()];
const asked = draft('user/profileDue');
const catalogWith = (likesCount: number) =>
  draft('catalog/loaded', {
    answer: {
      ...demoCatalog,
      products: demoCatalog.products.map((product) =>
        product.id === productId ? { ...product, likesCount } : product,
      ),
    },
    skipped: 0,
    reason: 'version',
  });
const likeAfter = (...steps: readonly StepOrPatch[]) => selectLike(productId)(fold(customer, ...steps));

describe('the count beside a heart', () => {
  test('a product that nobody touched has the catalog’s count and no like', () => {
    expect(likeAfter()).toEqual({
      isLiked: false,
      count: base,
      isSaved: false,
      sending: null,
      isNewer: false,
    });
  });

  test('a fresh catalog without the wish on its way counts it beside', () => {
    expect(likeAfter(tap, catalogWith(40)).count).toBe(41);
    expect(likeAfter(tap, saved(true), catalogWith(40)).count).toBe(40);
    expect(likeAfter(tap, saved(true), tap, catalogWith(40)).count).toBe(39);
  });

  test('a saved like is one, whatever an old catalog says', () => {
    expect(likeAfter(tap, saved(true), catalogWith(0)).count).toBe(1);
    expect(likeAfter(tap, saved(true), tap, catalogWith(0)).count).toBe(0);
  });

  test('it is never below nothing', () => {
    expect(likeAfter(catalogWith(0), saved(true), failed(false)).count).toBe(0);
    const one = { isLiked: true, count: 0, isSaved: true, sending: null, isNewer: false };
    expect(likeAfter({ catalog: { likes: { [productId]: one } } }, tap).count).toBe(0);
  });

  test('a product that left the catalog takes its like with it', () => {
    const without = { ...demoCatalog, products: demoCatalog.products.filter(({ id }) => id !== productId) };
    const reloaded = draft('catalog/loaded', { answer: without, skipped: 0, reason: 'version' });
    expect(fold(customer, tap, reloaded).catalog.likes).toEqual({});
  });
});

describe('the server’s list and what is not in it', () => {
  test('a like that the list lacks is taken back, with its count', () => {
    expect(likeAfter(listed(productId), asked, listed())).toMatchObject({
      isLiked: false,
      isSaved: false,
      count: base - 1,
    });
  });

  test('a wish that is on its way, or newer than the question, is left alone', () => {
    expect(likeAfter(tap, asked, listed())).toMatchObject({ isLiked: true, sending: true });
    expect(likeAfter(asked, tap, saved(true), listed())).toMatchObject({ isLiked: true, isSaved: true });
    expect(likeAfter(asked, failed(false), listed(productId)).isSaved).toBe(false);
  });

  test('a list that comes twice counts once', () => {
    expect(likeAfter(listed(productId, productId), asked, listed(productId))).toMatchObject({
      isLiked: true,
      isSaved: true,
      count: base,
    });
  });

  test('another login begins with no likes', () => {
    const login = draft('auth/loggedIn', { customer: demoCustomer, token: demoToken, returnTo: null });
    expect(fold(customer, tap, login).catalog.likes).toEqual({});
    expect(fold(customer, tap, draft('auth/logoutTapped')).catalog.likes).toEqual({});
  });
});

describe('answers to a wish', () => {
  test('one that failed is taken back, a newer one stays and goes out', () => {
    expect(likeAfter(tap, failed(false))).toMatchObject({ isLiked: false, count: base, sending: null });
    given(customer, tap, tap)
      .when('catalog/likeFailed', { productId, isLiked: false, message: 'Не вышло' })
      .thenOnly(['view/noticeRaised', { notice: { kind: 'error', text: 'Не вышло', action: null } }]);
    given(customer, tap, tap)
      .when('catalog/likeSaved', { productId, isLiked: true })
      .thenOnly(['catalog/likeDue', { productId, isLiked: false }]);
  });

  test('one that nobody waits for is shown as the server has it', () => {
    expect(likeAfter(saved(true))).toMatchObject({ isLiked: true, isSaved: true, count: base + 1 });
    expect(likeAfter(failed(true))).toMatchObject({ isLiked: true, isSaved: true, count: base + 1 });
  });

  test('a guest’s wish goes nowhere', () => {
    given(shopOpened()).when('catalog/likeWished', { productId, isLiked: true }).thenNothing();
  });

  test('an answer of a customer who is gone is not asked for', () => {
    onStage(({ open, flush }) => {
      const like = (): never => {
        throw new Error('Nobody asked');
      };
      const { emit, reports } = open([shopOpened()], { api: { like } });
      emit('d', { d: draft('catalog/likeDue', { productId, isLiked: true }) });
      flush();
      expect(reports).toEqual([]);
    });
  });

  test('a conflict of an unlike is a failure like any other', () => {
    onStage(({ open, cold, flush }) => {
      const conflict = new ApiFailure('status', { status: 409 });
      const { emit, events, store } = open([customer, listed(productId)], {
        api: { unlike: () => cold('#', {}, conflict) },
      });
      emit('t', { t: tap });
      flush();
      expect(selectLike(productId)(store.state())).toMatchObject({ isLiked: true, count: base });
      expect(events.filter(({ type }) => type === 'catalog/likeFailed')).toMatchObject([
        { payload: { message: 'Ошибка сервера. Попробуйте позже' } },
      ]);
    });
  });

  test('likes that cannot be read are reported and change nothing', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, reports, timesOf } = open([customer], { api: { likes: () => cold('#') } });
      emit('p', { p: asked });
      flush();
      expect(reports).toEqual(['catalog/loadLikes']);
      expect(timesOf('catalog/likesFailed')).toEqual([0]);
    });
  });
});

describe('the catalog', () => {
  const { status } = fold(shopOpened()).catalog;

  test('shows that it loads only where there is none yet', () => {
    expect(status).toBe('ready');
    const due = draft('catalog/reloadDue', { reason: 'version' });
    expect(fold(due).catalog.status).toBe('loading');
    expect(fold(shopOpened(), due).catalog.status).toBe('ready');
    expect(fold(due, draft('catalog/loadFailed', { reason: 'version' })).catalog.status).toBe('failed');
    expect(fold(shopOpened(), draft('catalog/loadFailed', { reason: 'version' })).catalog.status).toBe(
      'ready',
    );
  });

  test('that cannot be loaded says what it was asked for', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, events, reports } = open([shopOpened()], { api: { catalog: () => cold('#') } });
      emit('r', { r: draft('catalog/reloadDue', { reason: 'coupon' }) });
      flush();
      expect(reports).toEqual(['catalog/loadCatalog']);
      expect(events.filter(({ type }) => type === 'catalog/loadFailed')).toMatchObject([
        { payload: { reason: 'coupon' } },
      ]);
    });
  });

  test('a version other than its own is loaded; the first one is its own', () => {
    const found = (version: string) => draft('catalog/versionFound', { version });
    expect(initialCatalog.version).toBeNull();
    given().when('catalog/versionFound', { version: '1' }).thenNothing();
    given(found('1')).when('catalog/versionFound', { version: '1' }).thenNothing();
    given(found('1'))
      .when('catalog/versionFound', { version: '2' })
      .thenOnly(['catalog/reloadDue', { reason: 'version' }]);
    expect(fold(shopOpened(), found('1'), found('2'), catalogWith(1)).catalog.version).toBe('2');
  });

  test('an emptied search keeps the filters', () => {
    const chosen = draft('catalog/filterToggled', { code: 'hit' });
    const cleared = draft('catalog/searchTyped', { text: '' });
    expect(fold(chosen, cleared).catalog.filters).toEqual(['hit']);
    expect(fold(chosen, draft('catalog/filterToggled', { code: 'new' }), chosen).catalog.filters).toEqual([
      'new',
    ]);
  });
});
