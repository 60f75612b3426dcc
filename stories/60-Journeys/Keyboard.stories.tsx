import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { customerCame, shopOpen } from '../given.ts';
import { appears, dialogGone, dialogNamed, log, type Playing } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const MOST_STOPS = 60;

/** Tabs until the focus is on the wanted element. */
const tabsTo = async ({ userEvent }: Pick<Playing, 'userEvent'>, wanted: Element): Promise<void> => {
  for (let stops = 0; stops < MOST_STOPS && document.activeElement !== wanted; stops += 1)
    await userEvent.tab();
  await expect(wanted).toHaveFocus();
};

const meta = preview.meta({
  title: '60 Пути/С клавиатуры',
  id: '60-journeys-keyboard',
  tags: ['journey'],
  parameters: { ...WHOLE_SHOP, given: [shopOpen(), customerCame()] },
  render: () => <Shop />,
});

export const PlainDish = meta.story({
  name: 'Блюдо с карточки, только клавиатура',
  parameters: { route: '/samara/catalog/supy' },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'Рамен со свининой' }));
    await tabsTo({ userEvent }, card.getByRole('button', { name: 'В корзину: Рамен со свининой' }));
    await userEvent.keyboard('{Enter}');
    await expect(await card.findByRole('button', { name: 'Увеличить количество' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await appears(() => canvas.getByRole('link', { name: 'Корзина, 2 товара' }));
    await log.holds('cart/addTapped', 'cart/lineAdded', 'cart/incrementTapped', 'cart/quantityChanged');
  },
});

export const DishWithChoice = meta.story({
  name: 'Блюдо с выбором, только клавиатура',
  parameters: { route: '/samara/catalog/vok' },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'В корзину: Вок с говядиной' });
    await tabsTo({ userEvent }, add);
    await userEvent.keyboard('{Enter}');
    const choice = within(await dialogNamed(MODAL_TITLES.modifiers));
    const [noodles] = choice.getAllByRole('radio');
    if (noodles) await tabsTo({ userEvent }, noodles);
    await userEvent.keyboard(' ');
    await tabsTo({ userEvent }, choice.getByRole('button', { name: /^Добавить за/ }));
    await userEvent.keyboard('{Enter}');
    await dialogGone();
    await appears(() => canvas.getByRole('link', { name: 'Корзина, 1 товар' }));
    await log.holds('cart/addTapped', 'modal/opened', 'cart/addTapped', 'cart/lineAdded');
    await log.lacks('modal/dismissed', 'view/noticeRaised');
  },
});
