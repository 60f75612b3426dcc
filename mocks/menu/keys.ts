import { groupIdOf, productIdOf } from './identity.ts';

/** Group ids that settings name (specification, section 3, "Settings keys read"). */
export const SNACKS_GROUP_ID = groupIdOf('snacks');
export const PIZZAS_GROUP_ID = groupIdOf('pizza');
export const WOK_GROUP_ID = groupIdOf('wok');
export const POKE_GROUP_ID = groupIdOf('poke');
export const GIFTS_GROUP_ID = groupIdOf('gifts');
/** Setting SECTION_ID_ADDITIONALLY. */
export const SAUCES_GROUP_ID = groupIdOf('sauces');
/** Setting SECTION_ID_ADD_TO_ORDER. */
export const ADD_TO_ORDER_GROUP_ID = groupIdOf('extras');
/** Setting CUSTOM_ADD_TO_CART_GROUPS_ID: a free product of these groups opens its detail. */
export const CUSTOM_ADD_TO_CART_GROUPS: readonly string[] = [WOK_GROUP_ID, POKE_GROUP_ID];

/** Products of the service group. */
export const DELIVERY_ID = productIdOf('Доставка');
export const FAR_DELIVERY_ID = productIdOf('Доставка в дальнюю зону');
export const FREE_DELIVERY_ID = productIdOf('Бесплатная доставка');
export const SERVICE_FEE_ID = productIdOf('Сервисный сбор');

/** Products of the gifts group; the wok asks for noodles and a sauce. */
export const GIFT_SNACK_ID = productIdOf('Картофель фри в подарок');
export const GIFT_PIZZA_ID = productIdOf('Пицца Маргарита в подарок');
export const GIFT_MAKI_ID = productIdOf('Маки с лососем в подарок');
export const GIFT_WOK_ID = productIdOf('Вок с курицей в подарок');

/** A dish of the menu whose group opens the detail when it comes for free. */
export const MENU_WOK_ID = productIdOf('Собери свой вок');
