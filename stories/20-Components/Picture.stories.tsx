import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Picture } from '../../src/ui/primitives/Picture.tsx';
import { inSample } from '../sample.tsx';

const meta = preview.meta({
  title: '20 Элементы/Картинка',
  id: '20-components-picture',
  tags: ['component:Picture'],
  component: Picture,
  args: { image: '/icon-512x512.png', preset: 'w=248&h=248&q=60', place: 'card' as const, alt: 'Журавль' },
  decorators: [inSample('sample--tile')],
});

export const Ready = meta.story({
  name: 'Картинка',
  play: async ({ canvas }) => {
    const img = canvas.getByRole<HTMLImageElement>('img', { name: 'Журавль' });
    await expect(img).toHaveAttribute('src', expect.stringContaining('w=248&h=248&q=60'));
    await expect(img.srcset).toContain('w=528&h=528&q=60 528w');
    await expect(img).toHaveAttribute('loading', 'lazy');
  },
});

export const Priority = meta.story({
  name: 'Главная картинка экрана',
  args: { isPriority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
});

export const Missing = meta.story({ name: 'Нет картинки', args: { image: null, alt: '' } });

export const Broken = meta.story({
  name: 'Не загрузилась',
  args: { image: 'data:image/png;base64,broken', alt: 'Моти манго', isEager: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Моти манго' }).tagName).toBe('SPAN'));
  },
});
