import { drawingOf, type DishRow, type Nutrients, type Section } from './dish.ts';
import { maki } from './maki.ts';
import { bakedRolls } from './rolls.baked.ts';
import { classicRolls } from './rolls.classic.ts';
import { tempuraRolls } from './rolls.tempura.ts';
import { sushi } from './sushi.ts';

const SOURCES = [classicRolls, bakedRolls, tempuraRolls, maki, sushi];

interface Part {
  readonly name: string;
  readonly section: Section;
  readonly dish: DishRow;
  readonly pieces: number;
}

const partOf = (name: string): Part => {
  const section = SOURCES.find(({ dishes }) => name in dishes);
  const dish = section?.dishes[name];
  if (!section || !dish) throw new Error(`A set holds an unknown dish: ${name}`);
  return { name, section, dish, pieces: dish.pieces ?? section.pieces ?? 0 };
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const per100Of = (parts: readonly Part[]): Nutrients => {
  const weight = sum(parts.map(({ dish }) => dish.weight));
  const mean = (at: 0 | 1 | 2): number =>
    sum(parts.map(({ dish }) => dish.per100[at] * dish.weight)) / weight;
  return [mean(0), mean(1), mean(2)];
};

const compositionOf = ({ section, dish }: Part): string =>
  [dish.of, dish.contains, dish.tail ?? section.tail].filter((part) => part !== undefined).join(', ');

type SetFacts = Pick<DishRow, 'price' | 'seed' | 'is' | 'choices' | 'hiddenIn' | 'most'>;

/** The roll a customer may choose into a set: its name on the list, its grams and pieces. */
const CHOSEN = { name: 'ролл на выбор', weight: 235, pieces: 8 };

/** A set's weight, pieces, energy and allergens are those of the dishes it holds. */
const setOf = (names: readonly string[], facts: SetFacts): DishRow => {
  const parts = names.map(partOf);
  const chosen = facts.choices?.includes('setRoll') ? [CHOSEN] : [];
  return {
    ...facts,
    of: [...names, ...chosen.map(({ name }) => name)].join(', '),
    contains: parts.map(compositionOf).join(', '),
    weight: sum([...parts.map(({ dish }) => dish), ...chosen].map(({ weight }) => weight)),
    pieces: sum([...parts, ...chosen].map(({ pieces }) => pieces)),
    per100: per100Of(parts),
    art: '',
    parts: parts.flatMap(({ section, dish }) => drawingOf(section, dish) ?? []),
  };
};

export const sets: Section = {
  key: 'sets',
  name: 'Сеты',
  kind: 'set',
  dishes: {
    'Сет «Дружеский», 32 шт': setOf(
      ['Филадельфия классик', 'Калифорния с крабом', 'Зелёный дракон', 'Темпура с лососем'],
      { price: 1790, is: ['hit'] },
    ),
    'Сет «Филадельфия», 24 шт': setOf(
      ['Филадельфия классик', 'Запечённая Филадельфия', 'Филадельфия люкс с икрой'],
      { price: 1690, seed: 2, is: ['hit'], most: 3 },
    ),
    'Сет «Горячий», 32 шт': setOf(
      ['Запечённый с лососем', 'Терияки чикен', 'Темпура с креветкой', 'Темпура чикен'],
      { price: 1490, seed: 3 },
    ),
    'Сет «Маки», 24 шт': setOf(['Маки с лососем', 'Маки с огурцом', 'Маки с креветкой', 'Маки с авокадо'], {
      price: 629,
      seed: 4,
      is: ['glutenFree'],
    }),
    'Сет «На двоих», 22 шт': setOf(['Филадельфия классик', 'Запечённая креветка', 'Маки с лососем'], {
      price: 1090,
      seed: 3,
    }),
    'Сет «Плюс один ролл», 32 шт': setOf(
      ['Калифорния с крабом', 'Бонито с лососем', 'Запечённый с лососем'],
      {
        price: 1590,
        seed: 2,
        is: ['new'],
        choices: ['setRoll'],
      },
    ),
    'Сет «Большая компания», 56 шт': setOf(
      [
        'Филадельфия классик',
        'Калифорния с крабом',
        'Чёрный жемчуг',
        'Бонито с лососем',
        'Тамаго эби',
        'Темпура с лососем',
        'Чеддер ранч',
      ],
      { price: 2890, seed: 7, is: ['hit'] },
    ),
    'Сет «Нигири», 16 шт': setOf(
      [
        'Нигири с лососем',
        'Нигири с тунцом',
        'Нигири с креветкой',
        'Нигири с угрём',
        'Нигири с лососем',
        'Нигири с тамаго',
        'Нигири с тунцом',
        'Нигири с гребешком',
      ],
      { price: 1490, seed: 8, hiddenIn: ['tolyatti'] },
    ),
    'Сет «Сад», 22 шт': setOf(['Зелёный сад', 'Овощная темпура', 'Маки с огурцом'], {
      price: 729,
      seed: 9,
      is: ['vegetarian'],
    }),
    'Сет «Огненный», 32 шт': setOf(['Спайси лосось', 'Васаби тобико', 'Красный вулкан', 'Темпура с тунцом'], {
      price: 1890,
      seed: 10,
      is: ['spicy'],
    }),
    'Сет «Праздник», 40 шт': setOf(
      ['Канада', 'Розовая креветка', 'Сакура', 'Лава с крабом', 'Сливочный угорь'],
      { price: 2490, seed: 1 },
    ),
  },
};
