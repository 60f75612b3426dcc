import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { News } from './News.tsx';

const meta = preview.meta({
  title: '00 Начало/Что нового',
  id: '00-start-news',
  render: () => <News />,
});

export const Since = meta.story({
  name: 'Что нового',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Что нового' })).toBeVisible();
    await expect(await canvas.findByText(/--since REF|^С \d\d\./)).toBeVisible();
  },
});
