import { describe, expect, test } from 'vitest';
import type { Step } from './sentence.ts';
import { broken, line, press, sent, sight } from './stepsOfTests.ts';

const PROMISE = 'Кнопка делает то, что на ней написано';
const cart = '/samara/cart';
const listed = [{ name: 'Рамен', quantity: 1, sum: 50_000 }];
const seen = sight({ address: cart, listed });
const two = sight({ kept: [line({ quantity: 2 })], basket: { count: 2, sum: 100_000 } });

test('who opens the question for the city themselves wants it, by its button or by Enter on it', () => {
  const after = sight({ dialogs: ['Выберите свой город'], isFocusInDialog: true });
  for (const act of [press('Город: Самара'), { kind: 'key', key: 'Enter' } as const])
    expect(broken({ act, after, hasNamedCity: true })).toEqual([]);
});

describe('«Кнопка делает то, что на ней написано»', () => {
  test.each<[string, Partial<Step>]>([
    ['Удалить: Рамен', { before: seen, after: seen }],
    ['В корзину: Том ям', {}],
    ['Списать все', { after: sight({ rows: { Товары: 50_000, Итого: 50_000 } }) }],
    ['Не списывать', { after: sight({ rows: { Товары: 50_000, Бонусы: 100, Итого: 49_900 } }) }],
    ['Убрать промокод', { after: sight({ coupon: 'ЛАПША' }) }],
    ['Забрать отсюда: Журавль на Кирова', {}],
    ['Город: Самара', {}],
    [
      'В избранное: Рамен',
      { before: sight({ hearts: { Рамен: false } }), after: sight({ hearts: { Рамен: false } }) },
    ],
    ['Применить', {}],
  ])('«%s» that comes to nothing breaks it', (name, part) => {
    expect(broken({ act: press(name), ...part })).toEqual([PROMISE]);
  });

  test.each<[string, Partial<Step>]>([
    ['Удалить: Рамен', { before: seen, after: sight({ address: cart, kept: [], basket: null }) }],
    ['В корзину: Рамен', { after: two }],
    ['В корзину: Вок', { after: sight({ dialogs: ['Выберите ролл'], isFocusInDialog: true }) }],
    ['Забрать отсюда: Журавль на Кирова', { after: sight({ method: 'self' }) }],
    [
      'В избранное: Рамен',
      { before: sight({ hearts: { Рамен: false } }), after: sight({ hearts: { Рамен: true } }) },
    ],
    ['Применить', { after: sight({ invalid: 1 }) }],
    ['Применить', { after: sight({ isOrdering: true }) }],
    ['Город: Самара', { before: sight({ isAlive: false }), early: 5_000 }],
    ['Что-то другое', {}],
  ])('«%s» that is done, refused in words, or not to be had yet does not', (name, part) => {
    expect(broken({ act: press(name), ...part })).toEqual([]);
  });

  test('a press just before the page is alive counts', () => {
    expect(broken({ act: press('Город: Самара'), before: sight({ isAlive: false }), early: 200 })).toEqual([
      PROMISE,
    ]);
  });
});

test.each<[string, Partial<Step>]>([
  [
    'Сумма строки — цена, умноженная на количество',
    { after: sight({ address: cart, listed: [{ name: 'Рамен', quantity: 1, sum: 40_000 }] }) },
  ],
  ['До каждой кнопки можно дотянуться', { coveredBy: 'DIV Нет соединения' }],
  ['Что сказано, можно прочесть', { after: sight({ unread: '«Нет соединения» под DIV Убрали: Рамен' }) }],
  ['До каждой кнопки можно дотянуться', { after: sight({ buried: '«Вернуть» под DIV Нет соединения' }) }],
  ['Фокус не теряется', { act: press('Показать ещё'), after: sight({ isFocusLost: true }) }],
  ['Страница не шире экрана', { after: sight({ isWider: true }) }],
  ['Ни одна ссылка не ведёт в никуда', { after: sight({ isNowhere: true }) }],
  [
    'Окно не идёт следом на другую страницу',
    {
      act: press('Рамен', 'link'),
      before: sight({ dialogs: ['Меню:'] }),
      after: sight({ address: '/samara/promo', dialogs: ['Меню:'], isFocusInDialog: true }),
    },
  ],
  [
    'Окно, открытое снова, начинается заново',
    {
      act: press('Другой адрес'),
      after: sight({ dialogs: ['Адрес доставки'], isFocusInDialog: true, fields: { Улица: 'Гагарина' } }),
    },
  ],
  [
    'Окно, открытое снова, начинается заново',
    {
      act: { kind: 'reopen', role: 'button', name: 'Другой адрес', nth: 0 },
      before: sight({ dialogs: ['Адрес доставки'], isFocusInDialog: true }),
      after: sight({ dialogs: ['Адрес доставки'], isFocusInDialog: true, fields: { Улица: 'Гагарина' } }),
    },
  ],
  [
    'После обновления страницы набранное то же',
    {
      act: { kind: 'reload' },
      before: sight({ fields: { 'Сдача с': '1500.00' } }),
      after: sight({ fields: { 'Сдача с': '150000' } }),
    },
  ],
  [
    'После обновления страницы отмеченное то же',
    {
      act: { kind: 'reload' },
      before: sight({ isLoggedIn: true, hearts: { Рамен: false } }),
      after: sight({ isLoggedIn: true, hearts: { Рамен: true } }),
    },
  ],
  [
    'Что отметил гость, отмечено и после входа',
    { marked: new Set(['Рамен']), after: sight({ isLoggedIn: true, hearts: { Рамен: false } }) },
  ],
  [
    'Закрытая кухня ничего не кладёт в корзину',
    { act: press('Увеличить количество'), after: two, isNight: true },
  ],
  [
    'Адрес — в том городе, что открыт',
    { before: sight(), after: sight({ place: 'Тольятти, Ленинградская, 1' }) },
  ],
  [
    'О городе спрашивают один раз',
    {
      after: sight({ dialogs: ['Выберите свой город'], isFocusInDialog: true }),
      hasNamedCity: true,
    },
  ],
  [
    'Сумму, которую назвал магазин, ресторан принимает',
    {
      ordered: [
        {
          ...sent({ order: { items: [{ id: 'p1', name: 'Рамен', amount: 1 }] } }, null),
          refusal: 'Сумма изменилась',
        },
      ],
      orderPresses: 1,
    },
  ],
])('«%s»', (says, part) => {
  expect(broken(part)).toEqual([says]);
});

test('«На оформлении есть что заказать», but for an order that is on its way', () => {
  const nothing = sight({ address: '/samara/checkout', kept: [], basket: null, listed: [] });
  expect(broken({ act: press('Удалить: Рамен'), after: nothing })).toEqual([
    'На оформлении есть что заказать',
  ]);
  expect(broken({ act: press('Удалить: Рамен'), after: { ...nothing, isOrdering: true } })).toEqual([]);
});

test('the same number in other words, and a field that was wrong, are no loss', () => {
  const typed = (text: string, invalid = 0) => sight({ fields: { 'Сдача с': text }, invalid });
  const reload = { act: { kind: 'reload' } } as const;
  expect(broken({ ...reload, before: typed('1500.00'), after: typed('1500') })).toEqual([]);
  expect(broken({ ...reload, before: typed('ой', 1), after: typed('') })).toEqual([]);
});
