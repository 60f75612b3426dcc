/* oxlint-disable eslint/max-lines -- as long as the visit of the report */
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import {
  demoCatalog,
  dish,
  demoSettings,
  demoCities,
  demoCustomer,
  demoAddress,
  demoToken,
} from '../../tests/demo.ts';
import { began, happened } from '../../tests/replay/happened.ts';
import { seesDialog } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '90 Отчёты/checkout',
  id: '90-reports-checkout',
  parameters: { ...WHOLE_SHOP },
  render: () => <Shop />,
});

export const Screen = meta.story({
  name: 'Экран покупателя после cart/promoCalculated',
  parameters: {
    route: '/samara/checkout',
    clock: '2026-11-25T04:55:28.141Z',
    isStill: true,
    began: began({
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
    given: [
      happened('e1', 1795582521503, 'view/pageEntered', { path: '/', route: 'index' }),
      happened('e2', 1795582521507, 'view/restored', {
        saved: { cart: null, user: {}, address: null, auth: null },
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
      happened('e3', 1795582521521, 'city/choiceTapped', { cityId: '1' }),
      happened('e4', 1795582521572, 'view/connectionOpened'),
      happened('e5', 1795582521591, 'city/streetsLoaded', { cityId: '1', streets: [] }),
      happened('e6', 1795582521591, 'setting/deliveryTextLoaded', {
        text: {
          delivery: {
            title: '20 минут приготовление и контроль качества',
            text: 'доставка 25 минут или быстрее',
          },
          self: { title: '30 минут приготовление и контроль качества' },
        },
      }),
      happened('e7', 1795582521594, 'catalog/versionFound', { version: '1' }),
      happened('e8', 1795582521594, 'setting/versionFound', { version: '1' }),
      happened('e9', 1795582521596, 'view/pollingGranted'),
      happened('e10', 1795582521604, 'view/pageEntered', { path: '/samara/', route: 'city-index' }),
      happened('e11', 1795582521609, 'view/pollDue', { what: 'store' }),
      happened('e12', 1795582521612, 'view/pollDue', { what: 'app' }),
      happened('e14', 1795582521643, 'view/storeVersionFound', { version: '1' }),
      happened('e15', 1795582521644, 'view/appVersionFound', { version: '1' }),
      happened('e16', 1795582522346, 'view/pageEntered', {
        path: '/samara/catalog/vok',
        route: 'city-catalog-section',
      }),
      happened('e17', 1795582522973, 'cart/addTapped', {
        productId: dish('Вок с курицей терияки').id,
        choice: null,
        quantity: 1,
      }),
      happened('e18', 1795582523528, 'cart/addTapped', {
        productId: dish('Вок с курицей терияки').id,
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
        ],
        quantity: 1,
      }),
      happened('e19', 1795582524222, 'auth/loginSubmitted', {
        phone: '+79270000001',
        name: 'Анна',
        consents: { personalData: true, pushNotifications: false, advertising: false },
        code: null,
      }),
      happened('e20', 1795582524400, 'auth/loggedIn', {
        customer: { ...demoCustomer, phone: '+79270000002', balance: 0 },
        token: demoToken,
        returnTo: null,
      }),
      happened('e21', 1795582524455, 'view/connectionOpened'),
      happened('e22', 1795582524457, 'catalog/likesLoaded', { productIds: [] }),
      happened('e23', 1795582524468, 'notification/listLoaded', {
        items: [
          {
            id: 'notification-1',
            title: 'Ваша скидка 15 %',
            text: 'Промокод СВОЙ15 действует ещё 11 дней, при заказе от 1 000 ₽.',
            createdAt: '2026-11-25T04:54:48.342Z',
            link: '/personal/promotions',
          },
          {
            id: 'notification-2',
            title: 'Два вока — минус 150 ₽',
            text: 'Промокод ЛАПША. Возьмите второй вок на завтра или угостите соседа.',
            createdAt: '2026-11-25T04:54:12.342Z',
            link: '/promo',
          },
          {
            id: 'notification-3',
            title: 'Новые блюда в меню',
            text: 'Пицца «Том ям с креветками» и поке с лососем уже можно заказать.',
            createdAt: '2026-11-23T02:55:24.342Z',
            link: '/catalog',
          },
          {
            id: 'notification-4',
            title: 'Бонусы начислены',
            text: 'За прошлый заказ вернули 74 бонуса. Один бонус — один рубль.',
            createdAt: '2026-11-18T02:55:24.342Z',
            link: '/personal',
          },
        ],
      }),
      happened('e24', 1795582524542, 'cart/highlightPassed'),
      happened('e25', 1795582524544, 'promo/listLoaded', {
        promos: [
          {
            id: 'promo-1',
            code: 'ЖУРАВЛЬ10',
            title: 'Скидка 10 % на весь заказ',
            description:
              'Введите промокод в корзине. Скидка считается с блюд, на доставку и сбор не действует.',
            image: '/demo/i/scene/promo-crane?v=3',
            dateFrom: '2026-09-26T04:55:24.475Z',
            dateTo: null,
            isPersonal: false,
          },
          {
            id: 'promo-2',
            code: 'ЛАПША',
            title: 'Два вока — минус 150 ₽',
            description:
              'Положите в корзину любые два вока, и заказ станет дешевле на 150 ₽. Один раз в заказе.',
            image: '/demo/i/scene/promo-wok?v=3',
            dateFrom: '2026-11-11T04:55:24.475Z',
            dateTo: '2026-12-25T04:55:24.475Z',
            isPersonal: false,
          },
          {
            id: 'promo-3',
            code: 'ПОДАРОК',
            title: 'Пицца в подарок от 1 500 ₽',
            description:
              'Соберите блюд на 1 500 ₽ и введите промокод: пиццу положим бесплатно. Подарки в сумму не идут.',
            image: '/demo/i/scene/promo-gift?v=3',
            dateFrom: '2026-11-18T04:55:24.475Z',
            dateTo: '2026-12-16T04:55:24.475Z',
            isPersonal: false,
          },
          {
            id: 'promo-4',
            code: 'СВОЙ15',
            title: 'Ваша скидка 15 %',
            description:
              'Спасибо, что заказываете у нас. Промокод работает только для вас, при заказе от 1 000 ₽.',
            image: '/demo/i/scene/promo-personal?v=3',
            dateFrom: '2026-11-22T04:55:24.475Z',
            dateTo: '2026-12-06T04:55:24.475Z',
            isPersonal: true,
          },
          {
            id: 'promo-5',
            code: 'ЛЕТО',
            title: 'Летний лимонад в подарок',
            description: 'Акция закончилась. Спасибо всем, кто провёл это лето с нами.',
            image: '/demo/i/scene/promo-summer?v=3',
            dateFrom: '2026-07-28T04:55:24.475Z',
            dateTo: '2026-11-05T04:55:24.475Z',
            isPersonal: false,
          },
        ],
      }),
      happened('e26', 1795582524545, 'address/listLoaded', { addresses: [] }),
      happened('e30', 1795582524546, 'order/historyLoaded', { orders: [] }),
      happened('e31', 1795582524817, 'view/pageEntered', { path: '/samara/cart', route: 'city-cart' }),
      happened('e32', 1795582524856, 'cart/promoCalculated', {
        revision: 1,
        answer: { discountTotal: 0, lostGift: null, freeProducts: [], loyaltyErrors: [] },
      }),
      happened('e33', 1795582524931, 'cart/incrementTapped', { lineId: 'e18/0' }),
      happened('e34', 1795582525086, 'view/pageEntered', {
        path: '/samara/checkout',
        route: 'city-checkout',
      }),
      happened('e35', 1795582525244, 'cart/promoCalculated', {
        revision: 2,
        answer: { discountTotal: 0, lostGift: null, freeProducts: [], loyaltyErrors: [] },
      }),
      happened('e36', 1795582525897, 'modal/requested', { modal: { kind: 'deliveryChoice' } }),
      happened('e37', 1795582525932, 'cart/highlightPassed'),
      happened('e38', 1795582526340, 'cart/methodChosen', { method: 'delivery' }),
      happened('e39', 1795582526807, 'cart/promoCalculated', {
        revision: 3,
        answer: { discountTotal: 0, lostGift: null, freeProducts: [], loyaltyErrors: [] },
      }),
      happened('e40', 1795582526925, 'address/placeTyped', { city: 'Самара', street: 'Текст 1', home: '' }),
      happened('e41', 1795582526945, 'address/placeTyped', { city: 'Самара', street: 'Текст 2', home: '' }),
      happened('e42', 1795582527050, 'address/placeTyped', { city: 'Самара', street: 'Текст 3', home: '' }),
      happened('e43', 1795582527066, 'address/placeTyped', { city: 'Самара', street: 'Текст 4', home: '' }),
      happened('e44', 1795582527073, 'address/placeTyped', { city: 'Самара', street: 'Текст 5', home: '' }),
      happened('e45', 1795582527167, 'address/placeTyped', {
        city: 'Самара',
        street: 'Ленинградская',
        home: '',
      }),
      happened('e46', 1795582527275, 'address/placeTyped', {
        city: 'Самара',
        street: 'Ленинградская',
        home: 'Текст 6',
      }),
      happened('e47', 1795582527342, 'address/placeTyped', {
        city: 'Самара',
        street: 'Ленинградская',
        home: 'Текст 7',
      }),
      happened('e48', 1795582527431, 'address/placeTyped', {
        city: 'Самара',
        street: 'Ленинградская',
        home: '45',
      }),
      happened('e49', 1795582527757, 'address/placeFound', { point: [0, 0], zoneId: 'samara-centre' }),
      happened('e50', 1795582527767, 'address/saveTapped', {
        draft: {
          city: 'Самара',
          street: 'Ленинградская',
          home: '45',
          apartment: '',
          entrance: '',
          floor: '',
          zoneId: 'samara-centre',
        },
      }),
      happened('e51', 1795582527813, 'city/zoneDeliveryLoaded', {
        zoneId: 'samara-centre',
        delivery: { deliveryId: dish('Доставка').id, minSum: 0, freeFrom: 200000, minutes: 45 },
      }),
      happened('e52', 1795582527814, 'address/saved', {
        address: { ...demoAddress, apartment: '', entrance: '', floor: '' },
      }),
      happened('e53', 1795582527973, 'address/listLoaded', {
        addresses: [{ ...demoAddress, apartment: '', entrance: '', floor: '' }],
      }),
      happened('e54', 1795582528098, 'modal/requested', { modal: { kind: 'time' } }),
      happened('e55', 1795582528141, 'cart/promoCalculated', {
        revision: 3,
        answer: { discountTotal: 0, lostGift: null, freeProducts: [], loyaltyErrors: [] },
      }),
    ],
  },
  play: seesDialog('Время заказа'),
});
