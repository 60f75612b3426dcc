import { TOLYATTI } from '../../mocks/chain/cities.ts';
import { screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { Settings } from '../../src/domain/settings.ts';
import { CLOSED_DAY } from '../../src/domain/workTime.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { lineAdded } from '../../tests/given.ts';
import { shopOpenIn, NIGHT } from '../given.ts';
import { dialogGone, getsFocus, sees, seesDialog, leadsOnBy } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const WORK_DAY = { open: '10:00', close: '02:00', isNextDay: true };
const today = new Date(NIGHT).getDay();
const dayOff: Partial<Settings> = {
  workTime: Object.fromEntries([
    [TOLYATTI.iikoId, Array.from({ length: 7 }, (_, day) => (day === today ? CLOSED_DAY : WORK_DAY))],
  ]),
};

const meta = preview.meta({
  title: '30 Окна/Приём заказов закрыт',
  id: '30-modals-worktime',
  tags: ['modal:workTime'],
  parameters: { ...WHOLE_SHOP, route: '/tolyatti/cart', clock: NIGHT },
  render: () => <Shop />,
});

export const Night = meta.story({
  name: 'Ночью',
  tags: ['state:closed', 'state:ready'],
  parameters: { given: [shopOpenIn('tolyatti')] },
  play: async () => {
    await seesDialog(MODAL_TITLES.workTime)();
    await sees('К сожалению оформление заказа возможно только с 10:00 до 02:00');
  },
});

export const DayOff = meta.story({
  name: 'Выходной',
  tags: ['state:closed', 'state:empty'],
  parameters: { given: [shopOpenIn('tolyatti', dayOff)] },
  play: async () => {
    await seesDialog(MODAL_TITLES.workTime)();
    await sees('Сегодня выходной, откроемся завтра в 10:00');
  },
});

export const WithDishes = meta.story({
  name: 'С блюдами в корзине: дальше одно главное действие',
  tags: ['state:closed'],
  parameters: { given: [shopOpenIn('tolyatti'), lineAdded('Зелёный дракон')] },
  play: async ({ userEvent }) => {
    await seesDialog(MODAL_TITLES.workTime)();
    await leadsOnBy('Выбрать время');
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать время' }));
    await seesDialog(MODAL_TITLES.time)();
    await userEvent.click(screen.getByRole('button', { name: '11:00' }));
    await dialogGone();
  },
});

export const Closing = meta.story({
  name: 'Esc закрывает',
  parameters: { given: [shopOpenIn('tolyatti')] },
  play: async ({ canvas, userEvent }) => {
    await seesDialog(MODAL_TITLES.workTime)();
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await getsFocus(canvas.getByRole('main'));
  },
});
