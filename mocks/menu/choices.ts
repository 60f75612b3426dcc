/** A modifier group of the menu: option names (products of the modifier group) with their prices in roubles. */
export interface Choice {
  readonly name: string;
  readonly required: boolean;
  /** How many options at most; 1 is a single choice. */
  readonly most: number;
  /** Options go out without name and code, so that the catalogue's own product names them. */
  readonly bare?: boolean;
  readonly options: Readonly<Record<string, number>>;
}

const one = (name: string, options: Choice['options']): Choice => ({
  name,
  required: true,
  most: 1,
  options,
});
const optional = (name: string, most: number, options: Choice['options']): Choice => ({
  name,
  required: false,
  most,
  options,
});
const bare = (choice: Choice): Choice => ({ ...choice, bare: true });

export type ChoiceKey =
  | 'noodles'
  | 'protein'
  | 'wokSauce'
  | 'wokExtras'
  | 'pizzaSize'
  | 'pizzaExtras'
  | 'pizzaCrust'
  | 'rollSauce'
  | 'setRoll'
  | 'pokeBase'
  | 'pokeSauce'
  | 'soupExtras'
  | 'milk'
  | 'ice';

/** The modifier groups by key; dishes name the ones they take. */
export const CHOICES: Readonly<Record<ChoiceKey, Choice>> = {
  noodles: one('Лапша', { Удон: 0, Соба: 30, 'Рисовая лапша': 0, Фунчоза: 40, 'Яичная лапша': 20, Рис: 0 }),
  protein: one('Белок', { Курица: 0, Свинина: 20, Тофу: 20, Говядина: 70, Креветки: 110, Лосось: 150 }),
  wokSauce: one('Соус', { Терияки: 0, Устричный: 0, 'Сладкий чили': 0, Сырный: 20, Карри: 20, Кимчи: 0 }),
  wokExtras: bare(
    optional('Добавки', 3, {
      'Жареный кунжут': 15,
      Шампиньоны: 49,
      Брокколи: 49,
      Ананас: 45,
      'Яйцо маринованное': 55,
      Арахис: 35,
      'Перец чили': 25,
    }),
  ),
  pizzaSize: one('Размер', { 'Маленькая 25 см': 0, 'Средняя 30 см': 170, 'Большая 35 см': 340 }),
  pizzaExtras: bare(
    optional('Добавки', 4, {
      Моцарелла: 79,
      Пепперони: 89,
      Ветчина: 79,
      Шампиньоны: 59,
      Халапеньо: 49,
      Ананас: 55,
      'Свежий базилик': 29.9,
    }),
  ),
  pizzaCrust: optional('Борт', 1, { 'Сырный борт': 149, 'Колбасный борт': 169, 'Тонкий борт': 0 }),
  rollSauce: optional('Соус к роллам', 2, { Спайси: 49.9, Унаги: 49.9, Ореховый: 55, 'Манго-чили': 55 }),
  // Each costs something: nothing is chosen before the customer chooses.
  setRoll: one('Ролл в сет', {
    'Филадельфия в сет': 60,
    'Калифорния в сет': 30,
    'Запечённый с курицей в сет': 30,
    'Темпура с креветкой в сет': 40,
  }),
  pokeBase: one('Основа', { 'Рис для поке': 0, Киноа: 50, 'Микс салата': 0, 'Рис и киноа': 30 }),
  pokeSauce: optional('Соус', 1, { 'Поке понзу': 0, Спайси: 0, Ореховый: 0, 'Манго-чили': 20 }),
  soupExtras: optional('К супу', 2, { 'Рис к супу': 39, 'Яйцо маринованное': 55, 'Перец чили': 25 }),
  milk: one('Молоко', { 'Коровье молоко': 0, 'Кокосовое молоко': 50, 'Миндальное молоко': 60 }),
  ice: bare(optional('Лёд', 1, { 'Добавить лёд': 0 })),
};
