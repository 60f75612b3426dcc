import type { Observable } from 'rxjs';
import type { ProductId, ZoneId, CityId, CityIikoId } from '../domain/catalog.ts';
import type {
  ActiveOrder,
  Address,
  UnsavedAddress,
  AddressId,
  Consents,
  Customer,
  PastItem,
  PastOrder,
  PlaceName,
  UserId,
} from '../domain/customer.ts';
import type { LonLat } from '../domain/geometry.ts';
import type { InfoSlug } from '../domain/infoPages.ts';
import type { OrderRequest, PromoRequest } from '../domain/orderRequest.ts';
import type { CaptchaProof, LoginCode, PersonName, Phone, PushToken, Token } from '../domain/personal.ts';
import type { ProfileChanges } from '../domain/profile.ts';
import type { PushMessage, PushPermission } from '../domain/push.ts';
import type { TableRequest } from '../domain/tableRequest.ts';
import type { SafeTree } from '../domain/safeTree.ts';
import type { City, DeliveryText, Settings, ZoneDelivery } from '../domain/settings.ts';
import type { Application } from '../domain/vacancy.ts';
import type { World } from '../kernel/world.ts';
import type { SavedCart } from './cart/state.ts';
import type { PromoAnswer } from './cart/coupons/state.ts';
import type { CatalogAnswer } from './catalog/events.ts';
import type { Street } from './city/state.ts';
import type { NotificationItem } from './notification/state.ts';
import type { PushedStatus } from './order/state.ts';
import type { PlacedOrder } from './cart/placing/state.ts';
import type { Promo } from './promo/state.ts';
import type { NavigationMode } from './view/navigation/state.ts';
import type { AnalyticsConsent } from './view/counters/state.ts';
import type { PollName } from './view/freshness/polls.ts';

export interface Profile {
  readonly phone: Phone;
  readonly name: PersonName;
  readonly consents: Consents;
  /** Only where the server asked for one. */
  readonly code?: LoginCode | null;
}
export interface Account {
  readonly customer: Customer;
  readonly token: Token | null;
}
/** An informational page as the chain wrote it. */
export interface PageSource {
  readonly title: string;
  /** Foreign markup: only what `readHtml` leaves of it is ever shown. */
  readonly html: string;
}
/** `settingsAtStart` is the settings' version under the address that is read at start. */
export type VersionName = PollName | 'settingsAtStart';

/**
 * The chain's back end in the client's terms. Every call is cold: it starts on subscription, ends with one value, and
 * unsubscribing aborts it. Failures are `ApiFailure` (domain/failure.ts).
 */
export interface Api {
  version(name: VersionName): Observable<string>;
  settings(): Observable<{ readonly values: Settings; readonly skipped: readonly string[] }>;
  deliveryText(): Observable<DeliveryText>;
  page(slug: InfoSlug): Observable<PageSource>;
  catalog(): Observable<{ readonly answer: CatalogAnswer; readonly skipped: number }>;
  cities(): Observable<readonly City[]>;
  streets(cityId: CityIikoId): Observable<readonly Street[]>;
  zoneDelivery(zoneId: ZoneId): Observable<ZoneDelivery>;
  addresses(userId: UserId): Observable<readonly Address[]>;
  createAddress(userId: UserId, draft: UnsavedAddress): Observable<Address>;
  deleteAddress(id: AddressId): Observable<void>;
  notifications(userId: UserId): Observable<readonly NotificationItem[]>;
  registerDevice(userId: UserId, token: PushToken): Observable<void>;
  registerWebDevice(userId: UserId, token: PushToken): Observable<void>;
  /** `login`: the look-up of a login, which may ask for a code. */
  account(
    phone: Phone,
    login?: { readonly code: LoginCode | null; readonly proof?: CaptchaProof | null },
  ): Observable<Account>;
  createAccount(profile: Profile, proof?: CaptchaProof | null): Observable<Account>;
  /**
   * During a login the account's own token is not in force yet: it is handed over. Without one it is the customer's own
   * edit, whose dialog shows a refusal.
   */
  changeAccount(phone: Phone, changes: ProfileChanges, token?: Token | null): Observable<Account>;
  deleteAccount(phone: Phone): Observable<void>;
  /** Null when the server says that there is none. */
  activeOrder(userId: UserId): Observable<ActiveOrder | null>;
  lastOrder(userId: UserId): Observable<PastOrder | null>;
  history(phone: Phone): Observable<readonly PastOrder[]>;
  likes(userId: UserId): Observable<readonly ProductId[]>;
  like(userId: UserId, productId: ProductId): Observable<void>;
  unlike(userId: UserId, productId: ProductId): Observable<void>;
  promos(userId: UserId): Observable<readonly Promo[]>;
  /** Null where no promotion has that code. */
  promo(code: string): Observable<Promo | null>;
  calculatePromo(request: PromoRequest): Observable<PromoAnswer>;
  /** The same key for every retry: a server that has seen it answers the first answer again. */
  placeOrder(key: string, order: OrderRequest): Observable<PlacedOrder>;
  reserveTable(request: TableRequest, proof?: CaptchaProof | null): Observable<void>;
  applyForWork(application: Application, proof?: CaptchaProof | null): Observable<void>;
}

/** Refusals that concern no single call (specification, section 8, "General request errors"). */
export type Refusal =
  | { readonly kind: 'session'; readonly token: Token }
  | { readonly kind: 'request'; readonly message: string };

export type LiveMessage =
  | { readonly type: 'opened' }
  | { readonly type: 'lost' }
  | { readonly type: 'settings' }
  | ({
      readonly type: 'status';
      readonly userId: string;
      readonly previousStatus: string | null;
    } & PushedStatus);

export interface LiveSession {
  readonly token: Token | null;
  readonly userId: UserId | null;
}

/** What the app around the site tells (assumptions, section 5). `refused`: how many of its messages nobody could read. */
export type NativeMessage =
  | { readonly type: 'token'; readonly token: PushToken }
  | { readonly type: 'tap'; readonly link: string | null }
  | { readonly type: 'version'; readonly version: string }
  | { readonly type: 'refused'; readonly count: number };

/** What the page tells the app around it. */
export type NativeWord =
  | { readonly type: 'ready' }
  | { readonly type: 'open-external'; readonly url: string }
  | { readonly type: 'order-placed'; readonly id: string };

/** Messages of the chain to this browser. The service behind them is loaded for the first token. */
export interface Push {
  /** The present one first; a person may change it in the browser's own settings. */
  readonly permission$: Observable<PushPermission>;
  /** Shows the browser's question; without a tap just before it, browsers refuse. */
  ask(): Observable<PushPermission>;
  token(): Observable<PushToken>;
  readonly messages$: Observable<PushMessage>;
  show(message: PushMessage): void;
  /** Paths of the shop that tapped messages lead to; null for a message without one. */
  readonly taps$: Observable<string | null>;
  /** Gives the token up, also without a connection. */
  end(): void;
}

/** Everything outside: what effects and origins may touch. Observables only, so that tests run in virtual time. */
export interface AppWorld extends World {
  readonly api: Api;
  readonly refusals$: Observable<Refusal>;
  /** One live connection for one session; it reconnects by itself until unsubscribed. */
  live(session: LiveSession): Observable<LiveMessage>;
  readonly online$: Observable<boolean>;
  readonly visible$: Observable<boolean>;
  readHtml(html: string): SafeTree;
  readonly geocoder: {
    find(address: string): Observable<LonLat | null>;
    /** What stands at a point; parts that are not known are empty. */
    reverse(point: LonLat): Observable<PlaceName | null>;
  };
  /** One proof for one call; null where none could be had, which is logged and stops nothing. Never fails. */
  readonly captcha: { prove(siteKey: string): Observable<CaptchaProof | null> };
  readonly navigation: { go(to: string, mode: NavigationMode): void };
  readonly cookies: {
    saveCity(id: CityId, slug: string): void;
    saveAllergens(codes: readonly string[]): void;
  };
  /** What this browser keeps beside the saved slices; a failure is as if nothing was kept. */
  readonly storage: {
    saveStoreVersion(version: string, reloadedAt: number): void;
    /** The page was reloaded for code that could not be had: known to this build, for this browser session. */
    saveReload(): void;
    /** The information text was read, for this browser session. */
    saveInformed(textHash: string): void;
    /** The March greeting was seen, for good. */
    saveMarch(): void;
    /** When the customer last looked at the notifications, in ms. */
    lastCheck(userId: UserId): number | null;
    saveLastCheck(userId: UserId, at: number): void;
    /** Null forgets it. */
    saveAdminToken(token: Token | null): void;
    saveAnalyticsConsent(consent: AnalyticsConsent): void;
  };
  /** What a change of STORE_VERSION took out of the cart of this browser, for a day; empty where nothing was. */
  readonly lostCart: { find(): readonly PastItem[]; forget(): void };
  /** The cart as it lies in storage, also by another tab's hand; null where storage cannot be relied on. */
  savedCart(): SavedCart | null;
  /** `hold` says true while this tab alone of all tabs holds what the name stands for; leaving releases it. */
  readonly locks: { hold(name: string): Observable<boolean> };
  /** In [0, 1): keeps many clients from acting at the same moment. */
  readonly random: () => number;
  /** What the chain's own counters read. Never personal data; never throws. */
  readonly analytics: { push(event: object): void };
  readonly push: Push;
  /** The app around the site; nothing comes and nothing goes where there is none. */
  readonly native: {
    readonly messages$: Observable<NativeMessage>;
    send(word: NativeWord): void;
  };
  /** Puts text where the customer can paste it from; fails where the browser does not let it. */
  copyText(text: string): Observable<void>;
  /** Tells other code on the page that the status changed, without personal data (assumptions, section 6). */
  announceStatus(status: string): void;
}
