import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { ProductId, ZoneId } from '../../src/domain/catalog.ts';
import type { AddressId } from '../../src/domain/customer.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppState } from '../../src/slices/state.ts';
import { fewProducts } from '../arbitraryValues.ts';
import { demoAddress, demoCatalog, demoSettings, demoZone, dish } from '../demo.ts';
import { catalogLoaded, fold, lineAdded, signedIn } from '../given.ts';
import { ofKind, whenever } from './cartStories.ts';
import { openShop } from './play.ts';
import { property } from './property.ts';

const { cityData } = demoSettings();
const ids = {
  paid: dish('Доставка').id,
  far: dish('Доставка в дальнюю зону').id,
  free: dish('Бесплатная доставка').id,
};

/** The delivery that section 4 wants of this cart: a product's id, or null. */
function wanted({ cart, catalog, city }: AppState): ProductId | null {
  const iikoId = city.list.find(({ id }) => id === city.currentId)?.iikoId;
  const ofCity = iikoId && cityData[iikoId];
  if (cart.deliveryMethod === 'self' || !ofCity) return null;
  const sold = (id: ProductId | null | undefined) => catalog.products.find((product) => product.id === id);
  const free = ofCity.freeDeliveryId;
  const freeCode = fewProducts.find(({ id }) => id === free)?.code;
  if (free && cart.freeProducts.some((name) => name === free || (name === freeCode && sold(free))))
    return sold(free)?.id ?? null;
  return sold(city.zone?.delivery?.deliveryId)?.id ?? sold(ofCity.deliveryId)?.id ?? null;
}

property(
  {
    id: 16,
    title: 'for self-pickup no delivery, else exactly the one that city, zone and promo answer name, once',
    section: 'specification, section 4, "Delivery method"',
  },
  async (check) => {
    await check(
      whenever(({ state }) => {
        const lines = ofKind(state, 'delivery');
        const id = ofKind(state, 'goods').length > 0 ? wanted(state) : null;
        expect(lines.map(({ productId }) => productId)).toEqual(id ? [id] : []);
        for (const { quantity, price } of lines) {
          expect(quantity).toBe(1);
          const { freeProducts } = state.cart;
          const product = state.catalog.products.find((one) => one.id === id)!;
          const isFree = freeProducts.some((name) => name === product.id || name === product.code);
          expect(price).toBe(isFree ? 0 : product.price);
        }
        expect(ofKind(state, 'fee').length).toBeLessThanOrEqual(1);
      }),
      { share: 0.4 },
    );
  },
);

const ZONES = ['samara-centre', 'samara-east'] as readonly string[] as readonly ZoneId[];
const zoneSteps = fc.oneof(
  fc.record({ what: fc.constant('choose'), zone: fc.constantFrom(...ZONES, null) }),
  fc.record({
    what: fc.constant('load'),
    zone: fc.constantFrom(...ZONES),
    deliveryId: fc.constantFrom(ids.far, ids.paid, null, 'unknown' as ProductId),
  }),
  fc.record({ what: fc.constant('lose'), zone: fc.constantFrom(...ZONES) }),
);

property(
  {
    id: 17,
    title: "the zone's delivery overrides the city's, and the city's returns when the zone's is lost",
    section: 'specification, section 4, "Delivery method"',
  },
  async (check) => {
    const addresses = [...ZONES, null].map((zoneId, at) => ({
      ...demoAddress,
      id: `a${at}` as AddressId,
      zoneId,
    }));
    const start = fold(
      openShop,
      signedIn(),
      draft('address/listLoaded', { addresses }),
      lineAdded('Зелёный дракон'),
    );
    await check(
      fc.property(fc.array(zoneSteps, { maxLength: 12 }), (steps) => {
        let state = start;
        let zone: ZoneId | null = ZONES[0]!;
        const known = new Map<ZoneId, ProductId | null>();
        for (const step of steps) {
          if (step.what === 'choose') {
            zone = step.zone;
            const address = addresses.find(({ zoneId }) => zoneId === zone)!;
            state = fold(state, draft('address/chosen', { addressId: address.id }));
          } else if (step.what === 'load') {
            known.set(step.zone, step.deliveryId);
            const delivery = { ...demoZone(step.zone), deliveryId: step.deliveryId };
            state = fold(state, draft('city/zoneDeliveryLoaded', { zoneId: step.zone, delivery }));
          } else {
            known.delete(step.zone);
            state = fold(state, draft('city/zoneDeliveryLost', { zoneId: step.zone }));
          }
          const own = zone && known.get(zone);
          const expected = own === ids.far ? ids.far : ids.paid;
          expect(ofKind(state, 'delivery').map(({ productId }) => productId)).toEqual([expected]);
        }
      }),
    );
    // What the server gives for free is never charged, even where the catalog lacks the free delivery.
    const without = demoCatalog.products.filter(({ id }) => id !== ids.free);
    const kept = fold(
      start,
      catalogLoaded({ products: without }),
      { cart: { freeProducts: [ids.free] } },
      lineAdded('Картофель фри'),
    );
    expect(ofKind(kept, 'delivery')).toEqual([]);
  },
);
