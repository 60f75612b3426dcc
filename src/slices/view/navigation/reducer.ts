import type { PartMeanings } from '../tables.ts';
import type { navigationEvents } from './events.ts';

export const navigationMeanings: PartMeanings<keyof typeof navigationEvents | 'cart/orderPlaced'> = {
  'view/pageAsked': null,
  'view/pageEntered': (view, { payload }) => {
    view.path = payload.path;
    view.isPaymentOpen = false;
  },
  'view/navigationDue': null,
  'cart/orderPlaced': (view, { payload }) => {
    view.isPaymentOpen = payload.paymentUrl !== null;
  },
};
