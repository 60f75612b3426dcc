import type { WireProduct } from '../../contracts/catalog.ts';
import { CITIES } from '../chain/cities.ts';
import { DELIVERY_TERMINALS } from '../chain/restaurants.ts';
import { CITIES_DATA } from '../chain/settings.ts';
import { DELIVERY_ID, SERVICE_FEE_ID, SNACKS_GROUP_ID, WOK_GROUP_ID } from '../menu/keys.ts';
import { dish } from '../backend/sampleOrders.ts';
import type { ParametersOf } from '../../contracts/states.ts';
import type { SettersOf } from './setters.ts';
import type { ProviderContext } from './context.ts';

/** A zone without a minimal sum, in which the delivery is free from 2000 roubles. */
const ZONE = 'samara-centre';
const COUPON = 'ЖУРАВЛЬ10';

const productWithChoice = ({
  modifier,
  ...product
}: ParametersOf<'the menu has a product with a choice'>): WireProduct => ({
  ...product,
  description: 'Лапша, угорь, соус',
  slug: 'udon-s-ugrem',
  parentGroup: WOK_GROUP_ID,
  image: `/demo/i/${product.id}`,
  weight: 350,
  energy: { calories: 160, proteins: 9, fats: 5, carbohydrates: 19 },
  groupModifiers: [
    {
      modifierGroupId: modifier.groupId,
      name: modifier.groupName,
      required: true,
      minAmount: 1,
      maxAmount: 1,
      modifiers: [
        {
          modifierId: modifier.id,
          name: modifier.name,
          price: modifier.price,
          minAmount: 0,
          maxAmount: 1,
          defaultAmount: 0,
          code: modifier.code,
          image: `/demo/i/${modifier.id}`,
        },
      ],
    },
  ],
  allergens: [{ code: 'fish', name: 'Рыба' }],
  filters: [{ code: 'spicy', name: 'Острое' }],
  tags: ['hit'],
  isSamaraHidden: false,
  isTolyattiHidden: false,
  isNovokujbyshevskHidden: false,
  likesCount: 7,
  isLiked: false,
  maxPerPositionInOrder: 5,
  additionalInfo: { sale: true },
});

const sell = ({ backend }: ProviderContext, product: WireProduct): void =>
  backend.patchCatalog((catalog) => ({ ...catalog, products: [...catalog.products, product] }));

const changeProduct = ({ backend }: ProviderContext, id: string, change: Partial<WireProduct>): void =>
  backend.patchCatalog((catalog) => ({
    ...catalog,
    products: catalog.products.map((product) => (product.id === id ? { ...product, ...change } : product)),
  }));

const cityBySlug = (slug: string): (typeof CITIES)[number] => {
  const found = CITIES.find((city) => city.slug === slug);
  if (found) return found;
  throw new Error(`The chain has no city "${slug}"`);
};

type ProductState =
  | 'the menu has a plain product'
  | 'the menu has a product with a choice'
  | 'a product has become dearer'
  | 'a coupon gives a discount and a gift';

const productStates = (context: ProviderContext): SettersOf<ProductState> => ({
  'the menu has a plain product': async (product) => {
    sell(context, product);
    return {};
  },
  'the menu has a product with a choice': async (product) => {
    sell(context, productWithChoice(product));
    return {};
  },
  'a product has become dearer': async ({ id, price }) => {
    changeProduct(context, id, { price });
    return {};
  },
  // A percentage, fries for three snacks, and a hint at the free delivery that is nearly reached.
  'a coupon gives a discount and a gift': async ({ productId }) => {
    changeProduct(context, productId, { parentGroup: SNACKS_GROUP_ID });
    return { coupon: COUPON };
  },
});

export const menuStates = (
  context: ProviderContext,
): SettersOf<ProductState | 'the city charges' | 'a restaurant takes orders'> => ({
  ...productStates(context),
  'the city charges': async ({ city, fee, delivery }) => {
    const { serviceFeeId, deliveryId } = CITIES_DATA[cityBySlug(city).iikoId] ?? {};
    if (serviceFeeId !== SERVICE_FEE_ID || deliveryId !== DELIVERY_ID)
      throw new Error(`The city "${city}" charges other products`);
    changeProduct(context, SERVICE_FEE_ID, { price: fee });
    changeProduct(context, DELIVERY_ID, { price: delivery });
    return {
      feeId: SERVICE_FEE_ID,
      feeCode: dish('Сервисный сбор').code ?? '',
      deliveryId: DELIVERY_ID,
      deliveryCode: dish('Доставка').code ?? '',
      zoneId: ZONE,
    };
  },
  'a restaurant takes orders': async ({ city }) => {
    const terminals = new Map(Object.entries(DELIVERY_TERMINALS)).get(cityBySlug(city).iikoId);
    return { terminalId: terminals?.[0]?.deliveryTerminalId ?? '' };
  },
});
