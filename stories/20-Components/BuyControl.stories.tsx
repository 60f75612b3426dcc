import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { fromRoubles, times } from '../../src/domain/money.ts';
import { BuyControl } from '../../src/ui/primitives/BuyControl.tsx';
import { inSample } from '../sample.tsx';

const PRICE = fromRoubles(590);

const meta = preview.meta({
  title: '20 Элементы/Покупка',
  id: '20-components-buycontrol',
  tags: ['component:BuyControl'],
  component: BuyControl,
  args: {
    name: 'Филадельфия классик',
    price: PRICE,
    quantity: 0,
    sum: fromRoubles(0),
    onAdd: fn(),
    onIncrement: fn(),
    onDecrement: fn(),
  },
  decorators: [inSample('sample--card')],
});

export const Ready = meta.story({ name: 'Обычная' });
export const PriceFrom = meta.story({ name: 'Цена «от»', args: { isPriceFrom: true } });
export const InCart = meta.story({ name: 'В корзине', args: { quantity: 2, sum: times(PRICE, 2) } });
export const Disabled = meta.story({ name: 'Недоступно', args: { isDisabled: true } });

export const Morph = meta.story({
  name: '«+» становится счётчиком и обратно',
  render: function Render(args) {
    const [quantity, setQuantity] = useState(0);
    return (
      <BuyControl
        {...args}
        quantity={quantity}
        sum={times(PRICE, quantity)}
        onAdd={() => setQuantity(1)}
        onIncrement={() => setQuantity(quantity + 1)}
        onDecrement={() => setQuantity(quantity - 1)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'В корзину: Филадельфия классик' });
    const place = add.getBoundingClientRect().x;
    await userEvent.click(add);
    await expect(canvas.getByRole('group', { name: 'Количество: Филадельфия классик' })).toBeVisible();
    const more = canvas.getByRole('button', { name: 'Увеличить количество' });
    await expect(more).toHaveFocus();
    await expect(more.getBoundingClientRect().x).toBe(place);
    await userEvent.click(more);
    await expect(canvas.getByText('1 180 ₽')).toBeVisible();
    const less = canvas.getByRole('button', { name: 'Уменьшить количество' });
    await userEvent.click(less);
    await userEvent.click(less);
    await expect(canvas.getByRole('button', { name: 'В корзину: Филадельфия классик' })).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});
