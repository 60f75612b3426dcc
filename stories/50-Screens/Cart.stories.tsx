import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { citySelected, lineAdded, restored, shopOpened } from '../../tests/given.ts';

const meta = preview.meta({ parameters: { layout: 'fullscreen', route: '/samara/cart' }, render: () => <Shop /> });

export const Guest = meta.story({
  name: 'Гость',
  parameters: { given: [() => shopOpened(), citySelected, restored(), lineAdded('Зелёный дракон')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem', { name: 'Зелёный дракон' })).toBeVisible();
  },
});
