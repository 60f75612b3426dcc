import { catchError, map, of } from 'rxjs';
import { effect } from '../effect.ts';
import { draft } from '../draft.ts';

const loadSettings = effect({
  name: 'setting/loadSettings',
  on: ['setting/reloadDue'],
  policy: 'latest',
  run: ({ world }) =>
    world.api.settings().pipe(
      map((answer) => draft('setting/loaded', answer)),
      catchError((error: unknown) => {
        world.report(error, 'setting/loadSettings');
        return of(draft('setting/loadFailed'));
      }),
    ),
});

const loadDeliveryText = effect({
  name: 'setting/loadDeliveryText',
  on: ['view/restored', 'setting/loaded'],
  policy: 'latest',
  run: ({ world }) =>
    world.api.deliveryText().pipe(
      map((text) => draft('setting/deliveryTextLoaded', { text })),
      catchError(() => of(draft('setting/deliveryTextFailed'))),
    ),
});

export const settingEffects = [loadSettings, loadDeliveryText] as const;
