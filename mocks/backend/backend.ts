import { answerApp } from '../app/page.ts';
import { createClock } from './clock.ts';
import { preflight, readableAnywhere } from './cors.ts';
import { answerOperation } from './dispatch.ts';
import { createFaults, type Faults } from './fault.ts';
import { answerGeocoder } from './geocoder.ts';
import { createKitchen } from './kitchen.ts';
import { createLiveHub } from './live.ts';
import type { Backend, BackendOptions } from './options.ts';
import { answerPayment } from './payment.ts';
import { answerPicture } from './pictures.ts';
import { seed } from './seed.ts';
import { grownTo } from '../menu/grown.ts';
import { buildShopCatalog } from './shop.ts';
import { createStore, userByPhone, userByToken, type Store } from './store.ts';
import type { World } from './world.ts';

const KITCHEN_STEP_MS = 8_000;
const ID_WORDS = 4;

/** Works without `crypto.randomUUID`, which browsers keep back on plain http. */
const randomId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(ID_WORDS))]
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');

const createWorld = (options: BackendOptions): World => {
  const clock = createClock(options.now, options.schedule);
  const newId = options.newId ?? randomId;
  const live = createLiveHub(clock.now);
  const kitchen = createKitchen({
    store: () => world.store,
    clock,
    live,
    newId,
    stepMs: options.kitchenStepMs ?? KITCHEN_STEP_MS,
  });
  const store = freshStore({ clock, newId }, options);
  const { shop = null } = options;
  const world: World = { store, clock, live, kitchen, newId, shop };
  return world;
};

const freshStore = (world: Pick<World, 'clock' | 'newId'>, { dishes = 0, bounds }: BackendOptions): Store => {
  const store = createStore(grownTo(buildShopCatalog(), dishes), bounds);
  seed({ ...world, store });
  return store;
};

const answer = (
  world: World,
  faults: Faults,
  request: Request,
  options: BackendOptions,
): Promise<Response> => {
  const url = new URL(request.url);
  if (url.pathname === '/demo/geocoder') return Promise.resolve(answerGeocoder(url));
  if (url.pathname === '/demo/payment') return answerPayment(world, request);
  if (url.pathname === '/demo/app' || url.pathname === '/demo/app.js')
    return Promise.resolve(answerApp(url.pathname));
  if (url.pathname.startsWith('/demo/i/')) return answerPicture(request, options.image ?? null);
  return answerOperation(world, faults, request);
};

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('application/json') ?? false;

/** Picture addresses in an answer, made to name this origin. */
const withOrigin = async (response: Response, origin: string): Promise<Response> => {
  if (!isJson(response)) return response;
  const text = await response.text();
  return new Response(text.replaceAll('"/demo/i/', `"${origin}/demo/i/`), {
    status: response.status,
    headers: response.headers,
  });
};

/** A back end of its own, with its own memory. Runs in Node and in a browser. */
export const createBackend = (options: BackendOptions = {}): Backend => {
  const world = createWorld(options);
  const faults = createFaults(world.clock);
  return {
    fetch: async (request) => {
      if (request.method === 'OPTIONS') return preflight();
      const response = await answer(world, faults, request, options);
      const isAbsolute = options.pictures === 'absolute';
      const { origin } = new URL(request.url);
      return readableAnywhere(isAbsolute ? await withOrigin(response, origin) : response);
    },
    connect: (socket, url) => {
      const token = url.searchParams.get('token');
      const user = token === null ? null : userByToken(world.store, token);
      return world.live.join(socket, user?.id ?? null);
    },
    reset: () => {
      world.clock.stop();
      faults.clear();
      world.store = freshStore(world, options);
    },
    patchSetting: (key, value) => {
      world.store.settings.set(key, value);
      world.store.settingsVersion += 1;
      world.live.tellSettings();
    },
    patchCatalog: (change) => {
      world.store.catalog = change(world.store.catalog);
      world.store.catalogVersion += 1;
    },
    grantBonus: (phone, roubles) => {
      const user = userByPhone(world.store, phone);
      if (user) user.balance = roubles;
    },
    guardPhone: (phone) => {
      world.store.guardedPhones.add(phone);
    },
    decree: (change) => {
      change(world.store.house);
    },
    fail: faults.switch,
    stop: world.clock.stop,
  };
};
