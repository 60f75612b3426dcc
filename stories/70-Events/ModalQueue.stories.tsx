import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { dish } from '../../tests/demo.ts';
import { lineAdded, restored, shopOpened } from '../../tests/given.ts';
import { dialogAsked, shopOpen } from '../given.ts';
import { dialogGone, log, seesDialog } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const GREETINGS = { isSiteInformation: true, isMarchModalOn: true } as const;

const meta = preview.meta({
  title: '70 События/Очередь окон',
  id: '70-events-modalqueue',
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const OneByOne = meta.story({
  name: 'Окна первого визита идут по одному',
  parameters: { given: [() => shopOpened(GREETINGS), restored()] },
  play: async ({ userEvent }) => {
    for (const kind of ['city', 'information', 'march'] as const) {
      await seesDialog(MODAL_TITLES[kind])();
      await userEvent.keyboard('{Escape}');
    }
    await dialogGone();
    await log.holds(
      ...(['modal/dismissed', 'modal/nextDue', 'modal/opened'] as const),
      ...(['modal/dismissed', 'modal/nextDue', 'modal/opened', 'modal/dismissed'] as const),
    );
  },
});

export const PushedAside = meta.story({
  name: 'Отодвинутое окно возвращается',
  parameters: {
    given: [shopOpen({ isSiteInformation: true }), dialogAsked({ kind: 'city' })],
  },
  play: async ({ userEvent }) => {
    await seesDialog(MODAL_TITLES.city)();
    await userEvent.keyboard('{Escape}');
    await seesDialog(MODAL_TITLES.information)();
    await log.holds('modal/dismissed', 'modal/nextDue', 'modal/opened');
  },
});

export const GivesWay = meta.story({
  name: 'Вопрос, который можно не слышать, уступает навсегда',
  parameters: {
    given: [
      shopOpen(),
      lineAdded('Зелёный дракон'),
      dialogAsked({
        kind: 'confirm',
        title: 'Очистить корзину?',
        text: 'Все блюда исчезнут из корзины.',
        confirm: { title: 'Очистить', emits: draft('cart/clearTapped') },
        cancel: { title: 'Оставить', emits: null },
      }),
      dialogAsked({ kind: 'restaurants' }),
    ],
  },
  play: async ({ userEvent }) => {
    await seesDialog(MODAL_TITLES.restaurants)();
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await log.lacks('modal/nextDue', 'modal/opened');
  },
});

const section = '/samara/catalog/vok';

export const ComesAlong = meta.story({
  name: 'Открытое по дороге на другую страницу идёт вместе с вами',
  parameters: {
    route: section,
    given: [
      shopOpen(),
      draft('view/pageEntered', { path: '/samara/' }),
      draft('view/pageAsked', { under: section }),
      dialogAsked({ kind: 'modifiers', productId: dish('Собери свой вок').id, isGift: false }),
      draft('view/pageEntered', { path: section }),
    ],
  },
  play: async () => {
    await seesDialog(MODAL_TITLES.modifiers)();
    await log.lacks('modal/closed');
  },
});
