/** What a picture of an ingredient is drawn as. */
export type Shape = 'noodles' | 'meat' | 'shrimp' | 'fish' | 'tofu' | 'sauce';

/** An ingredient that has a picture by its name (specification, section 9, "Images"). */
export interface Ingredient {
  readonly name: string;
  readonly shape: Shape;
  readonly colour: string;
}

const of = (shape: Shape, name: string, colour: string): Ingredient => ({ name, shape, colour });

/** A name is told by the first row that it holds. */
const TABLE: readonly (readonly [RegExp, Ingredient])[] = [
  [/удон/i, of('noodles', 'Удон', '#E8D3A6')],
  [/(?<![а-яё])соб[аыу](?![а-яё])/i, of('noodles', 'Соба', '#A98B6B')],
  [/рисов(ая|ой|ую) лапш/i, of('noodles', 'Рисовая лапша', '#EFE7DA')],
  [/фунчоз|стеклянн/i, of('noodles', 'Фунчоза', '#C9D2CF')],
  [/рамен|яичн(ая|ой|ую)( пшеничная)? лапш/i, of('noodles', 'Яичная лапша', '#E9B949')],
  [/куриц|курин(ое|ая|ый|ого|ой|ые|ых) (?!яйц)/i, of('meat', 'Курица', '#D9A066')],
  [/говя(дин|ж)/i, of('meat', 'Говядина', '#8C4A3B')],
  [/свинин|свин(ая|ой|ые|ых)|бекон|ветчин/i, of('meat', 'Свинина', '#D88C7A')],
  [/утк(а|и|ой)|утин/i, of('meat', 'Утка', '#A5623A')],
  [/креветк/i, of('shrimp', 'Креветки', '#E8835E')],
  [/лосос|сёмг|семг/i, of('fish', 'Лосось', '#F08A5D')],
  [/тун(ец|ц)/i, of('fish', 'Тунец', '#B5495B')],
  [/угор|угр(я|ём|ем)/i, of('fish', 'Угорь', '#7A4B32')],
  [/(?<![а-яё])краб/i, of('fish', 'Краб', '#E4664A')],
  [/окун|кальмар|осьминог|гребеш/i, of('fish', 'Морепродукты', '#D8B4A0')],
  [/тофу/i, of('tofu', 'Тофу', '#EFE3C8')],
  [/терияки/i, of('sauce', 'Терияки', '#5A3320')],
  [/унаги/i, of('sauce', 'Унаги', '#43281A')],
  [/устричн/i, of('sauce', 'Устричный соус', '#4A3226')],
  [/манго-чили/i, of('sauce', 'Манго-чили', '#F0A030')],
  [/сладк(ий|им) чили/i, of('sauce', 'Сладкий чили', '#D9472B')],
  [/спайси/i, of('sauce', 'Спайси', '#E8743B')],
  [/кимчи/i, of('sauce', 'Кимчи', '#C8402F')],
  [/карри/i, of('sauce', 'Карри', '#D9A21B')],
  [/ореховы/i, of('sauce', 'Ореховый соус', '#B98352')],
  [/сырный|сырным соус/i, of('sauce', 'Сырный соус', '#EDB94C')],
  [/понзу/i, of('sauce', 'Понзу', '#7A5A2E')],
  [/соев(ый|ым) соус/i, of('sauce', 'Соевый соус', '#33201A')],
];

/** The ingredient that an option's name tells; null where no picture is known. */
export const ingredientNamed = (name: string): Ingredient | null =>
  TABLE.find(([word]) => word.test(name))?.[1] ?? null;

/** The ingredients that a description names, in its order. */
export const ingredientsIn = (description: string): readonly Ingredient[] =>
  TABLE.map(([word, ingredient]) => ({ ingredient, at: description.search(word) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ ingredient }) => ingredient);
