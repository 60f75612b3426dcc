import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { shopOpen } from '../given.ts';
import { dialogGone, opens, seesDialog } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '30 Окна/Приём заказов остановлен',
  id: '30-modals-notworking',
  tags: ['modal:notWorking'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const DefaultText = meta.story({
  name: 'Без текста настройки',
  tags: ['state:empty', 'state:notWorking'],
  parameters: { given: [shopOpen({ isSiteNotWorking: true, textSiteNotWorking: '' })] },
  play: seesDialog(MODAL_TITLES.notWorking),
});

export const OwnText = meta.story({
  name: 'Текст из настроек',
  tags: ['state:ready', 'state:notWorking'],
  parameters: {
    given: [
      shopOpen({
        isSiteNotWorking: true,
        textSiteNotWorking: 'Переезжаем на новую кухню. Снова готовим с 18:00, спасибо за терпение!',
      }),
    ],
  },
  play: seesDialog(MODAL_TITLES.notWorking),
});

export const AtAdding = meta.story({
  name: 'При попытке добавить блюдо',
  parameters: { route: '/samara/catalog/zakuski', given: [shopOpen({ isSiteNotWorking: true })] },
  play: async (context) => {
    await seesDialog(MODAL_TITLES.notWorking)();
    await context.userEvent.keyboard('{Escape}');
    await dialogGone();
    await opens('В корзину: Луковые кольца', MODAL_TITLES.notWorking)(context);
  },
});
