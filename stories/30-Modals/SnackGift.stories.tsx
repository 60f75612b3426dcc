import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { dish } from '../../tests/demo.ts';
import { catalogChanged, lineAdded } from '../../tests/given.ts';
import { customerCame, dialogAsked, shopOpen } from '../given.ts';
import { appears, dialogGone, log, presses, type Playing, sees, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const noGift = () => catalogChanged({ 'Картофель фри в подарок': null });

/** It is there, the page behind it can be reached, and the focus is where it was. */
const seesBeside = async ({ canvas }: Pick<Playing, 'canvas'>): Promise<void> => {
  const sheet = () => screen.getByRole('dialog', { name: MODAL_TITLES.snackGift });
  await appears(sheet);
  await expect(canvas.getByRole('main')).toBeVisible();
  await expect(sheet().contains(document.activeElement)).toBe(false);
};

/** A press in its middle reaches it: nothing lies over it. */
const isInReach = (element: HTMLElement): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/** The gift is told, and what leads on at the foot of the page can be pressed all the same. */
const leavesInReach =
  (role: string, name: string | RegExp) =>
  async (playing: Playing): Promise<void> => {
    await seesBeside(playing);
    const way = await playing.canvas.findByRole(role, { name });
    await waitFor(() => expect(isInReach(way)).toBe(true));
  };

const meta = preview.meta({
  title: '30 Окна/Подарок к заказу',
  id: '30-modals-snackgift',
  tags: ['modal:snackGift'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const WithPicture = meta.story({
  name: 'С картинкой подарка',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), lineAdded('Луковые кольца'), dialogAsked({ kind: 'snackGift' })] },
  play: async (context) => {
    await seesBeside(context);
    await sees('Ещё 2 закуски до подарка');
  },
});

export const WithoutPicture = meta.story({
  name: 'Подарка нет в каталоге',
  tags: ['state:empty'],
  parameters: {
    given: [
      shopOpen(),
      noGift,
      lineAdded('Луковые кольца', { quantity: 3 }),
      dialogAsked({ kind: 'snackGift' }),
    ],
  },
  play: async (context) => {
    await seesBeside(context);
    await sees('Подарок ваш: добавим его к заказу');
  },
});

export const AfterSnack = meta.story({
  name: 'После добавления закуски',
  parameters: { route: '/samara/catalog/zakuski', given: [shopOpen(), customerCame()] },
  play: async (context) => {
    await presses(context, 'В корзину: Луковые кольца');
    await seesBeside(context);
    await context.userEvent.keyboard('{Escape}');
    await dialogGone();
    await presses(context, 'В корзину: Креветки темпура, 6 шт');
    await seesBeside(context);
    await sees('Ещё 1 закуска до подарка');
    // The dish added last is marked for a second.
    await log.holds('cart/addTapped', 'cart/addTapped', 'cart/highlightPassed');
  },
});

export const NextPress = meta.story({
  name: 'Следующее нажатие закрывает и делает своё',
  parameters: { route: '/samara/catalog/zakuski', given: [shopOpen(), customerCame()] },
  play: async (context) => {
    await presses(context, 'В корзину: Луковые кольца');
    await seesBeside(context);
    const own = within(context.canvas.getByRole('group', { name: 'Количество: Луковые кольца' }));
    await context.userEvent.click(own.getByRole('button', { name: 'Увеличить количество' }));
    await dialogGone();
    await appears(() => own.getByText('2'));
    await presses(context, 'В корзину: Креветки темпура, 6 шт');
    await seesBeside(context);
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Луковые кольца' }));
    await seesDialog('Луковые кольца')();
    await context.userEvent.keyboard('{Escape}');
    await dialogGone();
  },
});

export const OnDish = meta.story({
  name: 'На странице блюда, телефон: шаг внизу не закрыт',
  globals: ON_PHONE,
  parameters: {
    route: `/samara/catalog/zakuski/${dish('Луковые кольца').slug}`,
    given: [shopOpen(), customerCame()],
  },
  play: async (context) => {
    await presses(context, /^Добавить за/);
    await leavesInReach('button', 'Увеличить количество')(context);
  },
});

export const InCart = meta.story({
  name: 'В корзине, телефон: путь к заказу не закрыт',
  globals: ON_PHONE,
  parameters: {
    given: [shopOpen(), customerCame(), lineAdded('Луковые кольца'), dialogAsked({ kind: 'snackGift' })],
  },
  play: leavesInReach('link', 'Оформить заказ'),
});
