import type { Decorator } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { foldAt } from '../../.storybook/shop/fold.ts';
import { textOf } from '../../.storybook/shop/journal.ts';
import { Shop } from '../../src/app/Shop.tsx';
import { personal, type Token } from '../../src/domain/personal.ts';
import { draft } from '../../src/slices/draft.ts';
import { DiagnosisProvider, NO_DIAGNOSIS } from '../../src/ui/diagnosis.ts';
import { NOW } from '../../tests/demo.ts';
import { lineAdded, type Step } from '../../tests/given.ts';
import { customerCame, shopOpen } from '../given.ts';
import { appears } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const admin = draft('view/adminTokenEntered', { token: personal<Token>('demo') });

/** This page has recorded so much. */
const recorded =
  (...steps: readonly Step[]): Decorator =>
  (Story) => (
    <DiagnosisProvider
      value={{
        ...NO_DIAGNOSIS,
        journal: () => Promise.resolve(textOf({ ...foldAt(NOW, steps), given: 0 })),
      }}
    >
      <Story />
    </DiagnosisProvider>
  );

const ordering = [shopOpen(), customerCame(), lineAdded('Филадельфия классик')];

const meta = preview.meta({
  title: '50 Экраны/Журнал администратора',
  id: '50-screens-admin-journal',
  parameters: { ...WHOLE_SHOP, route: '/admin/journal', given: [shopOpen(), admin] },
  render: () => <Shop />,
});

export const Ready = meta.story({
  name: 'Событие, что оно изменило, причина и следствия',
  tags: ['screen:admin-journal', 'state:ready'],
  decorators: [recorded(...ordering)],
  play: async ({ canvas, userEvent }) => {
    await appears(() => canvas.getByRole('heading', { name: 'События' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Слайс' }), 'cart');
    const [first] = canvas.getAllByRole('button', { name: /cart\/lineAdded|cart\/addTapped/ });
    await userEvent.click(first!);
    await expect(canvas.getByRole('heading', { name: 'Причина и следствия' })).toBeVisible();
  },
});

export const OnPhone = meta.story({
  name: 'Журнал, телефон',
  tags: ['screen:admin-journal', 'state:long'],
  globals: ON_PHONE,
  decorators: [recorded(...ordering)],
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('heading', { name: 'События' }));
  },
});

export const Empty = meta.story({
  name: 'Журнала нет, другие вкладки молчат',
  tags: ['screen:admin-journal', 'state:empty'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Спросить другие вкладки' }));
    await expect(canvas.getByText('Другие вкладки пока не ответили')).toBeVisible();
  },
});

export const NoJournal = meta.story({
  name: 'Открыли не тот файл',
  tags: ['screen:admin-journal', 'state:error'],
  play: async ({ canvas, userEvent }) => {
    const file = new File(['{}'], 'menu.json', { type: 'application/json' });
    await userEvent.upload(canvas.getByLabelText('Файл журнала'), file);
    await appears(() => canvas.getByRole('alert'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Это JSON, но не журнал магазина');
  },
});
