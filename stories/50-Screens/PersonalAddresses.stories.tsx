import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { AddressId } from '../../src/domain/customer.ts';
import { personal, type StreetLine } from '../../src/domain/personal.ts';
import { draft } from '../../src/slices/events.ts';
import { demoAddress } from '../../tests/demo.ts';
import { signedIn } from '../../tests/given.ts';
import { customerCame, shopOpen } from '../past.ts';
import { keepsPlaces } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '50 Экраны/Кабинет, адреса',
  id: '50-screens-personaladdresses',
  tags: ['screen:personal-address'],
  parameters: { ...WHOLE_SHOP, route: '/samara/personal/address', given: [shopOpen(), customerCame()] },
  render: () => <Shop />,
});

const many = Array.from({ length: 12 }, (_, index) => ({
  ...demoAddress,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an id of this story
  id: `address-${index}` as AddressId,
  street: personal<StreetLine>(
    index % 3 === 0 ? 'проспект Героев Краснознамённой Волжской флотилии' : 'Ленинградская',
  ),
  home: personal<StreetLine>(String(index + 1)),
}));

export const Saved = meta.story({
  name: 'Один адрес',
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Ленинградская/ })).toBeChecked();
  },
});

export const Loading = meta.story({
  name: 'Список ещё в пути',
  tags: ['state:loading'],
  parameters: { given: [shopOpen(), signedIn()] },
  play: keepsPlaces,
});

export const Empty = meta.story({
  name: 'Адресов пока нет',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), signedIn(), draft('address/listLoaded', { addresses: [] })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Адресов пока нет' })).toBeVisible();
  },
});

export const Long = meta.story({
  name: 'Двенадцать адресов, телефон',
  tags: ['state:long'],
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), signedIn(), draft('address/listLoaded', { addresses: many })] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(many.length);
  },
});

export const Failed = meta.story({
  name: 'Не загрузились',
  tags: ['state:error'],
  parameters: { given: [shopOpen(), signedIn(), draft('address/listFailed')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не удалось обновить список')).toBeVisible();
  },
});
