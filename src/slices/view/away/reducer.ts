import { castDraft } from 'immer';
import type { PartMeanings } from '../tables.ts';
import type { awayEvents } from './events.ts';

export const awayMeanings: PartMeanings<keyof typeof awayEvents> = {
  'view/changesFound': (view, { payload: { since, changes } }) => {
    view.away = castDraft({ since, changes });
  },
  'view/changesClosed': (view) => {
    view.away = null;
  },
};
