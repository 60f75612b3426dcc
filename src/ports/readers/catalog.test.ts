import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../domain/failure.ts';
import { readCatalog } from './catalog.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);

const rolls = { id: 'rolls', name: 'Роллы', slug: 'rolly', isIncludedInMenu: true };
const fila = { id: 'fila', code: '001', name: 'Филадельфия', price: 499, parentGroup: 'rolls' };

const read = (products: readonly unknown[], apiUrl = '') =>
  readCatalog({ groups: [rolls], products, stopList: [] }, apiUrl);
const only = (product: object, apiUrl = '') => read([{ ...fila, ...product }], apiUrl).answer.products[0];
const optionsOf = (modifiers: readonly object[], ...others: readonly object[]) =>
  read([{ ...fila, groupModifiers: [{ id: 'g', modifiers }] }, ...others]).answer.products[0]
    ?.modifierGroups[0]?.modifiers;

describe('a product', () => {
  test('of which only the id, the name and the price are known has a default for everything else', () => {
    expect(
      readCatalog({ groups: [], products: [{ id: 'fila', name: 'Филадельфия', price: 499 }] }, ''),
    ).toEqual({
      answer: {
        groups: [],
        products: [
          {
            id: 'fila',
            code: 'fila',
            name: 'Филадельфия',
            description: '',
            price: 49_900,
            slug: 'fila',
            groupId: '',
            categoryName: '',
            image: null,
            weight: null,
            energy: null,
            modifierGroups: [],
            allergens: [],
            filters: [],
            tags: [],
            hiddenIn: [],
            likesCount: 0,
            maxPerPosition: 0,
            isOnSale: true,
          },
        ],
        stopList: [],
      },
      skipped: 0,
    });
  });

  test('that cannot be read is left out alone and counted', () => {
    const broken = [null, 7, 'fila', [], {}, { ...fila, price: '499' }, { ...fila, id: 5 }];
    const { answer, skipped } = read([fila, ...broken, { ...fila, id: 'other' }]);
    expect(answer.products.map(({ id }) => id)).toEqual(['fila', 'other']);
    expect(skipped).toBe(broken.length);
  });

  test('of which a part cannot be read has the others, and each is counted', () => {
    const option = { modifierId: 'wasabi', price: 20 };
    const groupModifiers = [
      { name: 'Соусы', required: true, modifiers: [option, { price: 10 }, { ...option, price: -1 }] },
      { name: 'Без списка' },
    ];
    const odd = { ...fila, tags: 'hot', image: 7, groupModifiers, filters: ['hit', { code: 'new' }] };
    const { answer, skipped } = read([odd]);
    expect(answer.products).toMatchObject([
      { id: 'fila', tags: [], image: null, filters: [{ code: 'new' }] },
    ]);
    const groups = answer.products[0]?.modifierGroups;
    expect(groups).toMatchObject([{ name: 'Соусы', isRequired: true, modifiers: [{ id: 'wasabi' }] }]);
    expect(skipped).toBe(6);
  });

  test('with a price that is no sum is left out alone', () => {
    const { answer, skipped } = read([fila, { ...fila, price: 1e300 }, { ...fila, price: -1 }]);
    expect(answer.products).toHaveLength(1);
    expect(skipped).toBe(2);
  });

  test.each([
    [19.99, 1999],
    [0.1, 10],
    [149.995, 15_000],
    [0, 0],
    [966.89, 96_689],
  ])('of %d roubles costs %d kopecks', (price, expected) => {
    expect(only({ price })?.price).toBe(expected);
  });

  test('takes its category from its group and is hidden in the cities that say so', () => {
    const product = only({ isSamaraHidden: true, isTolyattiHidden: false, isNovokujbyshevskHidden: true });
    expect(product).toMatchObject({ categoryName: 'Роллы', hiddenIn: ['samara', 'novokujbyshevsk'] });
  });

  test('is off the snack gift only where additionalInfo says so', () => {
    expect(only({ additionalInfo: { sale: false } })?.isOnSale).toBe(false);
    expect(only({ additionalInfo: { sale: null } })?.isOnSale).toBe(true);
    expect(only({ additionalInfo: null })?.isOnSale).toBe(true);
  });

  test('has whole limits, so that its lines can be stored', () => {
    expect(only({ maxPerPositionInOrder: 2.5, likesCount: -3 })).toMatchObject({
      maxPerPosition: 2,
      likesCount: 0,
    });
    expect(only({ maxPerPositionInOrder: -1 })?.maxPerPosition).toBe(0);
  });

  test('names an allergen by its code where the name is missing', () => {
    expect(only({ allergens: [{ code: 'fish' }, { code: 'nuts', name: 'Орехи' }] })?.allergens).toEqual([
      { code: 'fish', name: 'fish' },
      { code: 'nuts', name: 'Орехи' },
    ]);
  });

  test('has an energy value only with calories', () => {
    expect(only({ energy: { proteins: 3 } })?.energy).toBeNull();
    expect(only({ energy: { calories: 200, proteins: 3 } })?.energy).toEqual({
      calories: 200,
      proteins: 3,
      fats: 0,
      carbohydrates: 0,
    });
  });

  test('keeps fields that nobody knows away from the client', () => {
    expect(only({ secretSauce: true })).not.toHaveProperty('secretSauce');
  });
});

describe('a modifier', () => {
  const twin = { id: 'sauce', code: '777', name: 'Соус терияки', price: 50, image: '/images/sauce.webp' };

  test('without a name, a code and a picture has those of the product with its id', () => {
    expect(optionsOf([{ modifierId: 'sauce' }], twin)).toEqual([
      {
        id: 'sauce',
        name: 'Соус терияки',
        code: '777',
        price: 0,
        image: '/images/sauce.webp',
        defaultAmount: 0,
        maxAmount: 1,
      },
    ]);
  });

  test('with its own name, code and picture keeps them', () => {
    const own = {
      modifierId: 'sauce',
      name: 'Терияки',
      code: '1',
      price: 30.5,
      image: 'https://cdn.example/a.webp',
    };
    expect(optionsOf([own], twin)).toMatchObject([
      { name: 'Терияки', code: '1', price: 3050, image: 'https://cdn.example/a.webp' },
    ]);
  });

  test('without a twin is called by its id', () => {
    expect(optionsOf([{ modifierId: 'lost', price: 10 }])).toMatchObject([
      { name: 'lost', code: '', image: null },
    ]);
  });

  test('counts in whole units', () => {
    expect(optionsOf([{ modifierId: 'm', defaultAmount: 0.5, maxAmount: 3.9 }])).toMatchObject([
      { defaultAmount: 0, maxAmount: 3 },
    ]);
  });
});

describe('a group of modifiers', () => {
  const groupOf = (group: object) =>
    only({ groupModifiers: [{ modifiers: [], ...group }] })?.modifierGroups[0];

  test.each([
    [{ required: true }, 'one'],
    [{ required: false }, 'many'],
    [{}, 'many'],
    [{ required: true, maxAmount: 1 }, 'one'],
    [{ required: false, maxAmount: 1 }, 'one'],
    [{ required: true, maxAmount: 3 }, 'many'],
    [{ required: true, maxAmount: 0 }, 'one'],
    [{ required: null, maxAmount: null }, 'many'],
  ])('that says %j offers a choice of %s', (group, choice) => {
    expect(groupOf(group)?.choice).toBe(choice);
  });

  test('is known by modifierGroupId, else by id', () => {
    expect(groupOf({ modifierGroupId: 'a', id: 'b' })?.id).toBe('a');
    expect(groupOf({ id: 'b' })?.id).toBe('b');
  });

  test('knows no limit where there is none', () => {
    expect(groupOf({})).toMatchObject({ isRequired: false, minAmount: 0, maxAmount: null });
    expect(groupOf({ minAmount: 2, maxAmount: 4, required: true })).toMatchObject({
      isRequired: true,
      minAmount: 2,
      maxAmount: 4,
    });
  });
});

describe('a catalog', () => {
  test.each([[null], [7], ['<html>'], [[]], [{}], [{ groups: [] }], [{ groups: {}, products: [] }]])(
    '%j is none at all',
    (value) => {
      expect(() => readCatalog(value, '')).toThrow(ApiFailure);
    },
  );

  test('without a stop list has an empty one, with a broken entry the others', () => {
    const base = { groups: [], products: [] };
    expect(readCatalog({ ...base, stopList: null }, '').answer.stopList).toEqual([]);
    const stopList = [{ deliveryTerminalId: 't1', productId: 'fila' }, { productId: 'fila' }];
    expect(readCatalog({ ...base, stopList }, '')).toMatchObject({
      answer: { stopList: [{ terminalId: 't1', productId: 'fila' }] },
      skipped: 1,
    });
  });

  test('reads every good product whatever stands between them', () => {
    const entry = fc.oneof(fc.jsonValue(), fc.constant(fila));
    fc.assert(
      fc.property(fc.array(entry), (products) => {
        const { answer, skipped } = read(products);
        expect(answer.products.length + skipped).toBe(products.length);
        expect(answer.products.filter(({ id }) => id === 'fila')).toHaveLength(
          products.filter((product) => product === fila).length,
        );
      }),
      { numRuns },
    );
  });
});
