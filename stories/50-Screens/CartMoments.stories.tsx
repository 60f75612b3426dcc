import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { lineAdded } from '../../tests/given.ts';
import { offline, waiting } from '../moments.ts';
import { NIGHT, pageArrived, shopClosed, shopOpen, shopStopped } from '../given.ts';
import { opens, presses, sees, shows } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const dishes = [lineAdded('Зелёный дракон', { quantity: 2 }), lineAdded('Канада')];

const meta = preview.meta({
  title: '50 Экраны/Корзина, особые часы',
  id: '50-screens-cartmoments',
  tags: ['screen:cart'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const Loading = meta.story({
  name: 'Сохранённая корзина ещё не прочитана',
  tags: ['state:loading'],
  ...waiting(pageArrived),
  // The page's first script has seen that some are saved (src/app/boot/early/early.ts).
  beforeEach() {
    document.documentElement.dataset['cartLines'] = '2';
    return () => delete document.documentElement.dataset['cartLines'];
  },
});

export const Offline = meta.story({
  name: 'Нет связи',
  tags: ['state:offline'],
  ...offline(shopOpen(), dishes),
});

export const Closed = meta.story({
  name: 'Ночью: корзина на месте, время выбирают сразу',
  tags: ['state:closed'],
  parameters: { clock: NIGHT, route: '/tolyatti/cart', given: [shopClosed, dishes] },
  play: async (context) => {
    await shows('listitem', 'Канада')(context);
    await sees('Сейчас закрыто');
    await expect(await presses(context, /^К.11:00$/)).toHaveAttribute('aria-pressed', 'true');
    await sees(/^Откроемся в.10:00. Привезём к.11:00$/);
    await opens('Другое время', MODAL_TITLES.time)(context);
  },
});

export const NotWorking = meta.story({
  name: 'Приём заказов остановлен: корзина на месте',
  tags: ['state:notWorking'],
  parameters: { given: [shopStopped, dishes] },
  play: shows('listitem', 'Канада'),
});
