export type PluralForms = readonly [one: string, few: string, many: string];

const NO_BREAK_SPACE = '\u00A0';
const numbers = new Intl.NumberFormat('ru-RU');

/** The Russian form for a count; 11–19 are "many" in every hundred, fractions take "few" (specification, section 9, "Text formats"; assumptions, section 6). */
export function plural(n: number, forms: PluralForms): string {
  const [one, few, many] = forms;
  if (!Number.isInteger(n)) return few;
  const tens = Math.floor((Math.abs(n) % 100) / 10);
  const units = Math.abs(n) % 10;
  if (tens === 1) return many;
  if (units === 1) return one;
  return units >= 2 && units <= 4 ? few : many;
}

/** The count with its noun, "21 товар"; every space is a no-break one. */
export function counted(n: number, forms: PluralForms): string {
  return `${numbers.format(n).replace(/\s/gu, NO_BREAK_SPACE)}${NO_BREAK_SPACE}${plural(n, forms)}`;
}
