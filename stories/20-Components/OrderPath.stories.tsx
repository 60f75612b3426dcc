import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OrderPath } from '../../src/ui/primitives/OrderPath.tsx';

const meta = preview.meta({
  title: '20 Элементы/Путь заказа',
  id: '20-components-orderpath',
  tags: ['component:OrderPath'],
  component: OrderPath,
  args: {
    current: 2,
    steps: [
      { id: 'accepted', name: 'Принят', time: '18:02' },
      { id: 'cooking', name: 'Готовится', time: '18:04' },
      { id: 'way', name: 'В пути', note: 'Курьер Артём', time: '18:22' },
      { id: 'done', name: 'Доставлен', time: '~18:50' },
    ],
  },
});

export const OnTheWay = meta.story({
  name: 'В пути',
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(steps.filter((step) => step.hasAttribute('aria-current'))).toHaveLength(1);
  },
});
export const Accepted = meta.story({ name: 'Принят', args: { current: 0 } });
export const Delivered = meta.story({ name: 'Доставлен', args: { current: 4 } });
