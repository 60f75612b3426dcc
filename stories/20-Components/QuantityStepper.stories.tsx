import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { QuantityStepper } from '../../src/ui/primitives/QuantityStepper.tsx';

const meta = preview.meta({
  title: '20 Элементы/Счётчик',
  id: '20-components-quantitystepper',
  tags: ['component:QuantityStepper'],
  component: QuantityStepper,
  args: { name: 'Гёдза со свининой', quantity: 3, onDecrement: fn(), onIncrement: fn() },
});

export const Ready = meta.story({
  name: 'Обычный',
  play: async ({ canvas, userEvent, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Количество: Гёдза со свининой' }));
    await userEvent.click(group.getByRole('button', { name: 'Увеличить количество' }));
    await userEvent.click(group.getByRole('button', { name: 'Уменьшить количество' }));
    await expect(args.onIncrement).toHaveBeenCalledOnce();
    await expect(args.onDecrement).toHaveBeenCalledOnce();
  },
});

export const Large = meta.story({ name: 'В подвале окна', args: { isLarge: true, quantity: 12 } });

export const AtLimit = meta.story({
  name: 'Больше нельзя',
  args: { isIncrementDisabled: true, quantity: 20 },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Увеличить количество' });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    // Whoever has pressed it up to here is still on it.
    more.focus();
    await expect(more).toHaveFocus();
  },
});
