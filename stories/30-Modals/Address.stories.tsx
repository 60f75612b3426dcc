import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { personal, type StreetLine } from '../../src/domain/personal.ts';
import type { AddressId } from '../../src/domain/customer.ts';
import { draft } from '../../src/slices/draft.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { demoAddress } from '../../tests/demo.ts';
import {
  addressesInTwoCities,
  addressesKnown,
  customerCame,
  dialogAsked,
  LONG_STREET,
  shopOpen,
  streetsKnown,
} from '../given.ts';
import {
  appears,
  dialogGone,
  dialogNamed,
  type Playing,
  sees,
  seesDialog,
  tapsCentre,
  leadsOnBy,
} from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const asked = dialogAsked({ kind: 'address' });
const guest = [shopOpen(), streetsKnown, asked];
const customer = [shopOpen(), streetsKnown, customerCame(), asked];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an id of the demo
const SECOND_ID = 'address-2' as AddressId;
const twoAddresses = draft('address/listLoaded', {
  addresses: [
    demoAddress,
    {
      ...demoAddress,
      id: SECOND_ID,
      street: personal<StreetLine>('Ново-Садовая'),
      home: personal<StreetLine>('106'),
    },
  ],
});

/** Types the place and waits for what the shop says of it. */
const types =
  (street: string, home: string, verdict: string | RegExp) =>
  async ({ userEvent }: Pick<Playing, 'userEvent'>): Promise<void> => {
    const dialog = within(await dialogNamed(MODAL_TITLES.address));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Улица' }), street);
    // While its list is open there is nothing else.
    await userEvent.tab();
    await userEvent.type(dialog.getByRole('combobox', { name: 'Дом' }), home);
    await userEvent.tab();
    await appears(() => dialog.getByText(verdict));
  };

const saves = async ({ userEvent }: Pick<Playing, 'userEvent'>): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Сохранить адрес' }));

const meta = preview.meta({
  title: '30 Окна/Адрес доставки',
  id: '30-modals-address',
  tags: ['modal:address'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const Guest = meta.story({
  name: 'Гость',
  tags: ['state:guest'],
  parameters: { given: guest },
  play: seesDialog(MODAL_TITLES.address),
});

export const Saved = meta.story({
  name: 'Сохранённые адреса',
  tags: ['state:ready'],
  parameters: { given: [...customer, twoAddresses] },
  play: async () => {
    await seesDialog(MODAL_TITLES.address)();
    await expect(screen.getByRole('radio', { name: /Ленинградская/ })).toBeChecked();
  },
});

export const InTwoCities = meta.story({
  name: 'Адрес в другом городе стоит отдельно и предлагает сменить город',
  parameters: { given: [...customer, addressesInTwoCities] },
  play: async ({ userEvent }) => {
    const dialog = within(await dialogNamed(MODAL_TITLES.address));
    const other = within(dialog.getByRole('group', { name: /^Адреса в.Тольятти$/ }));
    await expect(dialog.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(other.getByRole('button', { name: /^Тольятти, Победы/ }));
    const question = within(await dialogNamed('Сменить город?'));
    await userEvent.click(question.getByRole('button', { name: 'Не менять' }));
    await expect(
      within(await dialogNamed(MODAL_TITLES.address)).getByRole('radio', { name: /Ленинградская/ }),
    ).toBeChecked();
  },
});

export const Suggestions = meta.story({
  name: 'Подсказки улиц',
  parameters: { given: guest },
  play: async ({ userEvent }) => {
    const dialog = within(await dialogNamed(MODAL_TITLES.address));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Улица' }), 'сад');
    await appears(() => screen.getByRole('option', { name: 'Ново-Садовая' }));
  },
});

export const HouseNamed = meta.story({
  name: 'Подсказка называет и дом, дальше квартира',
  parameters: { given: guest },
  play: async ({ userEvent }) => {
    const dialog = within(await dialogNamed(MODAL_TITLES.address));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Улица' }), 'ленинская 1');
    await userEvent.click(await screen.findByRole('option', { name: 'Ленинская, 119' }));
    await expect(dialog.getByRole('combobox', { name: 'Улица' })).toHaveValue('Ленинская');
    await expect(dialog.getByRole('combobox', { name: 'Дом' })).toHaveValue('119');
    await expect(dialog.getByRole('textbox', { name: 'Квартира' })).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const StreetTaken = meta.story({
  name: 'Выбрана улица, дальше дом',
  parameters: { given: guest },
  play: async ({ userEvent }) => {
    const dialog = within(await dialogNamed(MODAL_TITLES.address));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Улица' }), 'ново');
    await userEvent.click(await screen.findByRole('option', { name: 'Ново-Садовая' }));
    await expect(dialog.getByRole('combobox', { name: 'Дом' })).toHaveFocus();
  },
});

export const HouseTyped = meta.story({
  name: 'Дом набран вместе с улицей',
  parameters: { given: guest },
  play: async ({ userEvent }) => {
    const dialog = within(await dialogNamed(MODAL_TITLES.address));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Улица' }), 'ленинская 7к2');
    await userEvent.click(dialog.getByRole('textbox', { name: 'Квартира' }));
    await expect(dialog.getByRole('combobox', { name: 'Улица' })).toHaveValue('Ленинская');
    await expect(dialog.getByRole('combobox', { name: 'Дом' })).toHaveValue('7к2');
  },
});

export const ZoneFound = meta.story({
  name: 'Зона найдена',
  parameters: { given: guest },
  play: types('Ленинская', '119', 'Доставляем: зона «Центр»'),
});

export const Outside = meta.story({
  name: 'За границами зон',
  tags: ['state:error'],
  parameters: { given: guest },
  play: async ({ userEvent }) => {
    await types('Парусная', '10', 'Сюда не доставляем')({ userEvent });
    await leadsOnBy('Забрать из ресторана');
    await userEvent.click(screen.getByRole('button', { name: 'Забрать из ресторана' }));
    await seesDialog(MODAL_TITLES.restaurants)();
  },
});

export const Unknown = meta.story({
  name: 'Не нашли на карте',
  parameters: { given: guest },
  play: types('Неведомая', '1', 'Не нашли на карте, уточним по телефону'),
});

export const Tapped = meta.story({
  name: 'Выбран на карте',
  parameters: { given: guest },
  play: async ({ userEvent }) => {
    const dialog = within(await dialogNamed(MODAL_TITLES.address));
    await tapsCentre({ userEvent });
    await appears(() => dialog.getByText(/^Доставляем: зона/));
    await expect(dialog.getByRole('combobox', { name: 'Улица' })).not.toHaveValue('');
  },
});

export const Mistakes = meta.story({
  name: 'Ошибки в полях',
  tags: ['state:error'],
  parameters: { given: guest },
  play: async ({ userEvent }) => {
    await dialogNamed(MODAL_TITLES.address);
    await saves({ userEvent });
    await expect(screen.getByRole('combobox', { name: 'Улица' })).toHaveFocus();
    await sees('Укажите улицу');
    await sees('Укажите дом');
  },
});

export const SaveFailed = meta.story({
  name: 'Не сохранился',
  tags: ['state:error'],
  parameters: { given: customer, http: { 'address.create': { status: 500 } } },
  play: async ({ userEvent }) => {
    await types('Ленинская', '119', 'Доставляем: зона «Центр»')({ userEvent });
    await saves({ userEvent });
    await sees('Не удалось сохранить адрес. Попробуйте ещё раз');
  },
});

export const Stored = meta.story({
  name: 'Сохранён и выбран',
  parameters: { given: customer },
  play: async ({ canvas, userEvent }) => {
    await types('Ленинская', '119', 'Доставляем: зона «Центр»')({ userEvent });
    await saves({ userEvent });
    await dialogGone();
    await appears(() => canvas.getByRole('button', { name: /^Получение: .*Ленинская/ }));
  },
});

export const OnPhone = meta.story({
  name: 'Сохранённые адреса, телефон',
  tags: ['state:ready'],
  globals: ON_PHONE,
  parameters: { given: [...customer, twoAddresses] },
  play: seesDialog(MODAL_TITLES.address),
});

export const Long = meta.story({
  name: 'Девять длинных адресов, телефон',
  tags: ['state:long'],
  globals: ON_PHONE,
  parameters: { given: [...customer, addressesKnown(...Array.from({ length: 9 }, () => LONG_STREET))] },
  play: async () => {
    await seesDialog(MODAL_TITLES.address)();
    await expect(screen.getAllByRole('radio')).toHaveLength(9);
  },
});
