import type { DishKind, DishRecipe } from './recipe.ts';

/** A recipe with a name for people. */
export interface NamedRecipe {
  readonly name: string;
  readonly recipe: DishRecipe;
}

type Form = Pick<DishRecipe, 'seed' | 'size'>;

const of = (kind: DishKind, words: string): DishRecipe => ({ kind, ingredients: words.split(' ') });
const sample = (name: string, recipe: DishRecipe, form: Form): NamedRecipe => ({
  name,
  recipe: { ...recipe, ...form },
});

const PHILADELPHIA = 'cheese cucumber out:salmon';
const CALIFORNIA = 'crab avocado cucumber out:tobiko';
const DRAGON = 'eel cheese cucumber out:avocado top:unagi top:sesame';

/** One dish of every sort: the house looks at these first. */
export const SAMPLES: readonly NamedRecipe[] = [
  sample('Филадельфия', of('roll', PHILADELPHIA), { seed: 1 }),
  sample('Калифорния', of('roll', CALIFORNIA), { seed: 2 }),
  sample('Дракон', of('roll', DRAGON), { seed: 3 }),
  sample('Темпура с креветкой', of('roll', 'shrimp cheese avocado out:tempura top:spicy'), { seed: 4 }),
  sample('Запечённый с лососем', of('roll', 'salmon cheese cucumber out:sesame top:baked top:unagi'), {
    seed: 5,
  }),
  sample('Маки с огурцом', of('maki', 'cucumber out:nori'), { seed: 7, size: 6 }),
  sample('Канада', of('roll', 'salmon cheese cucumber out:eel top:sesame'), { seed: 8 }),
  sample('Сяке нигири', of('nigiri', 'salmon'), { seed: 1 }),
  sample('Унаги нигири', of('nigiri', 'eel top:sesame'), { seed: 2 }),
  sample('Гункан с икрой', of('gunkan', 'ikura'), { seed: 1 }),
  sample('Гункан спайси тунец', of('gunkan', 'tuna top:spicy'), { seed: 2 }),
  sample('Онигири с лососем', of('onigiri', 'salmon cucumber out:sesame'), { seed: 1 }),
  sample('Удон с курицей', of('wok', 'noodle:udon chicken pepper carrot zucchini teriyaki'), { seed: 1 }),
  sample('Гречневая с говядиной', of('wok', 'noodle:soba beef greenpepper mushroom carrot soy box'), {
    seed: 2,
  }),
  sample('Рис с креветкой', of('wok', 'shrimp egg peas corn scallion'), { seed: 3 }),
  sample('Том ям', of('soup', 'broth:tomyum shrimp mushroom cherry lime chili mussel'), { seed: 4 }),
  sample('Рамен', of('soup', 'broth:shoyu noodle:ramen pork egg nori scallion bamboo'), { seed: 2 }),
  sample('Мисо', of('soup', 'broth:miso tofu wakame scallion'), { seed: 3 }),
  sample('Маргарита', of('pizza', 'ketchup mozzarella tomato basil'), { seed: 1, size: 'l' }),
  sample('Пепперони', of('pizza', 'ketchup pepperoni'), { seed: 2, size: 'm' }),
  sample('Четыре вкуса', of('pizza', 'garlic chicken mushroom greenpepper olive onion'), {
    seed: 3,
    size: 's',
  }),
  sample('Поке с лососем', of('poke', 'salmon avocado edamame cucumber chuka spicy'), { seed: 1 }),
  sample('Цезарь с курицей', of('salad', 'lettuce iceberg chicken cherry crouton parmesan caesar'), {
    seed: 1,
  }),
  sample('Картофель фри', of('fries', 'potato ketchup'), { seed: 1 }),
  sample('Спринг-роллы', of('springrolls', 'shrimp carrot greenpepper sweetchili'), { seed: 1 }),
  sample('Креветки темпура', of('fried', 'shrimp lemon sweetchili'), { seed: 1 }),
  sample('Крылышки барбекю', of('fried', 'wings cheesesauce'), { seed: 2 }),
  sample('Картофель по-деревенски', of('fried', 'wedges garlic'), { seed: 3 }),
  sample('Такояки', of('fried', 'takoyaki teriyaki'), { seed: 9 }),
  sample('Гёдза', of('gyoza', 'pork soy'), { seed: 1 }),
  sample('Гёдза на пару', of('gyoza', 'steamed shrimp soy'), { seed: 3 }),
  sample('Бао со свининой', of('bao', 'pork cucumber scallion bbq'), { seed: 1 }),
  sample('Моти', of('mochi', 'mango strawberry matcha'), { seed: 1 }),
  sample('Чизкейк', of('cake', 'cheesecake strawberry blueberry'), { seed: 1 }),
  sample('Мороженое', of('icecream', 'mango strawberry berry'), { seed: 1 }),
  sample('Лимонад', of('glass', 'lemonade lemon mint'), { seed: 1 }),
  sample('Молочный коктейль', of('glass', 'raspberry milk'), { seed: 7 }),
  sample('Морс', of('bottle', 'berry'), { seed: 2 }),
  sample('Кола', of('can', 'cola'), { seed: 1 }),
  sample('Латте', of('tea', 'latte'), { seed: 3 }),
  sample('Капучино', of('tea', 'cappuccino'), { seed: 6 }),
  sample('Имбирный чай', of('tea', 'gingertea orange gingerroot'), { seed: 20 }),
  sample('Соевый соус', of('sauce', 'soy'), { seed: 1 }),
  sample('Спайси соус', of('sauce', 'spicy'), { seed: 2 }),
  sample('Чесночный соус', of('sauce', 'garlic'), { seed: 3 }),
  sample('Имбирь', of('heap', 'ginger'), { seed: 1 }),
  sample('Васаби', of('heap', 'wasabi'), { seed: 1 }),
  sample(
    'Сет на 32 шт',
    {
      kind: 'set',
      ingredients: [
        of('roll', PHILADELPHIA),
        of('roll', CALIFORNIA),
        of('roll', DRAGON),
        of('maki', 'cucumber out:nori'),
      ],
    },
    { seed: 1, size: 32 },
  ),
];
