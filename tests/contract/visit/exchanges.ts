import * as is from './given.ts';

export type Values = Readonly<Record<string, string>>;

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly isGuest?: boolean;
}

/** A call of an operation that succeeds, and what has to be true before it. */
export interface Exchange {
  readonly operation: string;
  readonly states: readonly is.Given[];
  readonly status: number;
  readonly asked: (values: Values) => Asked;
}

const guest = (
  operation: string,
  states: readonly is.Given[] = [],
  asked: Exchange['asked'] = () => ({}),
  status = 200,
): Exchange => ({
  operation,
  states,
  status,
  asked: (values) => ({ isGuest: true, ...asked(values) }),
});

const own = (
  operation: string,
  states: readonly is.Given[],
  asked: Exchange['asked'],
  status = 200,
): Exchange => ({ operation, states: [is.customer, ...states], status, asked });

const byId = ({ userId = '' }: Values): Asked => ({ params: { userId } });
const byPhone = (): Asked => ({ params: { phone: is.PHONE } });
const consents = { personalData: true, PUSHNotifications: true, receiveAdvertisingInformation: false };
const CREATED = 201;
const EMPTY = 204;

const guests: readonly Exchange[] = [
  guest('versions.catalog'),
  guest('versions.settings'),
  guest('versions.settingsPolled'),
  guest('versions.store'),
  guest('versions.mobileApp'),
  guest('setting.all', [is.allSettings]),
  guest('setting.checkoutDeliveryText'),
  guest('catalog.all', [is.chosenProduct, is.plainProduct]),
  guest('city.list'),
  guest('city.directory', [is.streets], ({ cityIikoId = '' }) => ({ params: { cityIikoId } })),
  guest('city.zoneDelivery', [is.conditions], ({ zoneId = '' }) => ({ params: { zoneId } })),
  guest('page.find', [is.about], () => ({ params: { slug: 'about' } })),
  guest('user.find', [is.customer], byPhone),
  guest(
    'user.create',
    [is.nobody],
    () => ({ body: { phone: is.PHONE, name: is.NAME, ...consents } }),
    CREATED,
  ),
  guest(
    'reservation.create',
    [is.restaurant],
    ({ terminalId = '' }) => ({
      body: {
        deliveryTerminalId: terminalId,
        name: is.NAME,
        phone: is.PHONE,
        date: '2026-03-10',
        time: '19:00',
        guests: 2,
        comment: '',
      },
    }),
    CREATED,
  ),
  guest(
    'vacancy.create',
    [],
    () => ({
      body: { name: is.NAME, phone: is.PHONE, city: 'Самара', position: 'Повар', about: 'Готовлю' },
    }),
    CREATED,
  ),
];

const owned: readonly Exchange[] = [
  own('address.list', [is.savedAddress], byId),
  own('address.create', [], ({ userId }) => ({ body: { ...is.ADDRESS_LINES, userId } }), CREATED),
  own('address.remove', [is.savedAddress], ({ addressId = '' }) => ({ params: { addressId } }), EMPTY),
  own('notification.list', [is.notified], byId),
  own(
    'notification.registerDevice',
    [],
    ({ userId }) => ({ body: { FCMToken: 'f', customerId: userId } }),
    EMPTY,
  ),
  own(
    'notification.registerWebDevice',
    [],
    ({ userId }) => ({ body: { fcmToken: 'f', customerId: userId } }),
    EMPTY,
  ),
  own('user.change', [], () => ({ ...byPhone(), body: { name: 'Вера Павловна', ...consents } })),
  own('user.remove', [], byPhone, EMPTY),
  own('order.active', [is.onItsWay], byId),
  own('order.last', [is.orderedBefore], byId),
  own('order.history', [is.orderedBefore], byPhone),
  own(
    'order.place',
    [is.plainProduct, is.free, is.restaurant],
    ({ terminalId = '' }) => ({
      body: is.orderBody(terminalId),
      headers: { 'idempotency-key': 'judge-key', 'x-city': 'samara' },
    }),
    CREATED,
  ),
  own('like.list', [is.plainProduct, is.liked], byId),
  own(
    'like.create',
    [is.plainProduct],
    ({ userId }) => ({ body: { userId, productId: is.PLAIN.id } }),
    CREATED,
  ),
  own(
    'like.remove',
    [is.plainProduct, is.liked],
    ({ userId = '' }) => ({ params: { userId, productId: is.PLAIN.id } }),
    EMPTY,
  ),
  own('promo.list', [is.promotion], ({ userId = '' }) => ({ query: { userId } })),
  own('promo.find', [is.promotion], ({ code = '' }) => ({ params: { code } })),
  own('promo.calculate', [is.plainProduct, is.coupon], ({ coupon = '' }) => ({ body: is.promoBody(coupon) })),
];

/** One successful call of each of the operations. */
export const exchanges: readonly Exchange[] = [...guests, ...owned];
