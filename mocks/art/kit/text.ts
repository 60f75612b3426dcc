/** Whole numbers above 6, one decimal below, no leading zero: half the bytes of the exact value. */
export const num = (value: number): string => {
  const rounded = Math.abs(value) < 6 ? Math.round(value * 10) / 10 : Math.round(value);
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
};

export const pair = (x: number, y: number): string => `${num(x)} ${num(y)}`;

/** Path data needs no space before a minus and no repeated command letter. */
export const tight = (d: string): string =>
  d
    .replace(/ -/g, '-')
    .replace(
      /([QCL])([^A-Za-z]+)(?:\1([^A-Za-z]+))+/g,
      (run, letter: string) => letter + run.slice(1).replaceAll(letter, ' ').replace(/ -/g, '-'),
    );

/** At most two decimals, no leading zero. */
export const opacityText = (value: number): string =>
  String(Math.round(value * 100) / 100).replace(/^0\./, '.');
