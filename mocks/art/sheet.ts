import { drawDish } from './dish.ts';
import { type NamedRecipe, SAMPLES } from './samples.ts';

const THEMES = {
  light: { page: '#fffdfa', tile: '#f4f0ea', ink: '#1a1714' },
  dark: { page: '#151311', tile: '#241f1b', ink: '#f3eee7' },
};
export type SheetTheme = keyof typeof THEMES;

const styleOf = (theme: SheetTheme): string => {
  const { page, tile, ink } = THEMES[theme];
  return `
  body { margin: 0; padding: 16px; background: ${page}; color: ${ink}; font: 600 12px system-ui, sans-serif;
         display: grid; grid-template-columns: repeat(7, 196px); gap: 14px; width: max-content }
  i { display: block; background: ${tile}; border-radius: 16px; overflow: hidden; font-size: 0 }
  svg { width: 100% }
  span { display: block; height: 16px; padding: 6px 2px 0; overflow: hidden; white-space: nowrap }`;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A contact sheet as an HTML page, seven dishes in a row. */
export const sheetOf = (dishes: readonly NamedRecipe[], theme: SheetTheme = 'light'): string => {
  const cards = dishes.map(
    ({ name, recipe }) => `<div><i>${drawDish(recipe)}</i><span>${escaped(name)}</span></div>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>${styleOf(theme)}</style>${cards.join('')}`;
};

if (import.meta.main) {
  const theme: SheetTheme = process.argv[2] === 'dark' ? 'dark' : 'light';
  process.stdout.write(sheetOf(SAMPLES, theme));
}
