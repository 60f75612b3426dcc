import type { CatalogAnswer } from '../../src/slices/catalog/events.ts';
import {
  demoAddress,
  demoCities,
  demoCustomer,
  demoOrder,
  demoPromos,
  demoSettings,
  demoToken,
} from '../demo.ts';
import type { Constant } from './code.ts';

/** What the demo's texts and lists are called, the larger before its parts. */
const DEMO: readonly Constant[] = [
  { name: 'demoSettings()', value: demoSettings() },
  // Of the month in which it is asked for.
  { name: 'demoSettings().advent', value: demoSettings().advent },
  { name: 'demoCities', value: demoCities },
  { name: 'demoPromos', value: demoPromos },
  { name: 'demoCustomer', value: demoCustomer },
  { name: 'demoAddress', value: demoAddress },
  { name: 'demoOrder', value: demoOrder },
  { name: 'demoToken', value: demoToken },
];

/** Of tests/demo.ts, as a case imports them. */
const EXPORTS = [...new Set(['demoCatalog', 'dish', ...DEMO.map(({ name }) => name.replace(/\(.*/, ''))])];

/** What stands in a case by a name. `menu`: the file of `--catalog`; null: the demo's. */
export function constantsOf(catalog: CatalogAnswer, menu: string | null): readonly Constant[] {
  const name = menu === null ? 'demoCatalog' : 'menu';
  const { groups, products, stopList } = catalog;
  const dishes = menu === null ? products : [];
  return [
    { name, value: catalog },
    ...Object.entries({ groups, products, stopList }).map(([part, value]) => ({
      name: `${name}.${part}`,
      value,
    })),
    ...DEMO,
    ...dishes.map((dish) => ({ name: `dish(${JSON.stringify(dish.name)}).id`, value: dish.id })),
  ];
}

/** The line that imports what of the demo a text names; nothing where it names none. */
export function importOfDemo(code: string, file: string): readonly string[] {
  const named = EXPORTS.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return named.length === 0 ? [] : [`import { ${named.join(', ')} } from '${file}';`];
}

/** The menu of a file, where one is named; `folder`: the way from the case to tests/replay. */
export const menuLines = (menu: string | null, folder: string) =>
  menu === null
    ? { imports: [], constants: [] }
    : {
        imports: [`import { menuOf } from '${folder}menu.ts';`],
        constants: ['', `const menu = menuOf('${menu}');`],
      };
