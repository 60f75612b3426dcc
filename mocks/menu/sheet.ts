import { sheetOf } from '../art/sheet.ts';
import { ENTRIES } from './products.ts';
import { recipeOf } from './recipes.ts';

/** The contact sheet of everything the menu sells: `node mocks/menu/sheet.ts [light|dark] > sheet.html`. */
export const menuSheet = (theme: 'light' | 'dark'): string =>
  sheetOf(
    ENTRIES.flatMap(({ id, name }) => {
      const recipe = recipeOf(id);
      return recipe ? [{ name, recipe }] : [];
    }),
    theme,
  );

if (import.meta.main) process.stdout.write(menuSheet(process.argv[2] === 'dark' ? 'dark' : 'light'));
