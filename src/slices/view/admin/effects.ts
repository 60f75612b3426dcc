import { EMPTY } from 'rxjs';
import { effect } from '../../effect.ts';

export const saveAdminToken = effect({
  name: 'view/saveAdminToken',
  on: ['view/adminTokenEntered', 'view/adminLeft'],
  policy: 'every',
  belongsTo: 'page',
  run({ event, world }) {
    world.storage.saveAdminToken(event.type === 'view/adminTokenEntered' ? event.payload.token : null);
    return EMPTY;
  },
});
