import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NativeDialog } from '../../src/ui/dialog/NativeDialog.tsx';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { ON_PHONE } from '../screen.ts';

const meta = preview.meta({
  title: '20 Элементы/Основа окна браузера',
  id: '20-components-nativedialog',
  component: NativeDialog,
  tags: ['component:NativeDialog'],
  args: {
    title: 'Сменить город?',
    children: <p>Корзина останется прежней.</p>,
    footer: <Button>Сменить</Button>,
    onClose: fn(),
  },
});

const dialog = () => screen.getByRole('dialog', { name: 'Сменить город?' });

export const Open = meta.story({
  name: 'Открыто, Esc просит закрыть',
  play: async ({ args }) => {
    await expect(dialog()).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Сменить' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const OnPhone = meta.story({ ...Open.input, name: 'На телефоне', globals: ON_PHONE });
