import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { fromRoubles } from '../../src/domain/money.ts';
import { Price } from '../../src/ui/primitives/Price.tsx';

const meta = preview.meta({
  title: '20 Элементы/Цена',
  id: '20-components-price',
  tags: ['component:Price'],
  component: Price,
  args: { value: fromRoubles(1480) },
});

export const Ready = meta.story({
  name: 'Обычная',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('1\u00A0480\u00A0₽');
  },
});
export const WithKopecks = meta.story({ name: 'С копейками', args: { value: fromRoubles(1234.5) } });
export const From = meta.story({ name: '«от»', args: { isFrom: true } });
export const Changed = meta.story({ name: 'Изменилась', args: { oldValue: fromRoubles(1390) } });
