import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { appSays, heardByApp } from '../../.storybook/shop/native.ts';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { customerCame, shopOpen } from '../given.ts';
import { appears, log } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const UPDATE = 'Обновление приложения';
const appIsOld = {
  given: [shopOpen(), draft('view/appVersionFound', { version: '2' })],
  http: { 'versions.mobileApp': { status: 200, body: 2 } },
} as const;

const meta = preview.meta({
  title: '70 События/Приложение вокруг магазина',
  id: '70-events-apparound',
  globals: ON_PHONE,
  parameters: { ...WHOLE_SHOP, native: 'ios', route: '/samara', given: [shopOpen()] },
  render: () => <Shop />,
});

export const Postponed = meta.story({
  name: 'Обновление отложили',
  parameters: appIsOld,
  play: async ({ canvas, userEvent }) => {
    await appears(() => canvas.getByRole('region', { name: UPDATE }));
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
    await log.holds('view/appUpdatePostponed');
    await waitFor(() => expect(canvas.queryByRole('region', { name: UPDATE })).toBeNull());
  },
});

export const VersionTold = meta.story({
  name: 'Приложение назвало новую версию: обновлять нечего',
  parameters: appIsOld,
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('region', { name: UPDATE }));
    appSays({ type: 'app-version', version: '2' });
    await log.holds('view/appVersionTold');
    await waitFor(() => expect(canvas.queryByRole('region', { name: UPDATE })).toBeNull());
  },
});

export const Unreadable = meta.story({
  name: 'Приложение прислало непонятное: магазин работает',
  play: async ({ canvas }) => {
    appSays({ type: 'app-version', version: 'новейшая' });
    await log.holds('view/appMessagesRefused');
    await expect(canvas.getByRole('region', { name: 'Меню' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const OutsideLink = meta.story({
  name: 'Ссылку наружу открывает приложение',
  parameters: appIsOld,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Обновить в App Store' }));
    await log.holds('view/outsideLinkTapped');
    await waitFor(() => expect(heardByApp().at(-1)).toMatch(/"open-external".*apps\.apple\.com/));
  },
});

export const NoticeAction = meta.story({
  name: 'Кнопка в сообщении делает обещанное',
  parameters: {
    route: '/samara/cart',
    given: [
      shopOpen(),
      customerCame(),
      draft('view/noticeRaised', {
        notice: {
          kind: 'info',
          text: 'Прошлый заказ можно повторить',
          action: { title: 'Повторить', emits: draft('cart/repeatTapped') },
        },
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await log.holds('view/noticeActionTapped', 'view/noticeDismissed', 'cart/repeatTapped');
    await appears(() => canvas.getByRole('listitem', { name: 'Зелёный дракон' }));
  },
});

export const Statistics = meta.story({
  name: 'На вопрос о статистике ответили',
  parameters: { given: [shopOpen({ isAnalyticsConsentAsked: true })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Не надо' }));
    await log.holds('view/analyticsAnswered');
  },
});

export const TextUnknown = meta.story({
  name: 'Текст страницы не пришёл',
  parameters: { route: '/samara/about', given: [shopOpen()], http: { 'page.find': { status: 500 } } },
  play: () => log.holds('view/pageEntered', 'view/textDue', 'view/textFailed'),
});
