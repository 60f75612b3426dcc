import type { DishRow, DishRows, Section } from './dish.ts';

type Rest = Partial<DishRow>;

const option = (
  of: string,
  facts: readonly [weight: number, proteins: number, fats: number, carbohydrates: number],
  rest: Rest,
): DishRow => {
  const [weight, ...per100] = facts;
  return { of, price: 0, weight, per100, art: '', seed: 21, ...rest };
};
const noodle = (of: string, art: string, seed = 21): DishRow =>
  option(of, [180, 5, 1, 28], { kind: 'wok', art, seed });
const sauce = (of: string, art: string): DishRow => option(of, [40, 2, 6, 22], { kind: 'sauce', art });
const heap = (of: string, facts: readonly [number, number, number, number], art: string): DishRow =>
  option(of, facts, { art });
const size = (art: string, weight: number, letter: 's' | 'm' | 'l'): DishRow =>
  option('Тонкое тесто, томатный соус, моцарелла', [weight, 10, 9, 28], { kind: 'pizza', art, size: letter });

/** Chosen so that no two pictures are alike; the rest share one. */
const SEEDS: Readonly<Record<string, number>> = {
  'Рис к супу': 1,
  'Запечённый с курицей в сет': 1,
  'Калифорния в сет': 3,
  'Колбасный борт': 3,
  Ветчина: 55,
  Ананас: 1,
  'Манго-чили': 45,
  Ореховый: 24,
  Унаги: 34,
  Спайси: 7,
  Кимчи: 44,
  Карри: 58,
  Сырный: 49,
  'Сладкий чили': 9,
  Устричный: 24,
  Тофу: 3,
  Лосось: 25,
  Креветки: 8,
  'Поке понзу': 1,
  'Свежий базилик': 3,
  Халапеньо: 2,
  Шампиньоны: 1,
  Свинина: 41,
};

const seeded = (dishes: DishRows): DishRows =>
  Object.fromEntries(
    Object.entries(dishes).map(([name, dish]) => [name, { ...dish, seed: SEEDS[name] ?? dish.seed ?? 21 }]),
  );

/** The products that modifiers point to. Their prices stand in the modifier groups. */
export const modifiers: Section = {
  key: 'modifiers',
  name: 'Модификаторы',
  standing: 'modifiers',
  kind: 'heap',
  dishes: seeded({
    Удон: noodle('Пшеничная лапша удон', 'noodle:udon'),
    Соба: noodle('Гречнево-пшеничная лапша соба', 'noodle:soba on:porcelain'),
    'Рисовая лапша': noodle('Рисовая лапша', 'noodle:rice on:iron'),
    Фунчоза: noodle('Стеклянные нити из крахмала маша', 'noodle:glass', 3),
    'Яичная лапша': noodle('Яичная пшеничная лапша', 'noodle:egg'),
    Рис: noodle('Отварной японский рис', 'steamed seeds'),
    Курица: heap('Куриное филе', [80, 23, 5, 1], 'chicken'),
    Свинина: heap('Свиная шея', [80, 18, 16, 0], 'pork'),
    Говядина: heap('Говяжья вырезка', [80, 24, 8, 0], 'beef'),
    Креветки: heap('Тигровые креветки', [70, 20, 1, 1], 'shrimp'),
    Лосось: heap('Филе лосося', [70, 21, 13, 0], 'salmon'),
    Тофу: heap('Тофу из соевых бобов', [80, 12, 7, 2], 'tofu'),
    Терияки: sauce('Соевый соус, сахар, имбирь', 'teriyaki'),
    Устричный: sauce('Устричный соус, соевый соус', 'soy mussel scallion'),
    'Сладкий чили': sauce('Перец чили, чеснок, сахар, уксус', 'sweetchili'),
    Сырный: sauce('Сливочный сыр, чеддер, сливки', 'cheesesauce'),
    Карри: sauce('Кокосовое молоко, паста карри', 'mustard chili clove'),
    Кимчи: sauce('Паста кимчи, чили, чеснок', 'sriracha kimchi scallion'),
    Спайси: sauce('Майонез, паста чили, чеснок', 'spicy'),
    Унаги: sauce('Соус унаги: соевый соус, мирин, сахар', 'unagi'),
    Ореховый: sauce('Ореховый соус: арахис, кунжут, соевый соус', 'nut'),
    'Манго-чили': sauce('Пюре манго, перец чили', 'sweetchili mango chili'),
    'Поке понзу': sauce('Соевый соус, сок цитрусов', 'soy lime'),
    'Жареный кунжут': heap('Кунжут', [10, 19, 50, 12], 'seeds'),
    Шампиньоны: heap('Шампиньоны', [40, 4, 1, 1], 'mushroom'),
    Брокколи: heap('Брокколи', [50, 3, 0.4, 5], 'broccoli'),
    Ананас: heap('Ананас', [50, 0.4, 0.2, 13], 'pineapple'),
    'Яйцо маринованное': heap('Куриное яйцо, соевый соус', [50, 12, 10, 2], 'egg'),
    Арахис: heap('Жареный арахис', [15, 26, 49, 14], 'peanut'),
    'Перец чили': heap('Свежий перец чили', [10, 2, 0.4, 7], 'chili'),
    'Маленькая 25 см': size('ketchup mozzarella', 380, 's'),
    'Средняя 30 см': size('ketchup mozzarella', 540, 'm'),
    'Большая 35 см': size('ketchup mozzarella', 740, 'l'),
    Моцарелла: heap('Сыр моцарелла', [40, 20, 19, 2], 'mozzarella'),
    Пепперони: heap('Колбаса пепперони', [40, 22, 40, 1], 'pepperoni'),
    Ветчина: heap('Ветчина из свинины', [40, 18, 9, 2], 'ham'),
    Халапеньо: heap('Маринованный перец халапеньо', [20, 1, 0.4, 5], 'jalapeno'),
    'Свежий базилик': heap('Свежий базилик', [5, 3, 0.6, 3], 'basil'),
    'Сырный борт': option('Сыр моцарелла, сливочный сыр', [90, 18, 22, 3], {
      kind: 'fried',
      art: 'sticks cheesesauce',
    }),
    'Колбасный борт': option('Свиная колбаска, тесто', [110, 12, 20, 15], {
      kind: 'springrolls',
      art: 'pepperoni ketchup',
    }),
    'Тонкий борт': option('Тонкое тесто', [10, 8, 3, 50], {}),
    'Филадельфия в сет': option('Лосось, сливочный сыр, огурец, рис, нори', [230, 9, 9, 20], {
      kind: 'roll',
      art: 'cheese cucumber out:salmon',
    }),
    'Калифорния в сет': option('Снежный краб, авокадо, огурец, икра тобико, рис, нори', [220, 7, 6, 24], {
      kind: 'roll',
      art: 'crab avocado cucumber out:tobiko',
    }),
    'Запечённый с курицей в сет': option(
      'Курица, сливочный сыр, томат, сырная шапка, рис, нори',
      [250, 9, 11, 22],
      {
        kind: 'roll',
        art: 'chicken cheese tomato out:sesame top:baked',
      },
    ),
    'Темпура с креветкой в сет': option('Креветка, сливочный сыр, темпура, рис, нори', [240, 8, 10, 27], {
      kind: 'roll',
      art: 'shrimp cheese out:tempura top:spicy',
    }),
    'Рис для поке': option('Японский рис', [150, 3, 0.5, 28], { kind: 'wok', art: 'steamed peas' }),
    Киноа: option('Отварная киноа', [130, 4, 2, 21], { kind: 'poke', art: 'quinoa' }),
    'Микс салата': option('Айсберг, романо, шпинат', [80, 1.5, 0.2, 2], {
      kind: 'salad',
      art: 'lettuce spinach',
    }),
    'Рис и киноа': option('Японский рис, киноа', [140, 4, 1, 25], { kind: 'poke', art: 'quinoa edamame' }),
    'Рис к супу': option('Отварной рис', [100, 3, 0.5, 28], { kind: 'wok', art: 'steamed scallion' }),
    'Коровье молоко': option('Молоко 3,2 %', [150, 3, 3.2, 4.7], {}),
    'Кокосовое молоко': option('Кокосовый напиток', [150, 0.3, 1.5, 3], {}),
    'Миндальное молоко': option('Миндальный напиток', [150, 0.6, 1.3, 2.5], {}),
    'Добавить лёд': option('Питьевая вода', [60, 0, 0, 0], {}),
  }),
};
