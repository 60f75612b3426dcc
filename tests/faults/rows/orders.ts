import type { Locator, Page } from '@playwright/test';
import { messageText } from '../../errorCatalogue.ts';
import { jsonAnswer } from '../answers.ts';
import {
  except,
  isRefusal,
  LOGGED_OUT,
  meets,
  pressing,
  reading,
  refusalOf,
  WELL,
  type Outcome,
} from '../outcome.ts';
import type { Fault } from '../faults.ts';
import type { Row } from '../row.ts';
import { SCENES } from './scenes.ts';

const UNCALCULATED = 'Скидки и подарки сейчас не посчитались';
const LIKE_FAILED = messageText('unlikeFailed');
const CODE = 'ЖУРАВЛИК';
const answered = (discountTotal: number) =>
  jsonAnswer({ discountTotal, lostGift: null, freeProducts: [], loyaltyProgramErrors: [] });

/** The customer likes the first two of the desserts. */
const heart = (page: Page, nth: number): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^В избранное: / })
    .nth(nth);
const pressed = (page: Page, nth: number, is: boolean): Locator =>
  heart(page, nth).and(page.locator(`[aria-pressed="${is}"]`));

const order = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Заказать за/ })
    .first()
    .click();

/** The server's word on the order, or none: then it is asked about until there is one. */
const placing = (fault: Fault): Outcome => {
  const { status, kind, mayPass } = fault;
  if (status === 401) return LOGGED_OUT;
  if (kind === 'big') return WELL;
  if (mayPass || kind !== 'status') return meets('Проверяем заказ', 'itself');
  const words = isRefusal(fault) ? refusalOf(fault) : messageText('requestRefused');
  return meets(['Не удалось оформить заказ', words], 'press');
};

/** What the calculation could not say is said beside the sum; a 4xx and what cannot be read wait for «Повторить». */
const calculating = reading({ words: UNCALCULATED, later: ['press', 'notAskedAgain'] });

export const orderRows: readonly Row[] = [
  {
    operation: 'promo.calculate',
    scene: SCENES.checkout,
    answers: () => answered(50),
    well: ({ page }) =>
      page.getByRole('region', { name: 'Сумма заказа' }).getByText('Скидка', { exact: true }),
    again: ({ page }) => page.getByRole('button', { name: 'Повторить', exact: true }).click(),
    leaf: [['loyaltyProgramErrors'], 42],
    outcome: calculating,
  },
  {
    operation: 'promo.find',
    scene: SCENES.coupon,
    answers: () => jsonAnswer({ id: 'promo-crane', code: CODE, title: 'Третий журавлик' }),
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Промокод' }).fill(CODE);
    },
    act: ({ page, answer }) => {
      answer('promo.calculate', () => answered(0));
      return page.getByRole('button', { name: 'Применить' }).click();
    },
    // A reload asks for the code that lies in the cart.
    again: async () => undefined,
    well: ({ page }) => page.getByText('Третий журавлик'),
    leaf: [['id'], true],
    outcome: except(reading({ words: messageText('promoFailed') }), ({ name, status, kind }) => {
      // Nothing can be asked, so that the code is not reckoned with either.
      if (name === 'offline')
        return meets(`${messageText('promoNotApplied')}. Проверим, когда появится связь`, 'itself');
      if (status === 404) return meets('Принят, сработает вместе с условиями акции', 'visit', 'noPromotion');
      return kind === 'leaf' ? meets(messageText('promoFailed'), 'visit', 'notAskedAgain') : undefined;
    }),
  },
  {
    operation: 'order.place',
    scene: SCENES.checkout,
    answers: () => jsonAnswer({ id: 'order-placed', number: '2047' }, 201),
    act: ({ page }) => order(page),
    again: async ({ page }) => {
      await page.getByRole('link', { name: 'Вернуться к оформлению' }).click();
      await order(page);
    },
    well: ({ page }) => page.getByRole('heading', { name: /^Заказ №\s2047 оформлен$/ }),
    leaf: [['id'], true],
    takesCart: true,
    outcome: placing,
  },
  {
    operation: 'like.create',
    scene: SCENES.menu,
    answers: () => jsonAnswer({}, 201),
    prepare: (page) => pressed(page, 0, true).waitFor(),
    act: ({ page }) => heart(page, 2).click(),
    well: ({ page }) => pressed(page, 2, true),
    leaf: [[], 42],
    outcome: except(pressing({ words: LIKE_FAILED, isDone: true, mayWait: true }), ({ status }) =>
      status === 409 ? meets(messageText('likedTwice'), 'well', 'liked') : undefined,
    ),
  },
  {
    operation: 'like.remove',
    scene: SCENES.menu,
    answers: () => jsonAnswer({}),
    prepare: (page) => pressed(page, 0, true).waitFor(),
    act: ({ page }) => heart(page, 0).click(),
    well: ({ page }) => pressed(page, 0, false),
    leaf: [[], 42],
    outcome: pressing({ words: LIKE_FAILED, isDone: true, isGone: true, mayWait: true }),
  },
];
