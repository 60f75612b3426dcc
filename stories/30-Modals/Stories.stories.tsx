import { screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { dialogAsked, shopOpen } from '../past.ts';
import { appears, dialogGone, sees, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const TITLE = 'Истории';

const meta = preview.meta({
  tags: ['modal:stories'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const First = meta.story({
  name: 'Первая история',
  parameters: { given: [shopOpen(), dialogAsked({ kind: 'stories', storyId: 'rice' })] },
  play: async () => {
    await seesDialog(TITLE)();
    await sees('Промываем семь раз');
  },
});

export const WithButton = meta.story({
  name: 'Слайд с кнопкой, телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), dialogAsked({ kind: 'stories', storyId: 'snacks' })] },
  play: async ({ userEvent }) => {
    await seesDialog(TITLE)();
    await userEvent.click(screen.getByRole('button', { name: 'Следующая история' }));
    await appears(() => screen.getByRole('link', { name: 'Выбрать закуски' }));
  },
});

export const Keys = meta.story({
  name: 'Стрелки листают, Esc закрывает',
  parameters: { given: [shopOpen(), dialogAsked({ kind: 'stories', storyId: 'rice' })] },
  play: async ({ userEvent }) => {
    await seesDialog(TITLE)();
    await userEvent.keyboard('{ArrowRight}');
    await sees('Варим каждые два часа');
    await userEvent.keyboard('{ArrowLeft}');
    await sees('Промываем семь раз');
    await userEvent.keyboard('{Escape}');
    await dialogGone();
  },
});
