import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { lineAdded, promoCalculated } from '../../tests/given.ts';
import { customerCame, orderRefused, shopOpen } from '../past.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const REFUSAL = '«Зелёный дракон» сейчас нет в наличии';
const withCart = [shopOpen(), customerCame(), lineAdded('Зелёный дракон'), promoCalculated()];

const meta = preview.meta({
  tags: ['page:completeError'],
  parameters: { ...WHOLE_SHOP, route: '/samara/complete-error' },
  render: () => <Shop />,
});

export const Refused = meta.story({
  name: 'Ресторан отказал',
  parameters: { given: [...withCart, orderRefused(REFUSAL), promoCalculated()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(REFUSAL)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Вернуться к оформлению' })).toBeVisible();
  },
});

export const NoReason = meta.story({ name: 'Без причины', parameters: { given: withCart } });

export const PaymentFailed = meta.story({
  name: 'Оплата не прошла',
  parameters: { given: [shopOpen(), customerCame()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Оплата не прошла. Позвоните нам, и мы поможем.')).toBeVisible();
  },
});

export const OnPhone = meta.story({
  name: 'Ресторан отказал, телефон',
  globals: ON_PHONE,
  parameters: { given: [...withCart, orderRefused(REFUSAL), promoCalculated()] },
});
