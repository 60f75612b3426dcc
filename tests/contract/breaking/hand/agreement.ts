import { onField } from '../../changes/edits.ts';
import type { MakeLayer } from '../../layers/layer.ts';
import { isList } from '../../layers/layer.ts';
import { changed } from '../../changes/patterns.ts';
import { byHand } from './hand.ts';

/** A body that is different at each reading, by how often it was read. */
const different =
  (operation: string, change: (body: unknown, times: number) => unknown): MakeLayer =>
  () => {
    let times = 0;
    return {
      call: async (call, next) => {
        const answer = await next(call);
        if (call.operation !== operation || answer.status !== 200) return answer;
        times += 1;
        return { ...answer, body: change(answer.body, times) };
      },
    };
  };

const grows = (operation: string): MakeLayer => different(operation, (body, times) => Number(body) + times);

const SETTINGS = 'both are compared with the same stored value: the settings are loaded again and again';

export const agreement = byHand('reads that disagree', [
  [
    'the polled version of the settings is another than that at start',
    'versions.settingsPolled',
    SETTINGS,
    onField('versions.settingsPolled', '', (version) => Number(version) + 1),
  ],
  ['the version of the settings grows by reading', 'versions.settings', SETTINGS, grows('versions.settings')],
  [
    'the polled version of the settings grows by reading',
    'versions.settingsPolled',
    SETTINGS,
    grows('versions.settingsPolled'),
  ],
  [
    'the version of the catalog grows by reading',
    'versions.catalog',
    'each page loads the whole catalog every minute',
    grows('versions.catalog'),
  ],
  [
    'the version of the store grows by reading',
    'versions.store',
    'each page reloads every minute, and carts are lost',
    grows('versions.store'),
  ],
  [
    'a price differs at each reading',
    'catalog.all',
    'the price that was shown is not the one that is judged',
    different('catalog.all', (body, times) =>
      changed(body, 'products.*.price', (price) => Number(price) + times, 'first'),
    ),
  ],
  [
    'a section comes and goes',
    'catalog.all',
    'a part of the menu is there at every other reading',
    different('catalog.all', (body, times) =>
      changed(body, 'groups', (groups) =>
        isList(groups) ? groups.slice(0, groups.length - (times % 2)) : groups,
      ),
    ),
  ],
  [
    'the id of a city differs at each reading',
    'city.list',
    'the chosen city is not found again',
    different('city.list', (body, times) => changed(body, '*.id', (id) => `${String(id)}-${times}`, 'last')),
  ],
  [
    'the hours of a city differ at each reading',
    'setting.all',
    'the shop opens and closes by chance',
    different('setting.all', (body, times) =>
      changed(body, 'WORK_TIME.*.*.close', (close) => (times % 2 === 0 ? '21:00' : close), 'last'),
    ),
  ],
  [
    'the conditions of a zone differ at each reading',
    'city.zoneDelivery',
    'the delivery costs something else each time',
    different('city.zoneDelivery', (body, times) =>
      changed(body, 'deliveryId', (id) => `${String(id)}-${times}`),
    ),
  ],
]);
