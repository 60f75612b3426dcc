import type { Clock } from './clock.ts';
import type { Kitchen } from './kitchen.ts';
import type { LiveHub } from './live.ts';
import type { Store, UserRow } from './store.ts';
import type { Welcome } from './welcome.ts';

/** All that a handler works on. */
export interface World {
  /** Replaced by a reset: never keep it across an await. */
  store: Store;
  readonly clock: Clock;
  readonly live: LiveHub;
  readonly kitchen: Kitchen;
  readonly newId: () => string;
  /** Whose pages customers may be led back to; null is anybody's. */
  readonly shop: Welcome | null;
}

/** One request, matched to its operation. */
export interface Call {
  readonly world: World;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** The JSON body; undefined without one or when it is no JSON. */
  readonly body: unknown;
  readonly user: UserRow | null;
  /** This back end's own origin. */
  readonly origin: string;
}
