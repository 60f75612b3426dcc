import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { HeartButton, IconButton, IconLink } from '../../src/ui/primitives/IconButton.tsx';

const meta = preview.meta({
  title: '20 Элементы/Кнопка-значок',
  id: '20-components-iconbutton',
  tags: ['component:IconButton'],
  component: IconButton,
  args: { icon: 'close', label: 'Закрыть', onClick: fn() },
});

export const Variants = meta.story({
  name: 'Все виды',
  render: () => (
    <div className="sample">
      <IconButton icon="phone" label="Позвонить" />
      <IconButton icon="phone" label="Позвонить сейчас" variant="fill" />
      <IconButton icon="bell" label="Уведомления, 2 новых" hasDot />
      <IconButton icon="close" label="Закрыть" variant="raised" />
      <IconButton icon="trash" label="Удалить адрес: Ленинская, 119" variant="quiet" iconSize={20} />
      <IconButton icon="back" label="Предыдущий слайд" variant="fill" isDisabled />
      <IconLink icon="user" label="Личный кабинет" to="/personal" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});

export const Like = meta.story({
  name: 'В избранное',
  render: function Render() {
    const [isLiked, setIsLiked] = useState(false);
    return (
      <div className="sample--tile">
        <HeartButton
          label="В избранное: Филадельфия классик"
          isPressed={isLiked}
          onClick={() => setIsLiked(!isLiked)}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'В избранное: Филадельфия классик' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
});
