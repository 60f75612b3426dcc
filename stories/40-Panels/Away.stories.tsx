import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { kopecks } from '../../src/domain/money.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AwayChange } from '../../src/slices/view/away/state.ts';
import { NOW } from '../../tests/demo.ts';
import { dialogAsked, shopOpen } from '../given.ts';
import { appears, log } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const day = (open: string, close: string) => ({ open, close, isNextDay: false });
const DEARER: AwayChange = {
  what: 'price',
  name: 'Зелёный дракон',
  isInCart: false,
  was: kopecks(49_000),
  is: kopecks(52_000),
  when: null,
};
const ALL: readonly AwayChange[] = [
  { what: 'order', method: 'delivery', was: 'CookingStarted', is: 'OnWay', when: NOW - 600_000 },
  { what: 'dish', name: 'Картофель фри', isInCart: true, was: 'sold', is: 'stopped', when: null },
  { what: 'dish', name: 'Чеддер ранч', isInCart: true, was: 'sold', is: 'unchosen', when: null },
  { what: 'hours', place: null, was: day('10:00', '23:00'), is: day('12:00', '21:00'), when: null },
  { what: 'delivery', term: 'minSum', was: 70_000, is: 90_000, when: null },
  DEARER,
];
/** Somebody has been here the day before. */
const found = (changes: readonly AwayChange[]) =>
  draft('view/changesFound', { since: NOW - 86_400_000, changes });

const NAME = 'Пока вас не было';
const meta = preview.meta({
  title: '40 Панели/Пока вас не было',
  id: '40-panels-away',
  tags: ['panel:away'],
  parameters: { ...WHOLE_SHOP, route: '/samara/catalog/supy', given: [shopOpen(), found(ALL)] },
  render: () => <Shop />,
});

export const Closed = meta.story({
  name: 'Полоса, телефон',
  globals: ON_PHONE,
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('region', { name: NAME }));
    await expect(canvas.getByRole('button', { name: 'Что изменилось' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

export const Opened = meta.story({
  name: 'Раскрыта',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Что изменилось' }));
    await appears(() => canvas.getByRole('list', { name: 'Что изменилось' }));
    await expect(canvas.getByRole('button', { name: 'Свернуть' })).toBeVisible();
  },
});

export const OpenedOnPhone = meta.story({
  name: 'Раскрыта, телефон',
  globals: ON_PHONE,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Что изменилось' }));
    await appears(() => canvas.getByRole('list', { name: 'Что изменилось' }));
  },
});

export const OneChange = meta.story({
  name: 'Одно изменение, телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), found([DEARER])] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Что изменилось' }));
    await appears(() => canvas.getByText('Зелёный дракон'));
  },
});

export const PutAway = meta.story({
  name: 'Закрыта до следующего визита',
  play: async ({ canvas, userEvent }) => {
    const strip = await canvas.findByRole('region', { name: NAME });
    await userEvent.click(await canvas.findByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(strip).not.toBeInTheDocument());
    await log.holds('view/changesClosed');
  },
});

export const AfterTheDialog = meta.story({
  name: 'Ждёт, пока закроют окно о корзине',
  parameters: {
    given: [
      shopOpen(),
      dialogAsked({
        kind: 'cartErrors',
        messages: ['Цена товара "Рамен" изменилась и будет удален из корзины'],
      }),
      found(ALL),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: NAME })).toBeNull();
  },
});
