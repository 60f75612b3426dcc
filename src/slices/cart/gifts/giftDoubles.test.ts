import { describe, expect, test } from 'vitest';
import { demoCatalog, dish, firstOptions } from '../../../../tests/demo.ts';
import {
  catalogLoaded,
  cityEntered,
  fold,
  lineAdded,
  lineFor,
  promoCalculated,
  shopOpened,
  signedIn,
  type Step,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage } from '../../../../tests/stage.ts';
import { samplePromoAnswer } from '../../../../tests/samples.ts';
import type { CartLine } from '../../../domain/cart.ts';
import { secret } from '../../../kernel/event.ts';
import { draft } from '../../draft.ts';

const DRAGON = lineFor('Зелёный дракон');
const MAKI = dish('Маки с лососем в подарок');
const PIZZA = dish('Пицца Маргарита в подарок');
const WOK = dish('Вок с курицей в подарок');
const OTHER_WOK = dish('Вок с курицей терияки');
const cart: Step = [shopOpened(), signedIn(), lineAdded(DRAGON.name)];
const free = (...codes: readonly string[]): Step => promoCalculated({ freeProducts: codes });
const gift = (name: string, id: string, isFromPromocode = true): CartLine =>
  lineFor(name, { id: id as never, kind: 'gift', isFromPromocode });
const answered = (...steps: readonly Step[]) => ({
  revision: fold(...steps).cart.revision,
  answer: samplePromoAnswer({ freeProducts: [MAKI.code] }),
});

describe('gifts that two tabs were given', () => {
  const arriving = (...lines: readonly CartLine[]) =>
    given(shopOpened(), signedIn()).when('view/slicesArrived', {
      saved: secret({ cart: { lines: [DRAGON, ...lines] } }),
      isLogin: false,
    });
  const leftOf = ({ state }: ReturnType<typeof arriving>) =>
    state.cart.lines.filter(({ kind }) => kind === 'gift').map(({ id }) => id);

  test('of the same one the first stays', () => {
    const twice = [gift(MAKI.name, 'a'), gift(PIZZA.name, 'p'), gift(MAKI.name, 'b')];
    expect(leftOf(arriving(...twice))).toEqual(['a', 'p']);
    expect(arriving(...twice).facts).toContainEqual(
      draft('cart/ruledLinesChanged', { removed: ['b' as never], added: [] }),
    );
  });

  test('different ones stay, and so does a present that no code gave', () => {
    expect(leftOf(arriving(gift(MAKI.name, 'a'), gift(PIZZA.name, 'p')))).toEqual(['a', 'p']);
    expect(leftOf(arriving(gift(MAKI.name, 'a'), gift(MAKI.name, 'b', false)))).toEqual(['a', 'b']);
    expect(leftOf(arriving(lineFor(MAKI.name), gift(MAKI.name, 'a')))).toEqual(['a']);
  });
});

describe('what is asked about a gift', () => {
  test('nothing where it has no modifiers', () => {
    given(cart).when('cart/promoCalculated', answered(cart)).thenOnly(['cart/ruledLinesChanged']);
  });

  test('the second one of a coupon too, after the first was waved away', () => {
    const dismissed = draft('modal/dismissed', { kind: 'modifiers' });
    const { modal } = fold(cart, free(WOK.code), dismissed, free(WOK.code, OTHER_WOK.code));
    expect(modal.open).toMatchObject({ productId: OTHER_WOK.id });
  });

  test('its modifiers, while the settings are not known', () => {
    const early: Step = [cityEntered(), catalogLoaded(), signedIn(), lineAdded(DRAGON.name)];
    expect(fold(early, free(WOK.code)).modal.open).toMatchObject({ kind: 'modifiers', productId: WOK.id });
  });

  test('the choice adds it and takes nothing away; a choice of a dish that is not there does nothing', () => {
    given(cart, free(WOK.code))
      .when('cart/giftChosen', { productId: WOK.id, choice: firstOptions(WOK) })
      .thenAmongOthers(['cart/ruledLinesChanged', { removed: [], added: [{ productId: WOK.id }] }]);
    given(cart)
      .when('cart/giftChosen', { productId: 'gone' as never, choice: [] })
      .thenNothing();
  });
});

test('delivery and fee are no presents, also where the catalog does not mark their group', () => {
  const unmarked = demoCatalog.groups.map((group) => ({ ...group, isServiceGroup: false }));
  const { lines } = fold(
    cart,
    catalogLoaded({ groups: unmarked }),
    free(dish('Бесплатная доставка').code, dish('Сервисный сбор').code, dish('Доставка').code),
  ).cart;
  expect(lines.filter(({ kind }) => kind === 'gift')).toEqual([]);
});

test('a line that came back is not offered back again', () => {
  onStage(({ open, flush }) => {
    const { emit, timesOf } = open([cart]);
    emit('r 99ms u', {
      r: draft('cart/removeTapped', { lineId: DRAGON.id }),
      u: draft('cart/undoTapped'),
    });
    flush();
    expect(timesOf('cart/undoPassed')).toEqual([]);
  });
});
