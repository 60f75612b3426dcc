import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { catalogChanged } from '../../tests/given.ts';
import { customerCame, dialogAsked, shopOpen } from '../given.ts';
import { dialogGone, opens, seesDialog } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const noGift = () => catalogChanged({ 'Картофель фри в подарок': null });

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
  parameters: { given: [shopOpen(), dialogAsked({ kind: 'snackGift' })] },
  play: seesDialog(MODAL_TITLES.snackGift),
});

export const WithoutPicture = meta.story({
  name: 'Подарка нет в каталоге',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), noGift, dialogAsked({ kind: 'snackGift' })] },
  play: seesDialog(MODAL_TITLES.snackGift),
});

export const AfterSnack = meta.story({
  name: 'После добавления закуски',
  parameters: { route: '/samara/catalog/zakuski', given: [shopOpen(), customerCame()] },
  play: async (context) => {
    await opens('В корзину: Луковые кольца', MODAL_TITLES.snackGift)(context);
    await context.userEvent.keyboard('{Escape}');
    await dialogGone();
  },
});
