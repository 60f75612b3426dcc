import type { ProductId } from '../../domain/catalog.ts';
import { formatPrice, kopecks } from '../../domain/money.ts';
import type { Source } from '../../kernel/event.ts';
import type { AppEvent, AppEventType } from '../../slices/events.ts';
import type { AppState } from '../../slices/state.ts';
import type { Origin } from '../diagnosis.ts';
import { clockText } from '../../domain/clock.ts';

/** What an event was, after «Так с 12:41:». The state is the one after the event in question. */
type Words = { readonly [K in AppEventType]?: (payload: AppEvent<K>['payload'], state: AppState) => string };

/** Not by a selector, which keeps what it read last for the screen: this state may be an old one. */
const dish = (wanted: ProductId, { catalog }: AppState): string => {
  const name = catalog.products.find(({ id }) => id === wanted)?.name;
  return name === undefined ? 'блюдо' : `«${name}»`;
};

const WORDS: Words = {
  'cart/promoCalculated': () => 'ответ акций',
  'catalog/loaded': () => 'новое меню',
  'setting/loaded': () => 'новые настройки ресторана',
  'cart/addTapped': ({ productId }, state) => `вы добавили ${dish(productId, state)}`,
  'cart/incrementTapped': () => 'вы добавили ещё одну порцию',
  'cart/decrementTapped': () => 'вы убрали порцию',
  'cart/lineEdited': () => 'вы изменили блюдо',
  'cart/removeTapped': () => 'вы убрали блюдо',
  'cart/productRemoveTapped': ({ productId }, state) => `вы убрали ${dish(productId, state)}`,
  'cart/clearTapped': () => 'вы очистили корзину',
  'cart/repeatTapped': () => 'вы повторили заказ',
  'cart/pastRepeatTapped': () => 'вы повторили заказ',
  'cart/recoveryTapped': () => 'вы восстановили корзину',
  'cart/sharedTapped': () => 'вы добавили корзину по ссылке',
  'cart/giftChosen': () => 'вы выбрали подарок',
  'cart/undoTapped': () => 'вы вернули, как было',
  'cart/undoPressed': () => 'вы вернули, как было',
  'cart/couponSubmitted': ({ code }) => `вы ввели промокод «${code}»`,
  'cart/couponRemoved': () => 'вы убрали промокод',
  'cart/promoRetryTapped': () => 'вы попросили посчитать ещё раз',
  'cart/bonusTyped': () => 'вы списали бонусы',
  'cart/methodChosen': ({ method }) =>
    method === 'delivery' ? 'вы выбрали доставку' : 'вы выбрали самовывоз',
  'cart/restaurantChosen': () => 'вы выбрали ресторан',
  'cart/timeChosen': () => 'вы выбрали время',
  'address/chosen': () => 'вы выбрали адрес',
  'auth/loggedIn': () => 'вы вошли',
  'view/restored': () => 'корзина, которую хранил этот браузер',
  'view/pageEntered': () => 'вы открыли страницу',
};

const OF_SOURCE: Readonly<Record<Source, string>> = {
  user: 'ваше действие',
  server: 'ответ ресторана',
  timer: 'пришло время',
  tab: 'вы сделали это в другой вкладке',
  system: 'браузер или связь',
  rule: 'правило корзины',
};

const wordsOf = ({ type, payload, source }: AppEvent, state: AppState): string =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entry of a type takes the payload of that type
  (WORDS[type] as ((payload: object, state: AppState) => string) | undefined)?.(payload, state) ??
  OF_SOURCE[source];

/**
 * Since when a value is what it is and by what: «Так с 12:41: ответ акций, а перед этим вы добавили «Дракон». Было 149 ₽. Меню версии 7.»
 * Rules are passed over, since they only draw conclusions; what decided is the last event of the chain that is none.
 */
export function originText({ chain, before, state }: Origin): string {
  const { version } = state.catalog;
  const menu = version === null ? '' : ` Меню версии\u00A0${version}.`;
  const facts = chain.filter(({ source }) => source !== 'rule');
  const [root] = facts;
  const decider = facts.at(-1);
  const last = chain.at(-1);
  if (!last) return `Так было уже, когда страница открылась.${menu}`;
  const decided = decider ? wordsOf(decider, state) : OF_SOURCE.rule;
  const led = root && root !== decider ? `, а перед этим ${wordsOf(root, state)}` : '';
  const was = typeof before === 'number' && before > 0 ? ` Было ${formatPrice(kopecks(before))}.` : '';
  return `Так с\u00A0${clockText(last.time)}: ${decided}${led}.${was}${menu}`;
}
