/** What the shop lists as allergens, in the order of its setting ALLERGENS (specification, section 3, "Settings keys read"). */
export const ALLERGENS = [
  { code: 'fish', name: 'Рыба' },
  { code: 'crustaceans', name: 'Ракообразные' },
  { code: 'molluscs', name: 'Моллюски' },
  { code: 'gluten', name: 'Глютен' },
  { code: 'milk', name: 'Молоко' },
  { code: 'eggs', name: 'Яйца' },
  { code: 'soy', name: 'Соя' },
  { code: 'sesame', name: 'Кунжут' },
  { code: 'nuts', name: 'Орехи' },
  { code: 'mustard', name: 'Горчица' },
  { code: 'celery', name: 'Сельдерей' },
] as const;

export type Allergen = (typeof ALLERGENS)[number];

/** Words that look like an allergen and are none. */
const INNOCENT = /кокосов\S* (?:молок|сливк)\S*|рисов\S* (?:лапш|тест|мук|бумаг|панировк)\S*|сырокопч\S*/g;

const WORDS: Readonly<Record<Allergen['code'], RegExp>> = {
  fish: /лосос|тун[е]?ц|угор|угр|форел|окун|икр|тобико|анчоус|бонито|рыб|краб|кимчи|даши|том ям|цезарь/,
  crustaceans: /креветк|краб|том ям/,
  molluscs: /миди|кальмар|осьминог|гребеш|устричн/,
  gluten:
    /соев\S* соус|ореховый соус|ореховым соусом|терияки|унаги|устричн|темпур|панировк|панко|пшенич|лапш|удон|соба|рамен|тест|бисквит|булочк|гренк|сухар|мук[аиой]|печень|хлеб|макарон|краб|коржи/,
  milk: /сыр|слив(?:оч|к)|молок|молоч|моцарелл|пармезан|чеддер|маскарпоне|йогурт|фета|морожен|творо|сметан|цезарь|карамел|песто|горгонзол/,
  eggs: /яйц|яич|омлет|майонез|спайси|темпур|бисквит|цезарь|краб|коржи|савоярди/,
  soy: /соев|тофу|эдамаме|мисо|терияки|унаги|устричн|ореховый соус|ореховым соусом/,
  sesame: /кунжут|чука|ореховый соус|ореховым соусом/,
  nuts: /орех|арахис|кешью|миндал|фундук|фисташ|песто/,
  mustard: /горчи|майонез|спайси|цезарь/,
  celery: /сельдере|овощной бульон|овощном бульоне|барбекю/,
};

/** The allergens that follow from what a dish is made of, compound products (sauces, batter, surimi) taken apart. */
export const allergensOf = (composition: string): readonly Allergen[] => {
  const text = composition.toLowerCase().replaceAll(INNOCENT, '');
  return ALLERGENS.filter(({ code }) => WORDS[code].test(text));
};
