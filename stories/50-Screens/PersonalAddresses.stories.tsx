import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { signedIn } from '../../tests/given.ts';
import { listFailed, waiting } from '../moments.ts';
import { addressesInTwoCities, addressesKnown, customerCame, LONG_STREET, shopOpen } from '../given.ts';
import { shows } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '50 Экраны/Кабинет, адреса',
  id: '50-screens-personaladdresses',
  tags: ['screen:personal-address'],
  parameters: { ...WHOLE_SHOP, route: '/samara/personal/address', given: [shopOpen(), customerCame()] },
  render: () => <Shop />,
});

const streets = Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? LONG_STREET : 'Ленинградская'));

export const Saved = meta.story({
  name: 'Один адрес',
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Ленинградская/ })).toBeChecked();
  },
});

export const InTwoCities = meta.story({
  name: 'Адреса в двух городах',
  parameters: { given: [shopOpen(), customerCame(), addressesInTwoCities] },
  play: shows('group', /^Адреса в.Тольятти$/),
});

export const Loading = meta.story({
  name: 'Список ещё в пути',
  tags: ['state:loading'],
  ...waiting(shopOpen(), signedIn()),
});

export const Empty = meta.story({
  name: 'Адресов пока нет',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), signedIn(), addressesKnown()] },
  play: shows('heading', 'Адресов пока нет'),
});

export const Long = meta.story({
  name: 'Двенадцать адресов, телефон',
  tags: ['state:long'],
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), signedIn(), addressesKnown(...streets)] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(streets.length);
  },
});

export const Failed = meta.story({
  name: 'Не загрузились',
  tags: ['state:error'],
  ...listFailed(shopOpen(), signedIn(), draft('address/listFailed')),
});
