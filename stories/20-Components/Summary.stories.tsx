import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { fromRoubles } from '../../src/domain/money.ts';
import { Panel } from '../../src/ui/primitives/Panel.tsx';
import { SummaryList, SummaryRow } from '../../src/ui/primitives/SummaryRow.tsx';

const meta = preview.meta({
  title: '20 Элементы/Сумма',
  id: '20-components-summary',
  component: SummaryRow,
  args: { label: 'Товары', value: fromRoubles(1810) },
});

export const Order = meta.story({
  name: 'Сумма заказа',
  tags: ['component:Panel', 'component:SummaryRow'],
  render: () => (
    <div className="sample--form">
      <Panel label="Сумма заказа">
        <SummaryList>
          <SummaryRow label="Товары" value={fromRoubles(1810)} />
          <SummaryRow
            label="Доставка"
            value={fromRoubles(149)}
            why="Адрес в зоне «Центр»: 149 ₽, от 2 000 ₽ бесплатно. Сейчас в корзине товаров на 1 810 ₽, подарки не считаем."
          />
          <SummaryRow label="Скидка" value={fromRoubles(181)} isDiscount why="Промокод ПОЛЁТ10" />
          <SummaryRow label="Бонусы" value={fromRoubles(100)} isDiscount />
          <SummaryRow label="Итого" value={fromRoubles(1678)} isTotal />
        </SummaryList>
      </Panel>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [why] = canvas.getAllByRole('button', { name: 'Почему?' });
    await expect(why).toHaveAccessibleDescription('Доставка');
    await userEvent.click(why!);
    await expect(why).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/Адрес в зоне/)).toBeVisible();
  },
});

export const Free = meta.story({
  name: 'Бесплатно',
  tags: ['component:SummaryRow'],
  render: () => (
    <SummaryList>
      <SummaryRow label="Доставка" value="бесплатно" />
    </SummaryList>
  ),
});
