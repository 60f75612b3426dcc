import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { messageText } from '../../tests/errorCatalogue.ts';
import { shopOpen } from '../given.ts';
import { type Playing, sees } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '80 Ошибки/Сроки доставки',
  id: '80-errors-deliverytexts',
  tags: ['message:deliveryTitle', 'message:deliveryText', 'message:selfTitle'],
  parameters: {
    ...WHOLE_SHOP,
    route: '/samara',
    given: [shopOpen(), draft('setting/deliveryTextFailed')],
    http: { 'setting.checkoutDeliveryText': { status: 500 } },
  },
  render: () => <Shop />,
});

const seesOwnWords = async ({ canvas }: Pick<Playing, 'canvas'>): Promise<void> => {
  canvas.getByRole('region', { name: 'Как мы работаем' }).scrollIntoView({ block: 'center' });
  await sees(`${messageText('deliveryTitle')}, ${messageText('deliveryText')}.`);
  await sees(new RegExp(`^${messageText('selfTitle')}\\.`));
};

export const FallBack = meta.story({
  name: 'Сроки не загрузились: стоят свои слова',
  play: async (context) => {
    await seesOwnWords(context);
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
});

export const OnPhone = meta.story({
  name: 'Сроки не загрузились, телефон',
  globals: ON_PHONE,
  play: seesOwnWords,
});
