import type { Answers } from '../../contracts/answers.ts';
import type { WireProduct } from '../../contracts/catalog.ts';
import type { WireSettings } from '../../contracts/setting.ts';
import type { WireUser } from '../../contracts/user.ts';
import type { HandlersOf } from '../../mocks/backend/handler.ts';
import { created, ok, refusal } from '../../mocks/backend/reply.ts';

/** What the contract does not name can neither be read nor answered: `tsc` fails where an error is missing. */

declare const product: WireProduct;
declare const settings: WireSettings;
declare const user: WireUser;
export const price: number = product.price;
// @ts-expect-error a field that does not exist
export const cost: unknown = product.cost;
// @ts-expect-error a field that does not exist, deep inside
export const label: unknown = product.groupModifiers?.[0]?.modifiers[0]?.label;
// @ts-expect-error a setting that does not exist
export const closed: unknown = settings.IS_SITE_CLOSED;
// @ts-expect-error a field that does not exist
export const session: unknown = user.sessionToken;

const dish = { id: '1', name: 'Вок', price: 5 };
export const pictured: Answers['catalog.all'] = { groups: [], products: [{ ...dish, image: null }] };
// @ts-expect-error an optional field that is misspelt
export const unpictured: Answers['catalog.all'] = { groups: [], products: [{ ...dish, imagee: null }] };
// @ts-expect-error a field that is not optional is missing
export const priceless: Answers['catalog.all'] = { groups: [], products: [{ id: '1', name: 'Вок' }] };

export const fitting: HandlersOf<'vacancy'> = { 'vacancy.create': () => created({ id: 7 }) };
export const refusing: HandlersOf<'vacancy'> = { 'vacancy.create': () => refusal(422, 'Вакансия закрыта') };
export const another: HandlersOf<'vacancy'> = {
  // @ts-expect-error the demo answers what the contract does not name
  'vacancy.create': () => created({ id: 7, nmber: 8 }),
};
export const calculating: HandlersOf<'promo'>['promo.calculate'] = () => ok({ discountTotal: 5 });
export const misspelling: HandlersOf<'promo'>['promo.calculate'] = () =>
  // @ts-expect-error an optional field of an answer that is misspelt
  ok({ discontTotal: 5 });
