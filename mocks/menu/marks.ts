/** The filters of the catalogue (specification, section 5, "Catalog visibility"). */
const FILTERS = {
  hit: { code: 'hit', name: 'Хит' },
  new: { code: 'new', name: 'Новинка' },
  spicy: { code: 'spicy', name: 'Острое' },
  vegetarian: { code: 'vegetarian', name: 'Вегетарианское' },
  lean: { code: 'lean', name: 'Постное' },
  glutenFree: { code: 'gluten-free', name: 'Без глютена' },
  kids: { code: 'kids', name: 'Детское' },
} as const;

export type Mark = keyof typeof FILTERS;

const BADGES = [
  ['new', 'Новинка'],
  ['hit', 'Хит'],
  ['spicy', 'Остро'],
] as const satisfies readonly (readonly [Mark, string])[];

/** A dish that eats no fish, meat, milk or egg is vegetarian too. */
export const filtersOf = (marks: readonly Mark[]) => {
  const all =
    marks.includes('lean') && !marks.includes('vegetarian') ? [...marks, 'vegetarian' as const] : marks;
  return all.map((mark) => FILTERS[mark]);
};

/** The one badge a card shows, the strongest first; none when no mark asks for it. */
export const tagsOf = (marks: readonly Mark[]): readonly string[] => {
  const badge = BADGES.find(([mark]) => marks.includes(mark));
  return badge ? [badge[1]] : [];
};
