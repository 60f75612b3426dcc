import { describe, expect, test } from 'vitest';
import { broken, empty, line, press, sent, sight } from './stepsOfTests.ts';

const LOSES = 'Корзина никогда не теряет строку';

test('nothing is broken by an act that changes nothing', () => {
  expect(broken({})).toEqual([]);
});

describe('what is lost', () => {
  test('by an act that takes nothing is a broken sentence', () => {
    expect(broken({ after: empty })).toEqual([LOSES]);
    expect(broken({ act: press('В избранное: Рамен'), after: empty })).toEqual([LOSES]);
  });

  test('of two portions one is enough, and another choice of the same dish does not make up for it', () => {
    const before = sight({ kept: [line({ quantity: 2 })] });
    expect(broken({ before })).toEqual([LOSES]);
    const spicy = line({ modifiers: [{ id: 'hot', price: 0, amount: 1 }] });
    expect(broken({ after: sight({ kept: [spicy] }) })).toEqual([LOSES]);
  });

  test.each([
    ['taken by hand', { act: press('Удалить: Рамен'), after: empty }],
    ['told of', { after: { ...empty, told: ['Убрали: Рамен'] } }],
    ['in another city', { after: { ...empty, address: '/tolyatti/catalog' } }],
    ['by what was pressed in haste before', { underWay: [press('Удалить: Рамен')], after: empty }],
    ['with the login', { before: sight({ isLoggedIn: true }), after: empty }],
  ])('%s is no loss', (_how, part) => {
    expect(broken(part)).toEqual([]);
  });

  test('by a reload breaks two', () => {
    expect(broken({ act: { kind: 'reload' }, after: empty })).toEqual([
      LOSES,
      'После обновления страницы корзина та же',
    ]);
  });
});

describe('sums', () => {
  test('the basket says another sum or another number', () => {
    expect(broken({ after: sight({ basket: { count: 1, sum: 50_001 } }) })).toEqual([
      'Сумма в шапке равна сумме строк',
    ]);
    expect(broken({ after: sight({ basket: { count: 2, sum: 50_000 } }) })).toEqual([
      'На корзине столько, сколько в ней порций',
    ]);
  });

  test('a delivery line is neither counted nor summed, modifiers are for each portion', () => {
    const modifiers = [{ id: 'm', price: 1_000, amount: 2 }];
    const kept = [line({ quantity: 3, modifiers }), line({ id: 'd', kind: 'delivery', productId: 'd' })];
    const seen = sight({ kept, basket: { count: 3, sum: 156_000 } });
    expect(broken({ before: seen, after: seen })).toEqual([]);
  });

  test('a total that is not what its rows say, but for one that is being reckoned', () => {
    const rows = { Товары: 50_000, Доставка: 10_000, Скидка: 5_000, Итого: 60_000 };
    expect(broken({ after: sight({ rows }) })).toEqual(['Итог равен сумме своих строк']);
    expect(broken({ after: sight({ rows, told: ['пересчитываем'] }) })).toEqual([]);
    expect(broken({ after: sight({ rows: { ...rows, Итого: 55_000 } }) })).toEqual([]);
  });
});

describe('dialogs', () => {
  const open = sight({ dialogs: ['Рамен'], isFocusInDialog: true, address: '/samara/catalog/supy/ramen' });

  test('Back and Esc close the topmost and leave the page that it was opened from', () => {
    const says = 'Назад и Esc закрывают верхнее';
    const back = { act: { kind: 'back' }, before: open } as const;
    expect(broken({ ...back, after: open })).toEqual([says]);
    expect(broken({ ...back, after: sight() })).toEqual([]);
    expect(broken({ ...back, after: sight({ address: '/samara/' }), underWay: [{ kind: 'back' }] })).toEqual(
      [],
    );
    expect(broken({ ...back, after: sight({ address: '/samara/' }) })).toEqual([says]);
    const under = ['/samara/', '/samara/catalog/supy/ramen'];
    expect(broken({ ...back, under, after: sight({ address: '/samara/' }) })).toEqual([]);
    expect(broken({ ...back, under, after: sight() })).toEqual([says]);
    expect(broken({ act: { kind: 'key', key: 'Escape' }, before: open, after: open })).toEqual([says]);
  });

  test('two at once, or one without the focus', () => {
    const says = ['Окно одно, и фокус в нём'];
    expect(broken({ after: { ...open, dialogs: ['Рамен', 'Вход'] } })).toEqual(says);
    expect(broken({ after: { ...open, isFocusInDialog: false } })).toEqual(says);
  });
});

describe('orders', () => {
  const items = [{ id: 'p1', name: 'Рамен', amount: 1 }];

  test('two of one press', () => {
    const orders = [sent({}, 'o1'), sent({}, 'o2')];
    expect(broken({ orders, orderPresses: 1 })).toEqual(['Один заказ — одно нажатие']);
    expect(broken({ orders: [sent({}, 'o1'), sent({}, 'o1')], orderPresses: 1 })).toEqual([]);
  });

  test('less than there was, or to another city', () => {
    const says = ['Заказано то, что лежало в корзине, и в свой город'];
    const before = sight({ kept: [line({ quantity: 2 })], basket: { count: 2, sum: 100_000 } });
    const order = sent({ order: { items } });
    expect(broken({ before, after: before, ordered: [order], orderPresses: 1 })).toEqual(says);
    const away = sent({ deliveryMethod: 'delivery', address: { city: 'Тольятти' }, order: { items } });
    expect(broken({ ordered: [away], orderPresses: 1 })).toEqual(says);
  });
});

test('what is chosen already has nothing to do, another has', () => {
  const before = sight({ chosen: ['Сегодня'] });
  expect(broken({ act: press('Сегодня'), before, hasAnswered: false })).toEqual([]);
  expect(broken({ act: press('Завтра'), before, hasAnswered: false })).toEqual(['Нажатое отвечает']);
});

test.each([
  ['Ни одного белого экрана', { after: sight({ letters: 0 }) }],
  ['Нажатое отвечает', { act: press('Позвонить'), hasAnswered: false }],
  ['Ни одной ошибки, которую никто не поймал', { errors: ['TypeError: x is not a function'] }],
  ['В корзине видно всё, что в ней лежит', { after: sight({ address: '/samara/cart', listed: [] }) }],
])('«%s»', (says, part) => {
  expect(broken(part)).toEqual([says]);
});
