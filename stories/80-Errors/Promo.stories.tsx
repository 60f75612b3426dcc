import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { messageText } from '../../tests/errorCatalogue.ts';
import { lineAdded, promoCalculated } from '../../tests/given.ts';
import { customerCame, shopOpen } from '../given.ts';
import { type Playing, sees } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const applies = async ({ canvas, userEvent }: Playing, code: string): Promise<void> => {
  const field = await canvas.findByRole('textbox', { name: 'Промокод' });
  field.scrollIntoView({ block: 'center' });
  await userEvent.type(field, code);
  await userEvent.click(canvas.getByRole('button', { name: 'Применить' }));
};
const NOTHING_GRANTED = { discountTotal: 0, lostGift: null, freeProducts: [], loyaltyProgramErrors: [] };

const meta = preview.meta({
  title: '80 Ошибки/Промокоды',
  id: '80-errors-promo',
  parameters: {
    ...WHOLE_SHOP,
    route: '/samara/cart',
    given: [shopOpen(), customerCame(), lineAdded('Зелёный дракон'), promoCalculated()],
  },
  render: () => <Shop />,
});

export const PromosFailed = meta.story({
  name: 'Акции покупателя не загрузились',
  tags: ['message:promosFailed'],
  parameters: {
    route: '/samara/personal/promotions',
    given: [shopOpen(), customerCame(), draft('promo/listFailed')],
  },
  play: async ({ canvas }) => {
    await sees(messageText('promosFailed'));
    await expect(canvas.getByRole('heading', { name: 'Акции для меня' })).toBeVisible();
  },
});

export const PromoFailed = meta.story({
  name: 'Об этом промокоде не удалось узнать',
  tags: ['message:promoFailed'],
  parameters: {
    http: { 'promo.find': { status: 500 }, 'promo.calculate': { status: 200, body: NOTHING_GRANTED } },
  },
  play: async (context) => {
    await applies(context, 'ТАЙНЫЙ');
    await sees(messageText('promoFailed'));
    await expect(context.canvas.getByRole('textbox', { name: 'Промокод' })).toBeInvalid();
  },
});

export const PromoNotApplied = meta.story({
  name: 'Промокод не применился',
  tags: ['message:promoNotApplied'],
  parameters: { http: { 'promo.calculate': { status: 500 } } },
  play: async (context) => {
    await applies(context, 'ЖУРАВЛЬ10');
    await sees(messageText('promoNotApplied'));
    await expect(context.canvas.getByRole('textbox', { name: 'Промокод' })).toBeInvalid();
  },
});
