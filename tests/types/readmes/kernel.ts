import type { World } from '../../../src/kernel/world.ts';
import { defineReducer } from '../../../src/kernel/define.ts';
import { fact, payload } from '../../../src/kernel/event.ts';
import { createStore } from '../../../src/kernel/store.ts';

const events = {
  'lamp/pressed': fact('user'),
  'lamp/dimmed': fact('user', payload<{ percent: number }>()),
} as const;

const reduce = defineReducer<typeof events, keyof typeof events, { percent: number }>({
  'lamp/pressed': (lamp) => {
    lamp.percent = lamp.percent === 0 ? 100 : 0;
  },
  'lamp/dimmed': (lamp, { payload: { percent } }) => {
    lamp.percent = percent;
  },
});

export function lightUp(world: World): number {
  const store = createStore({ events, reduce, rules: [], effects: [], origins: [] }, world, { percent: 0 });
  store.emit('lamp/pressed');
  return store.state().percent;
}
