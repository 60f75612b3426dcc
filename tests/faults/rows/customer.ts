import type { Locator, Page } from '@playwright/test';
import { messageText } from '../../errorCatalogue.ts';
import { jsonAnswer } from '../answers.ts';
import { except, meets, reading } from '../outcome.ts';
import type { Row } from '../row.ts';
import { SCENES } from './scenes.ts';

const LOST = 'Не удалось обновить список';
const ON_WAY = {
  id: 'order-on-way',
  number: '2047',
  createdAt: '2026-03-02T12:00:00Z',
  deliveryMethod: 'delivery',
  sum: 1707,
  delivery: { status: 'OnWay', courierInfo: null, estimatedDeliveryTime: null },
};

const inPart =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('link', { name }).click();
/** An entry of a list that is not said to be lost. */
const entryOf = (page: Page, name: string, entry: 'article' | 'radio'): Locator =>
  page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) })
    .filter({ hasNotText: LOST })
    .getByRole(entry)
    .first();

const scene = SCENES.cabinet;
const silently = reading({});

export const customerRows: readonly Row[] = [
  {
    operation: 'address.list',
    scene,
    look: inPart('Адреса'),
    well: ({ page }) => entryOf(page, 'Адреса', 'radio'),
    leaf: [[0, 'floor'], true],
    outcome: reading({ words: LOST }),
  },
  {
    operation: 'like.list',
    scene,
    look: inPart('Избранное'),
    well: ({ page }) => entryOf(page, 'Избранное', 'article'),
    leaf: [[0, 'productId'], 42],
    outcome: reading({ words: LOST }),
  },
  {
    operation: 'order.history',
    scene,
    look: inPart('История заказов'),
    well: ({ page }) => entryOf(page, 'История заказов', 'article'),
    leaf: [[0, 'sum'], 'много'],
    outcome: reading({ words: LOST }),
  },
  {
    operation: 'promo.list',
    scene,
    look: inPart('Акции для меня'),
    well: ({ page }) => entryOf(page, 'Акции для меня', 'article'),
    leaf: [[0, 'title'], 42],
    outcome: reading({ words: messageText('promosFailed') }),
  },
  {
    operation: 'notification.list',
    scene,
    well: ({ page }) => page.getByRole('banner').getByRole('button', { name: /^Уведомления, \d+ нов/ }),
    leaf: [['items', 2, 'title'], 42],
    outcome: silently,
  },
  {
    operation: 'order.last',
    scene,
    look: inPart('Профиль'),
    well: ({ page }) => page.getByRole('region', { name: 'Последний заказ' }).getByRole('article'),
    leaf: [['products', 0, 'name'], 42],
    outcome: except(silently, ({ name }) =>
      name === '404' || name === '200 empty' ? meets([], 'visit', 'noLastOrder') : undefined,
    ),
  },
  {
    operation: 'order.active',
    scene,
    answers: () => jsonAnswer(ON_WAY),
    well: ({ page }) => page.getByRole('region', { name: 'Ваш заказ' }),
    leaf: [['createdAt'], 42],
    outcome: except(silently, ({ status }) =>
      status === 404 ? meets([], 'visit', 'activeOrder') : undefined,
    ),
  },
];
