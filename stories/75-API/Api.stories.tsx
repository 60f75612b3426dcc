import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { operations } from '../../contracts/operations.ts';
import '../reference.css';
import { ON_PHONE } from '../screen.ts';
import { Api } from './Api.tsx';

const meta = preview.meta({
  title: '75 API/Вызовы и примеры',
  id: '75-api-api',
  parameters: { layout: 'fullscreen' },
  render: () => <Api />,
});

export const All = meta.story({
  name: 'API магазина',
  play: async ({ canvas }) => {
    for (const { name } of operations) await expect(canvas.getByRole('article', { name })).toBeVisible();
    await expect(document.activeElement).toBe(document.body);
  },
});

/** A play moves the focus: this one is played by the tests alone, and the reader of the page is left where they are. */
export const Opened = meta.story({
  name: 'API магазина, пример раскрыт',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const placing = within(canvas.getByRole('article', { name: 'order.place' }));
    const [example] = placing.getAllByRole('group');
    await userEvent.click(placing.getByText('an order for self-pickup, paid in cash'));
    await expect(example).toHaveAttribute('open');
  },
});

export const OnPhone = meta.story({ name: 'API магазина, телефон', globals: ON_PHONE });
