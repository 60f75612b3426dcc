import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Guide, GuideTable } from '../guide.tsx';
import { MODAL_STATES } from '../modalStates.ts';
import { SCREEN_STATES } from '../screenStates.ts';
import { STATES, type StateName, type StateTable } from '../states.ts';

const isStateName = (name: string): name is StateName => Object.hasOwn(STATES, name);
const NAMES = Object.keys(STATES).filter(isStateName);

const reasonOf = ({ lacks }: StateTable, name: StateName): string | undefined =>
  lacks.find(([, ...absent]) => absent.includes(name))?.[0];

function StateMap({ tables }: { readonly tables: Readonly<Record<string, StateTable>> }) {
  const rows = Object.entries(tables).map(
    ([subject, table]) =>
      [
        subject,
        table.has.join(', '),
        <ul key="lacks">
          {NAMES.filter((name) => !table.has.includes(name)).map((name) => (
            <li key={name}>
              {name}: {reasonOf(table, name)}
            </li>
          ))}
        </ul>,
      ] as const,
  );
  return <GuideTable label="Состояния" heads={['Что', 'Показано', 'Чего нет и почему']} rows={rows} />;
}

const meta = preview.meta({
  title: '00 Начало/Карта состояний',
  id: '00-start-states',
});

export const Screens = meta.story({
  name: 'Карта состояний: экраны',
  render: () => (
    <Guide title="Экраны и их состояния">
      <StateMap tables={SCREEN_STATES} />
    </Guide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(Object.keys(SCREEN_STATES).length);
    const checkout = canvas.getByRole('row', { name: /^checkout / });
    await expect(within(checkout).getByText(/с пустой корзиной сюда не пускают/)).toBeVisible();
  },
});

export const Modals = meta.story({
  name: 'Карта состояний: окна',
  render: () => (
    <Guide title="Окна и их состояния">
      <StateMap tables={MODAL_STATES} />
    </Guide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(Object.keys(MODAL_STATES).length);
  },
});
