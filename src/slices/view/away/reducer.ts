import { castDraft } from 'immer';
import type { PartMeanings } from '../tables.ts';
import type { awayEvents } from './events.ts';

export const awayMeanings: PartMeanings<keyof typeof awayEvents> = {
  'view/changesFound': (view, { payload }) => {
    view.away = castDraft(payload);
  },
  'view/changesClosed': (view) => {
    view.away = null;
  },
};
