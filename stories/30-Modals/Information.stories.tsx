import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { shopOpen } from '../given.ts';
import { seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const LONG = [
  'Сегодня много заказов: доставка может занять на 20 минут больше обычного.',
  'Самовывоз готовим как всегда за 30 минут.',
  'Если вы уже сделали заказ, ничего делать не нужно: курьер позвонит, как только выйдет из ресторана.',
].join(' ');

const meta = preview.meta({
  title: '30 Окна/Информация',
  id: '30-modals-information',
  tags: ['modal:information'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const Short = meta.story({
  name: 'Короткий текст',
  tags: ['state:ready'],
  parameters: { given: [shopOpen({ isSiteInformation: true })] },
  play: seesDialog(MODAL_TITLES.information),
});

export const Long = meta.story({
  name: 'Длинный текст, телефон',
  tags: ['state:long'],
  globals: ON_PHONE,
  parameters: { given: [shopOpen({ isSiteInformation: true, textSiteInformation: LONG })] },
  play: seesDialog(MODAL_TITLES.information),
});
