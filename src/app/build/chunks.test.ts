import { expect, test } from 'vitest';
import { bringsAria, familyOf, sharedFile } from './chunks.ts';

/** Each module with what it imports; the pages and dialogs among them are asked for by the entry. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/src/app/boot/working.ts': ['/src/polls.ts', '/src/lines.ts', '/src/hours.ts'],
  '/src/app/boot/ordering.ts': ['/src/effects.ts', '/src/phone.ts', '/src/hours.ts', '/src/sums.ts'],
  '/src/pages/Home.tsx': ['/src/ui/Card.tsx'],
  '/src/pages/Catalog.tsx': ['/src/ui/Card.tsx', '/src/ui/Bar.tsx', '/src/ui/Spy.ts'],
  '/src/pages/Section.tsx': ['/src/ui/Bar.tsx'],
  '/src/pages/Cart.tsx': ['/src/ui/Sums.tsx', '/src/ui/Price.tsx', '/src/lines.ts', '/src/sums.ts'],
  '/src/pages/Checkout.tsx': ['/src/ui/Sums.tsx', '/src/ui/Field.tsx', '/src/phone.ts'],
  '/src/pages/Info.tsx': ['/src/ui/map/Late.tsx', '/src/ui/map/Marks.tsx', '/src/ui/Text.tsx'],
  '/src/pages/Complete.tsx': ['/src/ui/map/Late.tsx'],
  '/src/pages/Promo.tsx': ['/src/ui/Text.tsx'],
  '/src/ui/map/CityMap.tsx': ['/src/ui/map/Marks.tsx', '/src/ui/map/Words.ts'],
  '/src/ui/modals/Login.tsx': ['/src/ui/Dialog.tsx', '/src/ui/Field.tsx', '/src/ui/Layer.ts'],
  '/src/ui/shell/LaterParts.tsx': ['/src/ui/Foot.tsx', '/src/ui/Hours.tsx'],
  '/src/ui/shell/CoverParts.tsx': ['/src/ui/Layer.ts', '/src/ui/Card.tsx', '/src/ui/Foot.tsx'],
  '/src/ui/Bar.tsx': ['/src/ui/Hours.tsx'],
  '/src/ui/Card.tsx': ['/src/ui/Price.tsx'],
  '/src/ui/Sums.tsx': ['/src/ui/Row.tsx'],
  '/src/ui/Dialog.tsx': ['/src/ui/Button.tsx', '/node_modules/react-aria-components/dist/Dialog.mjs'],
  '/src/ui/Button.tsx': ['/src/ui/Icon.tsx'],
  '/src/ui/Icon.tsx': ['/src/ui/Button.tsx'],
};
const isAskedFor = (id: string): boolean => /\/(?:pages|modals|shell|boot)\/|CityMap/.test(id);
const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: IMPORTS[id] ?? [],
    importers: Object.keys(IMPORTS).filter((one) => IMPORTS[one]?.includes(id)),
    dynamicImporters: isAskedFor(id) ? ['/src/app/routes.tsx'] : [],
  }),
};

test.each([
  ['/src/ui/modals/Login.tsx', true],
  ['/src/ui/Dialog.tsx', true],
  ['/src/ui/Button.tsx', false],
  ['/src/ui/Icon.tsx', false],
])('%s brings React Aria along: %s', (id, brings) => {
  expect(bringsAria(id, modules)).toBe(brings);
});

test.each([
  ['what pages of several kinds need', '/src/ui/Price.tsx', 'menu'],
  ['what pages with cards need', '/src/ui/Card.tsx', 'cards'],
  ['what pages of one kind share', '/src/ui/Bar.tsx', 'sections'],
  ['what the cart shares with a later page', '/src/ui/Row.tsx', 'order'],
  ['what every page comes to have', '/src/ui/Foot.tsx', 'later'],
  ['what it shares with pages that show cards', '/src/ui/Hours.tsx', 'menu'],
  ['what lies over a page shares with a dialog', '/src/ui/Layer.ts', 'cover'],
  ['what one page has for itself', '/src/ui/Spy.ts', null],
  ['what only later pages and dialogs share', '/src/ui/Field.tsx', null],
  ['what the working layer alone needs', '/src/polls.ts', 'working'],
  ['what it shares with ordering', '/src/hours.ts', 'working'],
  ['what it shares with the cart', '/src/lines.ts', 'state'],
  ['what ordering alone needs', '/src/effects.ts', null],
  ['what it shares with later pages', '/src/phone.ts', 'ordering'],
  ['what it shares with the cart', '/src/sums.ts', 'order'],
  ['a page', '/src/pages/Home.tsx', null],
])('%s: %s goes with %s', (_what, id, family) => {
  expect(familyOf(id, modules)).toBe(family);
});

test.each([
  ['what the way to the order shares with others', '/src/ui/map/Late.tsx', 'shared'],
  ['what maps are drawn with', '/src/ui/map/Words.ts', 'map'],
  ['what a page off that way shares with them', '/src/ui/map/Marks.tsx', 'map'],
  ['what only pages off that way share', '/src/ui/Text.tsx', 'aside'],
])('%s: %s goes with %s', (_what, id, file) => {
  expect(sharedFile(id, modules)).toBe(file);
});
