import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Chip, ChipButton, Chips } from '../../src/ui/primitives/Chip.tsx';
import { Stamp } from '../../src/ui/primitives/Stamp.tsx';

const removed = fn();
const meta = preview.meta({
  title: '20 Элементы/Плашка',
  id: '20-components-chip',
  component: Chip,
  args: { children: 'Глютен' },
});

export const Notes = meta.story({
  name: 'Пометки',
  tags: ['component:Chip'],
  render: () => (
    <Chips>
      <Chip>Обычная</Chip>
      <Chip tone="warn" isSmall>
        Было 590 ₽, стало 630 ₽
      </Chip>
      <Chip tone="ok" isSmall icon="check">
        Зона «Центр» · ~45 мин
      </Chip>
      <Chip tone="bad" isSmall icon="alert">
        Не возим
      </Chip>
      <Chip tone="line">Контур</Chip>
    </Chips>
  ),
});

export const Buttons = meta.story({
  name: 'Нажимаются',
  tags: ['component:Chip'],
  render: () => (
    <Chips>
      <ChipButton isPressed onClick={() => {}}>
        Сегодня
      </ChipButton>
      <ChipButton isPressed={false} onClick={() => {}}>
        Завтра
      </ChipButton>
      <ChipButton isDisabled onClick={() => {}}>
        19:00
      </ChipButton>
      <ChipButton isRemovable label="Убрать: без орехов" onClick={removed}>
        Без орехов
      </ChipButton>
    </Chips>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Сегодня', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: без орехов' }));
    await expect(removed).toHaveBeenCalled();
  },
});

export const Stamps = meta.story({
  name: 'Метки карточки',
  tags: ['component:Stamp'],
  render: () => (
    <div className="sample">
      <Stamp>Хит</Stamp>
      <Stamp tone="soft">Подарок</Stamp>
      <Stamp tone="main">Новинка</Stamp>
    </div>
  ),
});
