import type { Draft, EventOf } from '../kernel/event.ts';
import { addressEvents } from './address/events.ts';
import { authEvents } from './auth/events.ts';
import { cartEvents } from './cart/events.ts';
import { catalogEvents } from './catalog/events.ts';
import { cityEvents } from './city/events.ts';
import { modalEvents } from './modal/events.ts';
import type { ModalAction } from './modal/state.ts';
import { notificationEvents } from './notification/events.ts';
import { orderEvents } from './order/events.ts';
import { promoEvents } from './promo/events.ts';
import { settingEvents } from './setting/events.ts';
import { userEvents } from './user/events.ts';
import { viewEvents } from './view/events.ts';

/** Everything that can happen in the shop. */
export const appEvents = {
  ...addressEvents,
  ...authEvents,
  ...cartEvents,
  ...catalogEvents,
  ...cityEvents,
  ...modalEvents,
  ...notificationEvents,
  ...orderEvents,
  ...promoEvents,
  ...settingEvents,
  ...userEvents,
  ...viewEvents,
} as const;

export type AppEvents = typeof appEvents;
export type AppEventType = keyof AppEvents;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table is closed
export const eventTypes = Object.keys(appEvents) as readonly AppEventType[];
export type AppEvent<K extends AppEventType = AppEventType> = EventOf<AppEvents, K>;
export type AppDraft<K extends AppEventType = AppEventType> = Draft<AppEvents, K>;

/** A draft that the state kept for later, as a list: empty for none and for a type that nobody knows. */
export const asDraft = (kept: ModalAction | null): readonly AppDraft[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- drafts in the state were made by `draft`
  kept && Object.hasOwn(appEvents, kept.type) ? [kept as AppDraft] : [];
