import { BehaviorSubject, NEVER, Observable, of, Subject, type Subscriber } from 'rxjs';
import type { ZoneId } from '../../../src/domain/catalog.ts';
import type { Address, AddressId, Customer, UserId } from '../../../src/domain/customer.ts';
import { ApiFailure } from '../../../src/domain/failure.ts';
import { personal, type Token } from '../../../src/domain/personal.ts';
import type { ZoneDelivery } from '../../../src/domain/settings.ts';
import { secret } from '../../../src/kernel/event.ts';
import { readSavedAddress } from '../../../src/slices/address/saved.ts';
import { readSavedAuth } from '../../../src/slices/auth/saved.ts';
import { readSavedCart } from '../../../src/slices/cart/saved.ts';
import type { PromoAnswer } from '../../../src/slices/cart/coupons/state.ts';
import { readSavedUser } from '../../../src/slices/user/saved.ts';
import type { LiveMessage, Refusal } from '../../../src/slices/world.ts';
import { SECRETS } from '../../arbitraryValues.ts';
import { demoAddress, demoCatalog, demoCustomer, demoOrder } from '../../demo.ts';
import { catalogLoaded, citySelected, cityEntered, fold, settingsLoaded } from '../../given.ts';
import type { Play, Stage } from '../../stage.ts';
import { idsFrom, type WorldPatch } from '../../world.ts';
import { openShop } from '../play.ts';
import type { CartModel } from './cart.ts';

/** A call of the client that the script answers when it likes; closed once the client has hung up. */
interface Call<T, About> {
  readonly about: About;
  readonly line: Subscriber<T>;
}
export const ZONES: readonly (string | null)[] = ['samara-centre', 'samara-east', null];
export const customer: Customer = {
  ...demoCustomer,
  phone: personal(SECRETS.phone),
  name: personal(SECRETS.name),
};
const addresses: readonly Address[] = ZONES.map((zoneId, at) => ({
  ...demoAddress,
  id: `a${at}` as AddressId,
  street: personal(SECRETS.street),
  zoneId: zoneId as ZoneId | null,
}));
const shop = fold([
  settingsLoaded(),
  cityEntered(),
  catalogLoaded({ products: openShop.catalog.products }),
  citySelected,
]);

/** The world that the suite scripts: calls wait for their answers, sockets are counted, the server remembers orders. */
export class Scene {
  readonly promoCalls: Call<PromoAnswer, number>[] = [];
  readonly zoneCalls: Call<ZoneDelivery, string>[] = [];
  /** Promo calls that no customer's goods stand behind. */
  strays = 0;
  sockets = 0;
  isServerDeaf = false;
  readonly online$ = new BehaviorSubject(true);
  readonly refusals$ = new Subject<Refusal>();
  private live: Subscriber<LiveMessage> | null = null;
  private logins = 0;
  /** No id comes twice, also after a reload. */
  private readonly newId = idsFrom('e');
  private play: Play;
  private readonly stage: Stage;
  private readonly model: CartModel;

  constructor(stage: Stage, model: CartModel) {
    this.stage = stage;
    this.model = model;
    this.play = this.opened(shop);
    this.play.store.emit('view/restored', { saved: secret({}), storeVersion: '1', isOnline: true });
  }

  get store() {
    return this.play.store;
  }
  get state() {
    return this.play.store.state();
  }
  pass(ms: number): void {
    this.stage.pass(ms);
  }
  leave(): void {
    this.play.close();
  }
  /** The page goes and comes again: only what storage holds comes back, through the shop's own readers. */
  reload(): void {
    const { city, ...saved } = JSON.parse(JSON.stringify(this.state)) as typeof this.state;
    this.leave();
    this.model.forgetZones();
    this.play = this.opened({ ...shop, city: { ...shop.city, currentId: city.currentId } });
    const slices = {
      cart: readSavedCart(saved.cart),
      user: readSavedUser(saved.user),
      address: readSavedAddress(saved.address),
      auth: readSavedAuth(saved.auth),
    };
    this.store.emit('view/restored', {
      saved: secret(slices),
      storeVersion: '1',
      isOnline: this.online$.value,
    });
  }
  tell(message: LiveMessage): void {
    this.live?.next(message);
  }
  fail<T>({ line }: Call<T, unknown>): void {
    line.error(new ApiFailure('offline'));
  }

  /** A press that has waited long enough gives up what is still awaited: that, too, the model must hear. */
  private opened(state: typeof shop): Play {
    const play = this.stage.open([state], this.world());
    play.store.event$.subscribe((event) => {
      if (event.type === 'city/zoneDeliveryLost') this.model.zoneFound(event.payload.zoneId, null);
      const isNow = (revision: number) => revision === play.store.state().cart.revision;
      if (event.type === 'cart/promoCalculationFailed' && isNow(event.payload.revision))
        this.model.discount = 0;
    });
    return play;
  }
  private called<T, About>(calls: Call<T, About>[], about: About): Observable<T> {
    return new Observable((line) => {
      calls.push({ about, line });
    });
  }
  private world(): WorldPatch {
    const { model } = this;
    return {
      newId: this.newId,
      refusals$: this.refusals$,
      online$: this.online$,
      live: () =>
        new Observable<LiveMessage>((line) => {
          this.sockets += 1;
          this.live = line;
          line.next({ type: 'opened' });
          return () => {
            this.sockets -= 1;
          };
        }),
      // What a test world reports is a call that the script let fail.
      report: () => undefined,
      api: {
        catalog: () => of({ answer: { ...demoCatalog, products: shop.catalog.products }, skipped: 0 }),
        calculatePromo: (request) => {
          if (request.phone !== customer.phone || !model.isCustomer || model.goods.length === 0)
            this.strays += 1;
          return this.called(this.promoCalls, model.version);
        },
        zoneDelivery: (zoneId) => this.called(this.zoneCalls, zoneId),
        account: () => of({ customer, token: personal<Token>(`${SECRETS.token}-${(this.logins += 1)}`) }),
        addresses: (_userId: UserId) => of(addresses),
        activeOrder: () => of({ ...demoOrder, courier: { name: customer.name, phone: customer.phone } }),
        placeOrder: (key) => {
          if (this.isServerDeaf) return NEVER;
          model.clear();
          return of({ id: `order-${key}`, number: '1', paymentUrl: null });
        },
      },
    };
  }
}
