/* oxlint-disable typescript/no-unsafe-type-assertion -- brands are made by readers at run time; tests make them here */
import type { CartLine, CartModifier, LineId } from '../src/domain/cart.ts';
import type {
  GroupId,
  Modifier,
  ModifierGroup,
  Product,
  ProductId,
  TerminalId,
  ZoneId,
} from '../src/domain/catalog.ts';
import type { UnsavedAddress } from '../src/domain/customer.ts';
import { kopecks, NOTHING } from '../src/domain/money.ts';
import type { OrderRequest } from '../src/domain/orderRequest.ts';
import { personal } from '../src/domain/personal.ts';
import type { PromoAnswer } from '../src/slices/cart/coupons/state.ts';

/** Plain values for tests: each takes what matters to the test and fills the rest. */
export const productId = (text: string): ProductId => text as ProductId;
export const groupId = (text: string): GroupId => text as GroupId;
export const zoneId = (text: string): ZoneId => text as ZoneId;
export const lineId = (text: string): LineId => text as LineId;

export const sampleModifier = (changes: Partial<CartModifier> = {}): CartModifier => ({
  id: productId('m1'),
  name: 'Соус терияки',
  price: kopecks(5000),
  amount: 1,
  code: '101',
  groupId: groupId('g1'),
  groupName: 'Соусы',
  ...changes,
});

export const sampleLine = (changes: Partial<CartLine> = {}): CartLine => ({
  id: lineId('l1'),
  productId: productId('p1'),
  code: '001',
  name: 'Филадельфия',
  price: kopecks(49900),
  image: null,
  weight: null,
  quantity: 1,
  maxQuantity: 0,
  modifiers: [],
  kind: 'goods',
  isFromPromocode: false,
  ...changes,
});

export const sampleOption = (changes: Partial<Modifier> = {}): Modifier => ({
  id: productId('m1'),
  name: 'Соус терияки',
  code: '101',
  price: kopecks(5000),
  image: null,
  defaultAmount: 0,
  maxAmount: 1,
  ...changes,
});

export const sampleGroup = (changes: Partial<ModifierGroup> = {}): ModifierGroup => ({
  id: groupId('g1'),
  name: 'Соусы',
  isRequired: false,
  choice: 'many',
  minAmount: 0,
  maxAmount: null,
  modifiers: [],
  ...changes,
});

export const sampleProduct = (changes: Partial<Product> = {}): Product => ({
  id: productId('p1'),
  code: '001',
  name: 'Филадельфия',
  description: 'Лосось, сливочный сыр, рис',
  price: kopecks(49900),
  slug: 'filadelfiya',
  groupId: groupId('rolls'),
  categoryName: 'Роллы',
  image: null,
  weight: null,
  energy: null,
  modifierGroups: [],
  allergens: [],
  filters: [],
  tags: [],
  hiddenIn: [],
  likesCount: 0,
  maxPerPosition: 0,
  isOnSale: true,
  ...changes,
});

export const sampleAddress = (changes: Partial<UnsavedAddress> = {}): UnsavedAddress => ({
  city: 'Самара',
  street: personal('Ленинская'),
  home: personal('12'),
  apartment: personal(''),
  entrance: personal(''),
  floor: personal(''),
  zoneId: zoneId('centre'),
  ...changes,
});

/** An order for self-pickup of one dish. */
export const sampleOrder = (changes: Partial<OrderRequest> = {}): OrderRequest => ({
  coupon: '',
  fullPrice: kopecks(49900),
  notGiftsAndNotDeliveryTotal: kopecks(49900),
  phone: personal('+79991234567'),
  name: personal('Анна'),
  lines: [sampleLine()],
  address: null,
  spendBonus: NOTHING,
  deliveryMethod: 'self',
  terminalId: 't1' as TerminalId,
  deliveryTime: null,
  payment: 'cash',
  changeFrom: null,
  persons: 1,
  comment: personal(''),
  total: kopecks(49900),
  discountTotal: NOTHING,
  ...changes,
});

/** What the promo calculation grants: nothing. */
export const samplePromoAnswer = (changes: Partial<PromoAnswer> = {}): PromoAnswer => ({
  discountTotal: NOTHING,
  lostGift: null,
  freeProducts: [],
  loyaltyErrors: [],
  ...changes,
});
