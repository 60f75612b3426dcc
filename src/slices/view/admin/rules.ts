import { draft } from '../../draft.ts';
import { guard } from '../navigation/guards.ts';
import type { PartRules } from '../tables.ts';
import type { adminEvents } from './events.ts';

export const adminRules: PartRules<keyof typeof adminEvents> = {
  'view/adminTokenEntered': () => [draft('view/navigationDue', { to: '/admin/overview', mode: 'push' })],
  'view/adminLeft': guard,
};
