import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { Intent, Need } from '../../src/domain/wish.ts';
import { draft } from '../../src/slices/draft.ts';
import { demoAddress, dish } from '../../tests/demo.ts';
import { demoTable } from '../../tests/demoForms.ts';
import { lineAdded, type Step } from '../../tests/given.ts';
import { customerCame, shopOpen, wentOffline } from '../given.ts';
import { appears, log, presses, type Playing, sees, seesDialog } from '../playing.ts';
import { ON_DESKTOP, ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const RAMEN = 'Рамен со свининой';
const postponed = (intent: Intent, needs: Need = 'network'): Step =>
  draft('user/wishPostponed', { intent, needs });
const like: Intent = { kind: 'like', productId: dish(RAMEN).id, isLiked: true };
const table: Intent = { kind: 'reservation', request: demoTable };
const address: Intent = { kind: 'address', draft: demoAddress };
const liked = draft('catalog/likeWished', { productId: dish(RAMEN).id, isLiked: true });
const likeUnheard = draft('catalog/likePostponed', { productId: dish(RAMEN).id, isLiked: true });
const coupon = draft('cart/couponSubmitted', { code: 'ЖУРАВЛЬ10' });
const unheard: Step = ({ cart }) =>
  draft('cart/promoCalculationFailed', {
    revision: cart.revision,
    message: 'Ошибка при применении промокода',
  });

const customer = [shopOpen(), customerCame(), draft('catalog/likesLoaded', { productIds: [] })];
const offline = [...customer, wentOffline, liked, postponed(like)];
const everything = [...offline, postponed(address), postponed(table), coupon, unheard];

/** The rows of the list, opened by its strip. */
const opened = async (playing: Playing, strip: RegExp | string): Promise<readonly HTMLElement[]> => {
  await presses(playing, strip);
  const list = await screen.findByRole('list', { name: 'Ждёт соединения' });
  return within(list).getAllByRole('listitem');
};
/** The browser says that the connection goes, and that it comes back. */
const comesAndGoes = (): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
};

const meta = preview.meta({
  title: '40 Панели/Ждёт соединения',
  id: '40-panels-waiting',
  tags: ['panel:waiting'],
  globals: ON_PHONE,
  parameters: { ...WHOLE_SHOP, route: '/samara/catalog/supy', given: offline },
  render: () => <Shop />,
});

export const Strip = meta.story({
  name: 'Одно, телефон',
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('button', { name: 'Ждёт соединения: 1' });
    await expect(strip).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: `В избранное: ${RAMEN}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

export const StripOnDesktop = meta.story({
  name: 'Одно, широкий экран',
  globals: ON_DESKTOP,
  play: ({ canvas }) => appears(() => canvas.getByRole('button', { name: 'Ждёт соединения: 1' })),
});

export const Everything = meta.story({
  name: 'Лайк, адрес, бронь и промокод, телефон',
  parameters: { given: everything },
  play: async (playing) => {
    const rows = await opened(playing, 'Ждёт соединения: 4');
    await expect(rows[0]).toHaveTextContent(`Нравится: ${RAMEN}`);
    await expect(rows[1]).toHaveTextContent(/^Адрес: /);
    await expect(rows[2]).toHaveTextContent(/^Бронь: среда, 11 марта, 19:30, 2\sгостя/);
    await expect(rows[3]).toHaveTextContent('Промокод ЖУРАВЛЬ10');
  },
});

export const EverythingOnDesktop = meta.story({
  name: 'Лайк, адрес, бронь и промокод, широкий экран',
  globals: ON_DESKTOP,
  parameters: { given: everything },
  play: async (playing) => {
    await expect(await opened(playing, 'Ждёт соединения: 4')).toHaveLength(4);
  },
});

export const Withdrawn = meta.story({
  name: '«Отменить»: не отправится, фокус остаётся на полосе',
  parameters: { given: [...offline, postponed(table)] },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    const [first] = await opened(playing, 'Ждёт соединения: 2');
    await userEvent.click(within(first!).getByRole('button', { name: /^Отменить/ }));
    await log.holds('user/withdrawTapped', 'user/wishWithdrawn');
    const strip = await canvas.findByRole('button', { name: 'Ждёт соединения: 1' });
    await expect(strip).toHaveFocus();
    await expect(canvas.getByRole('button', { name: `В избранное: ${RAMEN}` })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
});

export const Resumed = meta.story({
  name: 'Связь вернулась: всё отправлено',
  parameters: { given: [...customer, wentOffline, liked, likeUnheard, postponed(address)] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ждёт соединения: 2' });
    comesAndGoes();
    await log.holds('user/wishResumed', 'catalog/likeSaved', 'address/saved', 'user/wishSettled');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Ждёт/ })).toBeNull());
  },
});

export const Sending = meta.story({
  name: 'Бронь в пути: отменить уже нельзя',
  parameters: {
    given: [
      ...customer,
      postponed(table),
      ({ user: { waiting } }) => waiting.map(({ id }) => draft('user/wishResumed', { id })),
    ],
  },
  play: async (playing) => {
    const [row] = await opened(playing, 'Ждёт соединения: 1');
    await expect(row).toHaveTextContent('Отправляем');
    await expect(within(row!).queryByRole('button')).toBeNull();
  },
});

export const ForLogin = meta.story({
  name: 'Гость: ждёт входа',
  parameters: { given: [shopOpen(), postponed(like, 'login'), coupon] },
  play: async (playing) => {
    const rows = await opened(playing, 'Ждёт входа: 2');
    await expect(rows[0]).toHaveTextContent('Ждёт входа');
    await expect(rows[1]).toHaveTextContent('Промокод ЖУРАВЛЬ10');
  },
});

export const LogIn = meta.story({
  name: '«Войти» открывает вход',
  parameters: { given: [shopOpen(), postponed(like, 'login')] },
  play: async (playing) => {
    const [row] = await opened(playing, 'Ждёт входа: 1');
    await playing.userEvent.click(within(row!).getByRole('button', { name: /^Войти/ }));
    await seesDialog('Вход')();
  },
});

const told = 'Нет соединения. Отправим, когда появится связь';

export const LikeUnheard = meta.story({
  name: 'Лайк без связи: честное сообщение',
  parameters: {
    given: [...customer, wentOffline, liked, likeUnheard],
  },
  play: () => sees(told),
});

export const AddressUnheard = meta.story({
  name: 'Адрес без связи: окно закрылось, адрес ждёт',
  parameters: {
    given: [...customer, wentOffline, draft('address/savePostponed', { draft: demoAddress })],
  },
  play: () => sees(told),
});

export const TableUnheard = meta.story({
  name: 'Бронь без связи: окно закрылось, бронь ждёт',
  parameters: {
    route: '/samara/restaurant',
    given: [...customer, wentOffline, draft('user/reservationPostponed', { request: demoTable })],
  },
  play: () => sees(told),
});

export const CouponUnheard = meta.story({
  name: 'Промокод без связи: поле в корзине',
  parameters: {
    route: '/samara/cart',
    given: [...customer, lineAdded('Зелёный дракон'), wentOffline, coupon, unheard],
  },
  play: () => sees('Ошибка при применении промокода. Проверим, когда появится связь'),
});
