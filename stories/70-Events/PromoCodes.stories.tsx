import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { demoPromos } from '../../tests/demo.ts';
import { lineAdded, type Step } from '../../tests/given.ts';
import { customerCame, shopOpen } from '../given.ts';
import { appears, log, sees } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const customer = [shopOpen(), customerCame()];
const promosKnown = draft('promo/listLoaded', { promos: demoPromos });

const meta = preview.meta({
  title: '70 События/Промокоды',
  id: '70-events-promocodes',
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const LookedUp = meta.story({
  name: 'Промокод, которого нет в списке, ищут на сервере',
  parameters: { given: [...customer, lineAdded('Зелёный дракон')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Промокод' }), 'ЖУРАВЛЬ10');
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }));
    await log.holds('cart/couponSubmitted', 'promo/codeDue', 'promo/codeLoaded');
    await log.holds('cart/couponSubmitted', 'cart/promoCalculationAwaited', 'catalog/reloadDue');
  },
});

export const LookUpFailed = meta.story({
  name: 'Поиск промокода не удался',
  parameters: {
    given: [...customer, lineAdded('Зелёный дракон')],
    http: { 'promo.find': { status: 500 } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Промокод' }), 'ЛЕТО');
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }));
    await log.holds('cart/couponSubmitted', 'promo/codeDue', 'promo/codeFailed');
  },
});

export const Copied = meta.story({
  name: 'Код скопировали или не смогли',
  parameters: { route: '/samara/personal/promotions/promo-4', given: [...customer, promosKnown] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Скопировать' }));
    await log.holds('promo/codeCopyTapped', 'view/noticeRaised');
  },
});

export const CopiedWell = meta.story({
  name: 'Код скопирован',
  parameters: {
    route: '/samara/personal/promotions/promo-4',
    given: [...customer, promosKnown, draft('promo/codeCopied', { code: 'СУШИ15' })],
  },
  play: () => sees('Промокод СУШИ15 скопирован'),
});

export const CopyFailed = meta.story({
  name: 'Браузер не дал скопировать код',
  parameters: {
    route: '/samara/personal/promotions/promo-4',
    given: [...customer, promosKnown, draft('promo/codeCopyFailed')],
  },
  play: () => sees(/^Не удалось скопировать промокод/),
});

export const AskedAgain = meta.story({
  name: 'Скидки и подарки не посчитались, и их спросили ещё раз',
  parameters: {
    given: [
      ...customer,
      lineAdded('Зелёный дракон'),
      ({ cart }) =>
        draft('cart/promoCalculationFailed', {
          revision: cart.revision,
          message: 'Ошибка при применении промокода',
        }),
      draft('cart/promoRetryTapped'),
    ] satisfies readonly Step[],
    http: { 'promo.calculate': { status: 500 } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await appears(() => canvas.getByText('Скидки и подарки сейчас не посчитались'));
  },
});
