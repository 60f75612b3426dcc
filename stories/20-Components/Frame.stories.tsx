import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FieldError } from '../../src/ui/fields/FieldError.tsx';
import { Logo } from '../../src/ui/primitives/Logo.tsx';
import { RowButton } from '../../src/ui/primitives/RowButton.tsx';
import { SkipLink } from '../../src/ui/primitives/SkipLink.tsx';
import { VisuallyHidden } from '../../src/ui/primitives/VisuallyHidden.tsx';
import { inSample } from '../sample.tsx';

const opened = fn();
const meta = preview.meta({
  title: '20 Элементы/Знак и строки',
  id: '20-components-frame',
  component: Logo,
});

export const Brand = meta.story({
  name: 'Знак и слово',
  tags: ['component:Logo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Журавль, на главную' })).toHaveAttribute('href', '/');
  },
});

export const BrandOnLacquer = meta.story({
  name: 'Знак на лаке',
  tags: ['component:Logo'],
  decorators: [inSample('sample--lacquer on-lacquer')],
});

export const Skip = meta.story({
  name: 'К содержимому',
  tags: ['component:SkipLink', 'component:VisuallyHidden'],
  render: () => (
    <>
      <SkipLink target="main" text="Перейти к содержимому" />
      <main id="main" tabIndex={-1}>
        <VisuallyHidden>Это слышно, но не видно.</VisuallyHidden>
        Содержимое
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Перейти к содержимому' })).toHaveFocus();
  },
});

export const Row = meta.story({
  name: 'Строка выбора',
  tags: ['component:RowButton', 'component:FieldError'],
  render: () => (
    <div className="sample sample--stack sample--form">
      <RowButton
        icon="pin"
        kind="Адрес"
        title="Ленинская, 119, кв. 12"
        note="подъезд: 2, этаж: 5 · зона «Центр»"
        onClick={opened}
      />
      <RowButton icon="clock" kind="Время" title="не выбрано" errorId="when" onClick={opened} />
      <FieldError id="when" text="Выберите время" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Адрес: Ленинская, 119, кв. 12' }));
    await expect(opened).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /Время/ })).toHaveAccessibleDescription('Выберите время');
  },
});
