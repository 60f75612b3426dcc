import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ProgressFlight } from '../../src/ui/primitives/ProgressFlight.tsx';
import { inSample } from '../sample.tsx';

const meta = preview.meta({
  title: '20 Элементы/Полёт к цели',
  id: '20-components-progressflight',
  tags: ['component:ProgressFlight'],
  component: ProgressFlight,
  args: {
    label: 'До бесплатной доставки',
    value: 1810,
    goal: 2000,
    text: 'Ещё 190 ₽ до бесплатной доставки',
    goalText: 'из 2 000 ₽',
  },
  decorators: [inSample('sample--narrow')],
});

export const OnTheWay = meta.story({
  name: 'В пути',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'До бесплатной доставки' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'Ещё 190 ₽ до бесплатной доставки');
    await expect(bar).toHaveAttribute('aria-valuenow', '1810');
  },
});
export const Start = meta.story({
  name: 'Начало',
  args: { value: 0, text: 'Ещё 2 000 ₽ до бесплатной доставки' },
});
export const Reached = meta.story({ name: 'Цель', args: { value: 2400, text: 'Доставка бесплатная' } });
