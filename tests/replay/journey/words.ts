import type { LineId } from '../../../src/domain/cart.ts';
import type { ProductId } from '../../../src/domain/catalog.ts';
import type { PayloadOf } from '../../../src/kernel/event.ts';
import { selectVisibleLines } from '../../../src/slices/cart/lines/selectors.ts';
import { selectProductIndex } from '../../../src/slices/catalog/selectors.ts';
import type { AppEvents, AppEventType } from '../../../src/slices/events.ts';
import type { AppState } from '../../../src/slices/state.ts';
import { lineNames } from '../../../src/ui/cart/lineNames.ts';

/** Lines of code that press what the customer pressed; none where the page did it by itself; null: by no role and name. */
export type Lines = readonly string[] | null;
/** What led to an event, in the words of docs/copy.md; `before`: what the customer saw. */
export type Press<K extends AppEventType> = (payload: PayloadOf<AppEvents, K>, before: AppState) => Lines;

export const quoted = (text: string): string => JSON.stringify(text);
/** A name as `getByRole` takes it: a text is the whole name, `/^Заказать за/` its beginning. */
const named = (name: string): string =>
  name.startsWith('/') ? `{ name: ${name} }` : `{ name: ${quoted(name)}, exact: true }`;

type Scope = 'page' | (string & {});
export const by = (role: string, name: string, scope: Scope = 'page'): string =>
  `${scope}.getByRole('${role}', ${named(name)})`;
export const dialog = (name: string): string => by('dialog', name);

export const press = (role: string, name: string, scope?: Scope): Lines => [
  `await ${by(role, name, scope)}.first().click();`,
];
export const fill = (role: string, name: string, text: string, scope?: Scope): readonly string[] => [
  `await ${by(role, name, scope)}.first().fill(${quoted(text)});`,
];
export const check = (name: string, scope: Scope, role: 'radio' | 'checkbox' = 'radio'): Lines => [
  `await tickBox(${by(role, name, scope)}.first());`,
];

/** A name that goes on: `/^Вок/`. */
export const begins = (text: string): string => `/^${text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}/`;

export const isAt = ({ view }: AppState, page: string): boolean =>
  view.path.split(/[?#]/)[0]?.endsWith(`/${page}`) === true;

export const dishName = (id: ProductId, state: AppState): string | null =>
  selectProductIndex(state).get(id)?.name ?? null;

/** What a line is called where the customer is: in the cart by what tells it from others of its name, elsewhere as its dish. */
export function lineName(id: LineId, state: AppState): string | null {
  const lines = selectVisibleLines(state);
  const own = isAt(state, 'cart') ? lineNames(lines).get(id) : lines.find((line) => line.id === id)?.name;
  return own ?? null;
}

export const ofDish = (role: string, prefix: string, id: ProductId, state: AppState): Lines => {
  const name = dishName(id, state);
  return name === null ? null : press(role, `${prefix}: ${name}`);
};
