import { jsonAnswer } from '../answers.ts';
import type { Fault } from '../faults.ts';
import { meets, type Outcome } from '../outcome.ts';
import type { Row } from '../row.ts';
import { SCENES } from './scenes.ts';

/** A guest's poll: nothing is seen of its failure, and the next one asks again. */
const polled = ({ kind, name }: Fault): Outcome => {
  if (name === '200 empty') return meets([], 'poll', 'firstVersion');
  return kind === 'status' || kind === 'unheard' || kind === 'silent'
    ? meets([], 'poll', 'polled')
    : meets([], 'poll', 'unknownVersion');
};

/** No version of the demo's: whatever hears it acts upon it. */
const another = () => jsonAnswer('another-2');
const row = { outcome: polled, leaf: [[], true] } as const satisfies Partial<Row>;

export const versionRows: readonly Row[] = [
  {
    ...row,
    operation: 'versions.catalog',
    scene: SCENES.versions,
    answers: another,
    well:
      ({ calls }) =>
      () =>
        calls('catalog.all') > 0,
  },
  {
    ...row,
    operation: 'versions.settings',
    scene: SCENES.versions,
    well:
      ({ calls }) =>
      () =>
        calls('versions.settingsPolled') > 0,
  },
  {
    ...row,
    operation: 'versions.settingsPolled',
    scene: SCENES.versions,
    answers: another,
    well:
      ({ calls }) =>
      () =>
        calls('setting.all') > 0,
  },
  {
    ...row,
    operation: 'versions.store',
    scene: SCENES.store,
    beginsAnew: true,
    // A text: of a bare number a half is a number too, which only the length of the answer could tell.
    answers: () => jsonAnswer('99'),
    well:
      ({ loads }) =>
      () =>
        loads() > 0,
  },
  {
    ...row,
    operation: 'versions.mobileApp',
    scene: SCENES.versions,
    answers: () => jsonAnswer('2'),
    well: ({ page }) => page.getByRole('region', { name: 'Обновление приложения' }),
  },
];
