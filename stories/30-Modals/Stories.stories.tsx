import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { dialogAsked, shopOpen } from '../given.ts';
import { appears, dialogGone, sees, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

/** The bar of the slide in sight: another one is a time that begins anew. */
const runningTime = (): Element | null => document.querySelector('[data-time]');

const pressAtOnce = (...keys: readonly string[]): void => {
  for (const key of keys) document.dispatchEvent(new KeyboardEvent('keydown', { key }));
};

const meta = preview.meta({
  title: '30 Окна/Истории',
  id: '30-modals-stories',
  tags: ['modal:stories'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const First = meta.story({
  name: 'Первая история',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), dialogAsked({ kind: 'stories', storyId: 'rice' })] },
  play: async () => {
    await seesDialog(MODAL_TITLES.stories)();
    await sees('Промываем семь раз');
  },
});

export const WithButton = meta.story({
  name: 'Слайд с кнопкой, телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), dialogAsked({ kind: 'stories', storyId: 'snacks' })] },
  play: async ({ userEvent }) => {
    await seesDialog(MODAL_TITLES.stories)();
    await userEvent.click(screen.getByRole('button', { name: 'Следующая история' }));
    await appears(() => screen.getByRole('link', { name: 'Выбрать закуски' }));
  },
});

export const Keys = meta.story({
  name: 'Стрелки листают, первая начинается снова, Esc закрывает',
  parameters: { given: [shopOpen(), dialogAsked({ kind: 'stories', storyId: 'rice' })] },
  play: async ({ userEvent }) => {
    await seesDialog(MODAL_TITLES.stories)();
    await userEvent.keyboard('{ArrowRight}');
    await sees('Варим каждые два часа');
    await userEvent.keyboard('{ArrowLeft}');
    await sees('Промываем семь раз');
    const time = runningTime();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(runningTime()).not.toBe(time));
    await sees('Промываем семь раз');
    // The second key of each pair comes before the viewer has drawn what the first led to.
    pressAtOnce('ArrowRight', 'ArrowRight');
    await sees('Остужаем до тепла руки');
    pressAtOnce('ArrowLeft', 'ArrowLeft');
    await sees('Промываем семь раз');
    await userEvent.keyboard('{Escape}');
    await dialogGone();
  },
});

const LONG = {
  id: 'long',
  title: 'Длинная история',
  preview: '/demo/i/scene/slide-wok',
  slides: [
    {
      image: '/demo/i/scene/slide-wok',
      title: 'Почему мы тридцать лет не меняем поставщика рыбы, риса и водорослей',
      text: 'Каждое утро в половине пятого Сергей едет на базу и смотрит рыбу сам: глаза, жабры, запах. Половину он отправляет обратно. За тридцать лет он ни разу не ошибся, и за это время у нас сменились три кухни, два города и все ножи.',
      button: { title: 'Посмотреть все роллы с лососем', link: '/catalog/rolly' },
    },
  ],
};

export const Long = meta.story({
  name: 'Длинный текст, телефон',
  tags: ['state:long'],
  globals: ON_PHONE,
  parameters: {
    given: [shopOpen({ stories: [LONG] }), dialogAsked({ kind: 'stories', storyId: LONG.id })],
  },
  play: async () => {
    await seesDialog(MODAL_TITLES.stories)();
    await appears(() => screen.getByRole('link', { name: 'Посмотреть все роллы с лососем' }));
  },
});
