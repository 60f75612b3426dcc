import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { appEvents } from '../../src/slices/events.ts';
import { ON_PHONE } from '../screen.ts';
import { Catalogue } from './Catalogue.tsx';
import '../reference.css';

const meta = preview.meta({
  title: '70 События/Каталог событий',
  id: '70-events-catalogue',
  parameters: { layout: 'fullscreen' },
  render: () => <Catalogue />,
});

export const All = meta.story({
  name: 'Каталог событий',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(Object.keys(appEvents).length);
    await expect(document.activeElement).toBe(document.body);
  },
});

/** A play moves the focus: this one is played by the tests alone, and the reader of the page is left where they are. */
export const Found = meta.story({
  name: 'Каталог событий, поиск',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const { length } = Object.keys(appEvents);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти событие' }), 'promo calculated');
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(length));
    const card = within(canvas.getByRole('article', { name: 'cart/promoCalculated' }));
    await expect(card.getByText(/меняют состояние: .*cart/)).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Найти событие' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(length));
  },
});

export const OnPhone = meta.story({ name: 'Каталог событий, телефон', globals: ON_PHONE });
