import { expect, test } from 'vitest';
import { demoCatalog, dish, demoSettings, demoCities } from '../../demo.ts';
import { fold } from '../../given.ts';
import { wrongIn } from '../expression.ts';
import { began, happened, happens } from '../happened.ts';

test('report 373477: Собрал вок с добавками, а в корзине сумма без добавок', () => {
  const before = fold(
    began({
      catalog: {
        status: 'ready',
        groups: demoCatalog.groups,
        products: demoCatalog.products,
        stopList: demoCatalog.stopList,
        version: '1',
        foundVersion: '1',
      },
      city: { list: demoCities, isListSettled: true, currentId: '1' },
      setting: {
        values: { ...demoSettings(), advent: { ...demoSettings().advent, year: 2026, month: 11 } },
        version: '1',
        foundVersion: '1',
      },
    }),
    happened('e1', 1795661084819, 'view/pageEntered', { path: '/', route: 'index' }),
    happened('e2', 1795661085260, 'view/restored', {
      saved: {
        cart: { revision: 0, workTimeShownOn: null },
        user: { isAlreadySelectedCity: false, isShowGetMobileApp: true, allergens: [] },
        address: null,
        auth: null,
      },
      citySlug: null,
      seen: { information: null, march: false },
      analyticsConsent: null,
      mayReload: true,
      isAdmin: false,
      storeVersion: '1',
      reloadedAt: null,
      isOnline: true,
      device: { isApp: false, platform: null },
    }),
    happened('e3', 1795661085296, 'view/pollingGranted'),
    happened('e4', 1795661085357, 'view/pollDue', { what: 'store' }),
    happened('e5', 1795661085372, 'view/pollDue', { what: 'app' }),
    happened('e6', 1795661085382, 'view/connectionOpened'),
    happened('e7', 1795661085397, 'city/streetsLoaded', { cityId: '1', streets: [] }),
    happened('e8', 1795661085401, 'setting/deliveryTextLoaded', {
      text: {
        delivery: {
          title: '20 минут приготовление и контроль качества',
          text: 'доставка 25 минут или быстрее',
        },
        self: { title: '30 минут приготовление и контроль качества' },
      },
    }),
    happened('e9', 1795661085402, 'catalog/versionFound', { version: '1' }),
    happened('e10', 1795661085404, 'setting/versionFound', { version: '1' }),
    happened('e11', 1795661085420, 'view/storeVersionFound', { version: '1' }),
    happened('e12', 1795661085426, 'view/appVersionFound', { version: '1' }),
    happened('e14', 1795661085977, 'city/choiceTapped', { cityId: '1' }),
    happened('e15', 1795661086046, 'view/pageEntered', { path: '/samara/', route: 'city-index' }),
    happened('e16', 1795661089444, 'view/pageEntered', {
      path: '/samara/catalog/vok',
      route: 'city-catalog-section',
    }),
    happened('e17', 1795661090753, 'cart/addTapped', {
      productId: dish('Собери свой вок').id,
      choice: null,
      quantity: 1,
    }),
  );
  const { state } = happens(before, 'e18', 1795661093838, 'cart/addTapped', {
    productId: dish('Собери свой вок').id,
    choice: [
      {
        id: dish('Удон').id,
        name: 'Удон',
        price: 0,
        amount: 1,
        code: '30001',
        groupId: '9e6ccbe8-b574-5015-a029-72ee3479f163',
        groupName: 'Лапша',
      },
      {
        id: dish('Терияки').id,
        name: 'Терияки',
        price: 0,
        amount: 1,
        code: '30013',
        groupId: '2a235ea2-9328-5b19-a212-2ca844259a37',
        groupName: 'Соус',
      },
      {
        id: dish('Говядина').id,
        name: 'Говядина',
        price: 7000,
        amount: 1,
        code: '30009',
        groupId: '7b71a86b-e501-5faa-a6a8-87058ca6e534',
        groupName: 'Белок',
      },
      {
        id: dish('Шампиньоны').id,
        name: 'Шампиньоны',
        price: 4900,
        amount: 1,
        code: '30025',
        groupId: 'a4fb8244-0f11-5da1-a96f-5d96287315f3',
        groupName: 'Добавки',
      },
    ],
    quantity: 1,
  });
  expect(wrongIn(state, 'selectTotals(state).goods === 39900')).toBeNull();
});
