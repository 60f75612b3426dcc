import { savedEntries, memoryStorage, type MemoryStorage } from '../app/shop.ts';
import { readSlices } from '../../src/app/tabs/storedSlices.ts';
import { joinTabs } from '../../src/app/tabs/join.ts';
import { sessionOf } from '../../src/app/boot/guestWorld.ts';
import type { TerminalId, ZoneId } from '../../src/domain/catalog.ts';
import type { Address, AddressId } from '../../src/domain/customer.ts';
import { secret } from '../../src/kernel/event.ts';
import { createStore } from '../../src/kernel/store.ts';
import { createApi } from '../../src/ports/api.ts';
import { app } from '../../src/slices/app.ts';
import type { AppState } from '../../src/slices/state.ts';
import type { ShopStore } from '../../src/ui/store.tsx';
import { fewGoods, fewProducts } from '../arbitraryValues.ts';
import { demoAddress, demoCatalog, demoCities, demoSettings } from '../demo.ts';
import {
  catalogLoaded,
  cityEntered,
  citySelected,
  fold,
  lineAdded,
  settingsLoaded,
  signedIn,
} from '../given.ts';
import { createBus, type Bus } from '../tabs.ts';
import { testWorld } from '../world.ts';

/** Addresses as customers have them, each with the slug of its city as a person would say it; null: nobody can. */
const WHERE = [
  ['samara-centre', 'Самара', 'samara'],
  [null, 'г. Самара', 'samara'],
  ['tolyatti-central', 'Тольятти', 'tolyatti'],
  ['tolyatti-komsomolsky', 'Самара', 'tolyatti'],
  ['redrawn', ' ТОЛЬЯТТИ ', 'tolyatti'],
  ['novokujbyshevsk-centre', '', 'novokujbyshevsk'],
  [null, 'Прибрежный', null],
  ['redrawn', '', null],
] as const;
export const addresses = WHERE.map(([zoneId, city], at): Address => ({
  ...demoAddress,
  city,
  id: `a${at}` as AddressId,
  zoneId: zoneId as ZoneId | null,
}));
export const slugOfAddress = (id: string | undefined): string | null =>
  WHERE[Number(id?.slice(1))]?.[2] ?? null;
const settings = demoSettings();
/** The slug of the city whose settings name a restaurant or a zone; null: none does. */
const slugIn = (table: Readonly<Record<string, readonly { readonly id: string }[]>>, id: unknown) =>
  demoCities.find(({ iikoId }) => table[iikoId]?.some((one) => one.id === id))?.slug ?? null;
export const slugOfTerminal = (id: unknown) => slugIn(settings.restaurants, id);
export const slugOfZone = (id: unknown) => slugIn(settings.zones, id);
export const terminals: readonly TerminalId[] = [
  ...Object.values(settings.restaurants).flatMap((all) => all.slice(0, 1).map(({ id }) => id)),
  'closed-for-good' as TerminalId,
];
export const slugs: readonly string[] = demoCities.map(({ slug }) => slug);

/** The page of a city as the server sends it. */
const pages = new Map(
  slugs.map((slug) => [
    slug,
    fold(
      settingsLoaded(),
      cityEntered(slug),
      catalogLoaded({ products: fewProducts, groups: demoCatalog.groups }),
      citySelected,
      { view: { path: `/${slug}/checkout` } },
    ),
  ]),
);

export interface Beginning {
  readonly list: readonly Address[];
  readonly selectedId: AddressId | null;
  readonly restaurantId: TerminalId | null;
}
/** What an older client left: it knew one selected address, whatever the city. */
const entriesOf = ({ list, selectedId, restaurantId }: Beginning): Readonly<Record<string, string>> => {
  const address = { list, selectedId, usedIn: undefined as never };
  const state = fold(pages.get('samara')!, signedIn(), lineAdded(fewGoods[0]!.name), {
    cart: { restaurantId, discountTotal: 0 as never },
    address,
  });
  return savedEntries(state);
};

export type Fate = 'placed' | 'refused' | 'broken' | 'lost';

/** One request as the back end gets it. */
export interface Sent {
  readonly path: string;
  readonly city: string | null;
  readonly zone: string | null;
  readonly key: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface CityTab {
  readonly store: ShopStore;
  /** Where the browser wants to go, if the whole page is to be replaced. */
  readonly wanted: () => string | null;
  close(): void;
}

const EFFECTS = /^(cart\/(calculatePromo|endWaiting|placeOrder)|city\/loadZoneDelivery|view\/navigate)$/;
const ordering: typeof app = {
  ...app,
  effects: app.effects.filter(({ name }) => EFFECTS.test(name)),
  origins: [],
};

const json = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status });

/** One browser: its storage, its tabs in their cities, and a back end behind HTTP that keeps what it is sent. */
export class CityBrowser {
  readonly sent: Sent[] = [];
  private readonly storage: MemoryStorage;
  private readonly bus: Bus = createBus();
  private readonly fates: Fate[];
  private ids = 0;

  constructor(beginning: Beginning, fates: readonly Fate[]) {
    this.storage = memoryStorage(entriesOf(beginning));
    this.fates = [...fates];
  }

  open(slug: string): CityTab {
    const { storage } = this;
    const name = `tab-${(this.ids += 1)}`;
    let wanted: string | null = null;
    const world = testWorld({
      now: () => Date.now(),
      newId: () => `id-${(this.ids += 1)}`,
      report: () => undefined,
      savedCart: () => joined.savedCart(),
      navigation: {
        go: (to, mode) => {
          if (mode === 'page') wanted = to;
        },
      },
      api: createApi({
        baseUrl: 'https://api.example',
        pictureBase: '',
        isOnline: () => true,
        random: () => 0,
        session: () => sessionOf(store.state()),
        refuse: () => undefined,
        log: () => undefined,
        fetch: (request) => this.answer(request),
      }),
    });
    const store: ShopStore = createStore(ordering, world, pages.get(slug) as AppState);
    const joined = joinTabs(
      { store, storage, storeVersion: '1', tab: name, report: () => undefined },
      this.bus.join(name),
    );
    const running = store.start();
    store.emit('view/restored', {
      saved: secret(readSlices(storage, '1')),
      storeVersion: '1',
      isOnline: true,
    });
    joined.wake();
    return {
      store,
      wanted: () => wanted,
      close: () => {
        joined.flush();
        this.bus.freeze(name);
        running.unsubscribe();
      },
    };
  }

  private async answer(request: Request): Promise<Response> {
    const { pathname: path } = new URL(request.url);
    const text = request.method === 'POST' ? await request.text() : '{}';
    this.sent.push({
      path,
      city: request.headers.get('x-city'),
      zone: request.headers.get('x-zone-id'),
      key: request.headers.get('idempotency-key'),
      body: JSON.parse(text) as Sent['body'],
    });
    if (path.endsWith('/promo')) return json({ discountTotal: 0, freeProducts: [] });
    if (!path.endsWith('/order')) return json({});
    const fate = this.fates.shift() ?? 'placed';
    if (fate === 'lost') throw new Error('No connection');
    if (fate === 'broken') return json({}, 500);
    return fate === 'refused' ? json({ message: 'Нет' }, 422) : json({ id: 'order-1', number: '1' }, 201);
  }
}
