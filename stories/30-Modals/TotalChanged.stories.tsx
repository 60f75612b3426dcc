import { screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { fromRoubles } from '../../src/domain/money.ts';
import type { SumChange } from '../../src/domain/sumChanges.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { lineAdded, promoCalculated } from '../../tests/given.ts';
import { customerCame, dialogAsked, shopOpen } from '../given.ts';
import { appears, dialogGone, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const cart = [shopOpen(), customerCame(), lineAdded('Сет «На двоих», 22 шт'), promoCalculated()];
const discountWent: SumChange = {
  kind: 'discount',
  name: '',
  before: fromRoubles(71),
  after: fromRoubles(0),
  was: true,
  is: false,
};
const changed = (before: number, after: number) =>
  dialogAsked({
    kind: 'totalChanged',
    before: fromRoubles(before),
    after: fromRoubles(after),
    changes: [discountWent],
  });

const meta = preview.meta({
  title: '30 Окна/Сумма изменилась',
  id: '30-modals-totalchanged',
  tags: ['modal:totalChanged'],
  parameters: { ...WHOLE_SHOP, route: '/samara/checkout' },
  render: () => <Shop />,
});

export const Dearer = meta.story({
  name: 'Стало дороже',
  tags: ['state:ready'],
  parameters: { given: [...cart, changed(1268, 1339)] },
  play: seesDialog(MODAL_TITLES.totalChanged),
});

export const BackToCart = meta.story({
  name: 'Назад в корзину',
  parameters: { given: [...cart, changed(1268, 1339)] },
  play: async ({ canvas, userEvent }) => {
    await seesDialog(MODAL_TITLES.totalChanged)();
    await userEvent.click(screen.getByRole('button', { name: 'Вернуться в корзину' }));
    await dialogGone();
    await appears(() => canvas.getByRole('heading', { name: 'Корзина', level: 1 }));
  },
});

export const Long = meta.story({
  name: 'Большие суммы, телефон',
  tags: ['state:long'],
  globals: ON_PHONE,
  parameters: { given: [...cart, changed(123_456.5, 234_567.9)] },
  play: seesDialog(MODAL_TITLES.totalChanged),
});
