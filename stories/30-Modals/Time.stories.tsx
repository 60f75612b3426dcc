import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { Settings } from '../../src/domain/settings.ts';
import { draft } from '../../src/slices/draft.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { TOLYATTI } from '../../mocks/chain/cities.ts';
import { dialogAsked, shopOpen, shopOpenIn, NIGHT } from '../given.ts';
import { dialogGone, dialogNamed, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const asked = dialogAsked({ kind: 'time' });
const NEVER_OPEN = Array.from({ length: 7 }, () => ({ open: '00:00', close: '00:00', isNextDay: false }));
const neverOpen: Partial<Settings> = {
  workTime: Object.fromEntries([[TOLYATTI.iikoId, NEVER_OPEN]]),
};

const meta = preview.meta({
  title: '30 Окна/Время заказа',
  id: '30-modals-time',
  tags: ['modal:time'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const Open = meta.story({
  name: 'Ресторан открыт',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), asked] },
  play: async () => {
    await seesDialog(MODAL_TITLES.time)();
    await expect(screen.getByRole('button', { name: 'Как можно скорее' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

export const Chosen = meta.story({
  name: 'Время выбрано',
  tags: ['state:ready'],
  parameters: {
    given: [shopOpen(), draft('cart/timeChosen', { at: new Date(2026, 2, 10, 19, 30).toISOString() }), asked],
  },
  play: async () => {
    await seesDialog(MODAL_TITLES.time)();
    await expect(screen.getByRole('button', { name: '19:30' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Closed = meta.story({
  name: 'Ресторан закрыт: время после открытия',
  tags: ['state:closed'],
  parameters: { clock: NIGHT, route: '/tolyatti/cart', given: [shopOpenIn('tolyatti'), asked] },
  play: async () => {
    await seesDialog(MODAL_TITLES.time)();
    await expect(screen.queryByRole('button', { name: 'Как можно скорее' })).toBeNull();
    await expect(screen.getByRole('button', { name: '11:00' })).toBeVisible();
  },
});

export const Nothing = meta.story({
  name: 'Выбирать не из чего',
  tags: ['state:empty'],
  parameters: {
    route: '/tolyatti/cart',
    given: [shopOpenIn('tolyatti', neverOpen), asked],
  },
  play: seesDialog(MODAL_TITLES.time),
});

export const Choice = meta.story({
  name: 'Нажатие выбирает и закрывает',
  parameters: { given: [shopOpen(), asked] },
  play: async ({ userEvent }) => {
    await userEvent.click(
      within(await dialogNamed(MODAL_TITLES.time)).getByRole('button', { name: '15:00' }),
    );
    await dialogGone();
  },
});

export const OnPhone = meta.story({
  name: 'Телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), asked] },
  play: seesDialog(MODAL_TITLES.time),
});
