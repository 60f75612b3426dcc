import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { demoNotifications, demoSettings } from '../../tests/demo.ts';
import { lineAdded, orderActive, promoCalculated, signedIn } from '../../tests/given.ts';
import { menuAwaited, menuMissed, offline } from '../moments.ts';
import { customerCame, everythingOut, NIGHT, outOfStock, shopOpen, shopOpenIn } from '../given.ts';
import { appears, type Playing, seesDialog } from '../playing.ts';
import { ON_DESKTOP, ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '50 Экраны/Главная',
  id: '50-screens-home',
  tags: ['screen:index'],
  parameters: { ...WHOLE_SHOP, route: '/samara' },
  render: () => <Shop />,
});

export const Guest = meta.story({
  name: 'Гость',
  tags: ['state:guest'],
  parameters: { given: [shopOpen()] },
  play: async ({ canvas }) => {
    for (const name of ['Акции', 'Истории', 'Меню'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Корзина, пусто' })).toBeVisible();
  },
});

export const WithOrder = meta.story({
  name: 'Покупатель с активным заказом',
  tags: ['state:ready'],
  parameters: {
    given: [
      shopOpen(),
      customerCame(),
      orderActive(),
      lineAdded('Зелёный дракон'),
      promoCalculated(),
      draft('notification/listLoaded', { items: demoNotifications }),
    ],
  },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('region', { name: 'Ваш заказ' }));
  },
});

/** «Повторить заказ» says what it brings, and leads to the cart. */
const repeats = async ({ canvas, userEvent }: Playing): Promise<void> => {
  const card = await canvas.findByRole('button', { name: /^Повторить заказ \d/ });
  await userEvent.click(card);
  await appears(() => canvas.getByRole('heading', { name: 'Корзина', level: 1 }));
};

export const Back = meta.story({
  name: 'Вернулся: повторить заказ',
  parameters: { given: [shopOpen(), customerCame()] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Повторить заказ \d/ });
  },
});

export const BackOnPhone = meta.story({
  name: 'Вернулся, телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), customerCame()] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Повторить заказ \d/ });
  },
});

export const Repeated = meta.story({
  name: 'Повторил заказ',
  parameters: { given: [shopOpen(), customerCame()] },
  play: repeats,
});

export const RepeatedPartly = meta.story({
  name: 'В прошлом заказе есть чего сейчас нет',
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), customerCame(), outOfStock('Картофель фри')] },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('button', { name: /^Повторить заказ \d/ });
    await expect(card).toHaveAccessibleName(/Сейчас нет: Картофель фри$/);
  },
});

export const NothingToRepeat = meta.story({
  name: 'Покупатель без заказов',
  globals: ON_PHONE,
  parameters: {
    given: [shopOpen(), signedIn(), draft('order/historyLoaded', { orders: [] })],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Всё меню Выберите/ });
  },
});

export const NothingToRepeatOnDesktop = NothingToRepeat.extend({
  name: 'Покупатель без заказов, компьютер',
  globals: ON_DESKTOP,
});

export const BasketAtFoot = meta.story({
  name: 'Корзина внизу, телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), customerCame(), lineAdded('Зелёный дракон'), promoCalculated()] },
});

export const NoSlides = meta.story({
  name: 'Без слайдов и историй',
  tags: ['state:empty'],
  parameters: { given: [shopOpen({ slides: [], stories: [] })] },
});

export const OneSlide = meta.story({
  name: 'Один слайд',
  parameters: {
    given: [
      shopOpen({
        slides: [
          { image: '/demo/i/scene/slide-wok', imageMobile: null, title: 'Два вока дешевле', link: null },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Следующий слайд' })).toBeNull();
  },
});

export const Slides = meta.story({
  name: 'Слайды листаются',
  parameters: { given: [shopOpen()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Следующий слайд' }));
    await expect(canvas.getByText('2 / 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Предыдущий слайд' }));
    await expect(canvas.getByText('1 / 5')).toBeVisible();
  },
});

export const Loading = meta.story({ name: 'Меню загружается', tags: ['state:loading'], ...menuAwaited });

export const Failed = meta.story({ name: 'Меню не загрузилось', tags: ['state:error'], ...menuMissed });

export const OnPhone = meta.story({
  name: 'Гость, телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen()] },
});

export const WithOrderOnPhone = meta.story({
  name: 'Активный заказ, телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), customerCame(), orderActive()] },
});

export const AsksForConsent = meta.story({
  name: 'Спрашивает о статистике, телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen({ isAnalyticsConsentAsked: true })] },
  play: async ({ canvas, userEvent }) => {
    await appears(() => canvas.getByRole('region', { name: 'Статистика посещений' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Не надо' }));
    await expect(canvas.queryByRole('region', { name: 'Статистика посещений' })).toBeNull();
  },
});

const LONG_TITLE = 'Большой новогодний сет «Журавлиная верность» на компанию из двенадцати человек';
/** Every other one with a name that breaks. */
const manyStories = Array.from({ length: 16 }, (_, index) => {
  const { stories } = demoSettings();
  return stories.slice(index % stories.length, (index % stories.length) + 1).map((story) => ({
    ...story,
    id: `story-${index}`,
    title: index % 2 === 0 ? 'Как мы выбираем рыбу на рынке' : 'Рис',
  }));
}).flat();

export const Long = meta.story({
  name: 'Длинные заголовки, много историй',
  tags: ['state:long'],
  parameters: {
    given: [
      shopOpen({
        slides: [
          { image: '/demo/i/scene/slide-wok', imageMobile: null, title: LONG_TITLE, link: null },
          { image: '/demo/i/scene/slide-wok', imageMobile: null, title: 'Второй', link: null },
        ],
        stories: manyStories,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('region', { name: 'Истории' }));
    await expect(canvas.getAllByRole('button', { name: 'Рис' })).toHaveLength(8);
  },
});

export const Offline = meta.story({ name: 'Нет связи', tags: ['state:offline'], ...offline(shopOpen()) });

export const Closed = meta.story({
  name: 'Ночью: окно о часах работы',
  tags: ['state:closed'],
  parameters: { clock: NIGHT, route: '/tolyatti', given: [shopOpenIn('tolyatti')] },
  play: seesDialog(MODAL_TITLES.workTime),
});

export const NotWorking = meta.story({
  name: 'Приём заказов остановлен: окно при входе',
  tags: ['state:notWorking'],
  parameters: { given: [shopOpen({ isSiteNotWorking: true })] },
  play: seesDialog(MODAL_TITLES.notWorking),
});

export const StopList = meta.story({
  name: 'Всё закончилось: ряда «Чаще заказывают» нет',
  tags: ['state:stopList'],
  parameters: { given: [shopOpen(), everythingOut] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Меню' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Чаще заказывают' })).toBeNull();
  },
});
