import type { WireCatalog } from '../../contracts/catalog.ts';
import type { Bounds } from './bounds.ts';
import type { Schedule } from './clock.ts';
import type { House } from './house.ts';
import type { Renders } from './pictures.ts';
import type { Welcome } from './welcome.ts';

export interface BackendOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** How long an order stays in one status. */
  readonly kitchenStepMs?: number;
  /** Dishes of the menu: its own in turn, again and again; without it, or below that, its own once. */
  readonly dishes?: number;
  readonly newId?: () => string;
  /** Other bounds of what is remembered than the demo's own. */
  readonly bounds?: Partial<Bounds>;
  /** The shop whose pages a payment may lead back to, beside those of its own host; anybody's without it. */
  readonly shop?: Welcome;
  readonly schedule?: Schedule;
  /** Renders pictures as pixels; without it they are SVG. */
  readonly image?: Renders;
  /** `absolute`: picture addresses name this back end's origin, for a shop on another one. */
  readonly pictures?: 'relative' | 'absolute';
}

/** What one operation answers instead, until it is switched off. */
export interface Fault {
  readonly status?: number;
  readonly body?: unknown;
  /** A page of HTML where JSON is expected. */
  readonly html?: string;
  /** Plain text where JSON is expected. */
  readonly text?: string;
  /** The work is done, but the answer breaks off in the middle. */
  readonly truncated?: boolean;
  readonly delayMs?: number;
}

export interface LiveSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface LiveConnection {
  receive(text: string): void;
  closed(): void;
}

/** A whole demo back end: the HTTP operations, the live connection and switches for tests and designers. */
export interface Backend {
  fetch(request: Request): Promise<Response>;
  /** A live connection; the address may carry `?token=`. */
  connect(socket: LiveSocket, url: URL): LiveConnection;
  /** Forgets everything but the sockets. */
  reset(): void;
  /** Overrides a setting, raises the settings version and tells every socket. */
  patchSetting(key: string, value: unknown): void;
  /** Exchanges the catalog and raises its version. */
  patchCatalog(change: (catalog: WireCatalog) => WireCatalog): void;
  /** Sets the bonus roubles of the customer with this phone. */
  grantBonus(phone: string, roubles: number): void;
  /** From now on the owner of this phone has to prove it by a code. */
  guardPhone(phone: string): void;
  /** Changes what the house has decided. */
  decree(change: (house: House) => void): void;
  /** Makes an operation (`order.place` or `POST /order`) fail; null switches it back. */
  fail(route: string, answer: Fault | null): void;
  /** Drops every timer. */
  stop(): void;
}
