import type { PartMeanings } from '../tables.ts';
import type { adminEvents } from './events.ts';

export const adminMeanings: PartMeanings<keyof typeof adminEvents> = {
  'view/adminTokenEntered': (view) => {
    view.isAdmin = true;
  },
  'view/adminLeft': (view) => {
    view.isAdmin = false;
  },
};
