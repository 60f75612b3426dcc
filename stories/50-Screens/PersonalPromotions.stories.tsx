import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { fromRoubles } from '../../src/domain/money.ts';
import { draft } from '../../src/slices/draft.ts';
import type { Promo } from '../../src/slices/promo/state.ts';
import { demoPromos } from '../../tests/demo.ts';
import { lineAdded, promoCalculated, type Step } from '../../tests/given.ts';
import { messageText } from '../../tests/errorCatalogue.ts';
import { waiting } from '../moments.ts';
import { customerCame, shopOpen } from '../given.ts';
import { shows } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '50 Экраны/Кабинет, акции',
  id: '50-screens-personalpromotions',
  tags: ['screen:promotions'],
  parameters: { ...WHOLE_SHOP, route: '/samara/personal/promotions', given: [shopOpen(), customerCame()] },
  render: () => <Shop />,
});

const listIs = (promos: readonly Promo[]) => draft('promo/listLoaded', { promos });
const manyPromos = Array.from({ length: 12 }, (_, index): readonly Promo[] => {
  const promo = demoPromos[index % demoPromos.length];
  if (!promo) return [];
  return [
    {
      ...promo,
      id: `promo-${index}`,
      title:
        index === 0 ? 'Скидка пятнадцать процентов на все роллы, воки и супы до конца недели' : promo.title,
    },
  ];
}).flat();

const shortOfPizza: Step = [
  draft('cart/couponSubmitted', { code: 'ПОДАРОК' }),
  lineAdded('Зелёный дракон', { quantity: 2 }),
  promoCalculated({ lostGift: { code: 'pizza', name: 'Пицца Маргарита', missing: fromRoubles(460) } }),
];

export const List = meta.story({
  name: 'Акции покупателя',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), customerCame(), listIs(demoPromos)] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(demoPromos.length);
  },
});

export const Short = meta.story({
  name: 'Промокод в корзине: сколько не хватает до подарка',
  tags: ['state:ready'],
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), customerCame(), listIs(demoPromos), shortOfPizza] },
  play: async ({ canvas }) => {
    const offer = canvas.getByRole('article', { name: /^Пицца в подарок/ });
    await expect(within(offer).getByRole('button', { name: 'Убрать' })).toBeVisible();
    await expect(within(offer).getByRole('progressbar', { name: 'До подарка' })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Список ещё в пути',
  tags: ['state:loading'],
  ...waiting(shopOpen(), customerCame()),
});

export const Empty = meta.story({
  name: 'Акций пока нет',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), customerCame(), listIs([])] },
  play: shows('heading', 'Акций пока нет'),
});

export const Long = meta.story({
  name: 'Много акций',
  tags: ['state:long'],
  parameters: { given: [shopOpen(), customerCame(), listIs(manyPromos)] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
});

export const Failed = meta.story({
  name: 'Не загрузились',
  tags: ['state:error'],
  parameters: { given: [shopOpen(), customerCame(), draft('promo/listFailed')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText('promosFailed'))).toBeVisible();
  },
});
