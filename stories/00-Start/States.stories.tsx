import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ROUTES } from '../../src/app/navigation/routeTable.ts';
import type { ModalKind } from '../../src/slices/modal/state.ts';
import { calledInReview, EVERY_MODAL } from '../everyModal.ts';
import { Guide, GuideTable } from '../guide.tsx';
import { SCREEN_STATES } from '../screenStates.ts';
import { STATES, type StateName, type StateTable } from '../states.ts';

const titles = (names: readonly StateName[]): string => names.map((name) => STATES[name].title).join(', ');

interface StateMapProps {
  readonly tables: Readonly<Record<string, StateTable>>;
  /** What a reviewer calls it. */
  readonly nameOf: (subject: string) => string;
}

function StateMap({ tables, nameOf }: StateMapProps) {
  return (
    <GuideTable
      label="Состояния"
      heads={['Что', 'Показано', 'Чего нет и почему']}
      rows={Object.entries(tables).map(([subject, { has, lacks }]) => [
        nameOf(subject),
        lacks.length === 0 ? 'все' : titles(has),
        <ul key="lacks" className="guide__texts">
          {lacks.map(([reason, ...names]) => (
            <li key={reason}>
              <b>{titles(names)}</b> — {reason}
            </li>
          ))}
        </ul>,
      ])}
    />
  );
}

const pathOf = (id: string): string => `/${ROUTES.find(({ name }) => name === id)?.path ?? ''}`;
const isModalKind = (kind: string): kind is ModalKind => Object.hasOwn(EVERY_MODAL, kind);
const titleOf = (kind: string): string => (isModalKind(kind) ? calledInReview(kind) : kind);

const meta = preview.meta({
  title: '00 Начало/Карта состояний',
  id: '00-start-states',
});

export const Screens = meta.story({
  name: 'Карта состояний: экраны',
  render: () => (
    <Guide title="Экраны и их состояния">
      <StateMap tables={SCREEN_STATES} nameOf={pathOf} />
    </Guide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(Object.keys(SCREEN_STATES).length);
    const checkout = canvas.getByRole('row', { name: /^\/checkout / });
    await expect(within(checkout).getByText(/с пустой корзиной сюда не пускают/)).toBeVisible();
  },
});

export const Modals = meta.story({
  name: 'Карта состояний: окна',
  render: () => (
    <Guide title="Окна и их состояния">
      <StateMap tables={EVERY_MODAL} nameOf={titleOf} />
    </Guide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(Object.keys(EVERY_MODAL).length);
  },
});
