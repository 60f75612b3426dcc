import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { ButtonLink } from '../../src/ui/primitives/ButtonLink.tsx';
import { PhoneButton } from '../../src/ui/primitives/PhoneButton.tsx';

const meta = preview.meta({
  title: '20 Элементы/Кнопка',
  id: '20-components-button',
  component: Button,
  args: { children: 'Применить', onClick: fn() },
});

export const Quiet = meta.story({
  name: 'Спокойная',
  tags: ['component:Button'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Main = meta.story({
  name: 'Главная',
  tags: ['component:Button'],
  args: { variant: 'main', size: 'large', children: 'Заказать за 1\u00A0707\u00A0₽' },
});

export const Busy = meta.story({
  name: 'Идёт отправка',
  tags: ['component:Button'],
  args: { variant: 'main', isBusy: true, children: 'Отправляем' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Отправляем' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const Disabled = meta.story({
  name: 'Недоступна',
  tags: ['component:Button'],
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const Variants = meta.story({
  name: 'Все виды',
  tags: ['component:Button'],
  render: () => (
    <div className="sample">
      <Button variant="main">Заказать</Button>
      <Button variant="solid">Показать</Button>
      <Button variant="quiet" icon="filters">
        Фильтры
      </Button>
      <Button variant="line">Редактировать</Button>
      <Button variant="danger">Удалить аккаунт</Button>
      <Button variant="quiet" size="small">
        Войти
      </Button>
      <Button variant="main" size="large" isWide isSpread>
        <span>Оформить заказ</span>
        <span>1 707 ₽</span>
      </Button>
    </div>
  ),
});

export const OnLacquer = meta.story({
  name: 'На лаке',
  tags: ['component:Button'],
  render: () => (
    <div className="sample sample--lacquer on-lacquer">
      <Button variant="main">Выбрать закуски</Button>
      <Button variant="quiet">Подробнее</Button>
    </div>
  ),
});

export const Links = meta.story({
  name: 'Ссылки',
  tags: ['component:ButtonLink', 'component:PhoneButton'],
  render: () => (
    <div className="sample">
      <ButtonLink to="/" variant="main">
        Вернуться на главную
      </ButtonLink>
      <PhoneButton label="Вопрос?" phone="88000000000" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Вернуться на главную' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Вопрос? +7 (800) 000-00-00' })).toHaveAttribute(
      'href',
      'tel:+78000000000',
    );
  },
});
