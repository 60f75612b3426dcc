import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/events.ts';
import { demoNotifications } from '../../tests/demo.ts';
import { lineAdded, orderActive, promoCalculated } from '../../tests/given.ts';
import { customerCame, menuFailed, menuOnItsWay, shopOpen } from '../past.ts';
import { appears } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  tags: ['page:home'],
  parameters: { ...WHOLE_SHOP, route: '/samara' },
  render: () => <Shop />,
});

export const Guest = meta.story({
  name: 'Гость',
  parameters: { given: [shopOpen()] },
  play: async ({ canvas }) => {
    for (const name of ['Акции', 'Истории', 'Меню'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Корзина, пусто' })).toBeVisible();
  },
});

export const WithOrder = meta.story({
  name: 'Покупатель с активным заказом',
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

export const NoSlides = meta.story({
  name: 'Без слайдов и историй',
  parameters: { given: [shopOpen({ slides: [], stories: [] })] },
});

export const OneSlide = meta.story({
  name: 'Один слайд',
  parameters: {
    given: [
      shopOpen({
        slides: [
          { image: '/demo/images/scene/slide-wok', imageMobile: null, title: 'Два вока дешевле', link: null },
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

export const Loading = meta.story({ name: 'Меню загружается', parameters: { given: [menuOnItsWay] } });

export const Failed = meta.story({ name: 'Меню не загрузилось', parameters: { given: [menuFailed] } });

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
