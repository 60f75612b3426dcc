import type { PublicConfig } from '../boot/config.ts';
import {
  addressOf,
  choiceOf,
  ConfigError,
  liveAddressOf,
  originsOf,
  recordOf,
  textOf,
  wholeNumberOf,
  type Environment,
} from './environment.ts';

/** What the server writes to its output of what it is asked for. */
type RequestLogging = 'requests' | 'off';

/** All that the server process reads from its environment when it starts (assumptions, section 1). */
export interface ServerConfig {
  readonly port: number;
  /** True when no API_URL is given: the demo back end answers in this process. */
  readonly hasEmbeddedBackend: boolean;
  /** Pause between two steps of the demo kitchen; null leaves the back end's own. */
  readonly kitchenStepMs: number | null;
  /** Dishes of the demo's menu, its own in turn again and again; null leaves them as they are. */
  readonly demoDishes: number | null;
  readonly log: RequestLogging;
  /** How long a stop waits for requests under way. */
  readonly stopGraceMs: number;
  readonly page: PublicConfig;
}

const DEFAULT_PORT = 3000;
const MAX_PORT = 65_535;
/** Beyond it a page takes seconds to make, and nothing is learnt. */
const MOST_DISHES = 20_000;
const STOP_GRACE_MS = 10_000;
/** Nobody who stops a process waits for longer. */
const MAX_STOP_GRACE_MS = 600_000;
const CAPTCHA_URL = 'https://smartcaptcha.yandexcloud.net';
const YANDEX_GEOCODER_URL = 'https://geocode-maps.yandex.ru/1.x/';
const DEMO_GEOCODER_PATH = '/demo/geocoder';

const LOGGING = ['requests', 'off'] as const satisfies readonly RequestLogging[];

const withoutEndSlash = (address: string): string => address.replace(/\/+$/, '');

/** A blank one is a slip of whoever sets it, and would sell the demo's dishes: unlike the others it counts as no unset one. */
const apiOf = (environment: Environment): string => {
  if (environment['API_URL'] !== undefined && textOf(environment, 'API_URL') === null)
    throw new ConfigError(
      'API_URL is set but blank: give it an address, or leave it out for the demo back end',
    );
  const url = addressOf(environment, 'API_URL');
  if (url !== null && (url.search !== '' || url.hash !== ''))
    throw new ConfigError(`API_URL must end before "?" and "#", not "${textOf(environment, 'API_URL')}"`);
  return withoutEndSlash(url?.href ?? '');
};

const firebaseOf = (environment: Environment): PublicConfig['firebase'] => {
  const value = recordOf(environment, 'FIREBASE_CONFIG');
  if (value === null || typeof value['vapidKey'] === 'string') return value;
  throw new ConfigError('FIREBASE_CONFIG must hold the text "vapidKey"');
};

const analyticsOf = (environment: Environment): string => {
  const name = textOf(environment, 'ANALYTICS') ?? 'dataLayer';
  if (/^[A-Za-z_$][\w$]*$/.test(name)) return name;
  throw new ConfigError(`ANALYTICS must be a plain variable name, not "${name}"`);
};

/** With an API the live connection is at `/ws` of its host; without one the page finds it at its own origin. */
const liveUrlBeside = (api: string): string => {
  if (api === '') return '';
  const { protocol, host } = new URL(api);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
};

/** Reads one value; where that fails, keeps why and goes on with another. */
type Attempt = <T>(read: (environment: Environment) => T, otherwise: T) => T;

const pageConfigOf = (attempt: Attempt): PublicConfig => {
  const apiUrl = attempt(apiOf, '');
  const geocoderUrl = attempt((environment) => addressOf(environment, 'GEOCODER_URL'), null)?.href;
  return {
    apiUrl,
    wsUrl:
      attempt((environment) => liveAddressOf(environment, 'WS_URL'), null)?.href ?? liveUrlBeside(apiUrl),
    siteUrl: attempt((environment) => addressOf(environment, 'SITE_URL'), null)?.origin ?? null,
    geocoderUrl: geocoderUrl ?? (apiUrl === '' ? DEMO_GEOCODER_PATH : YANDEX_GEOCODER_URL),
    imageOrigins: attempt((environment) => originsOf(environment, 'IMAGE_ORIGINS'), []),
    firebase: attempt(firebaseOf, null),
    analytics: attempt(analyticsOf, ''),
    reportUrl: attempt((environment) => addressOf(environment, 'REPORT_URL'), null)?.href ?? null,
    captchaUrl: attempt((environment) => addressOf(environment, 'CAPTCHA_URL'), null)?.origin ?? CAPTCHA_URL,
  };
};

/**
 * Reads the environment once, at the start of the process. Throws one `ConfigError` for all values that make no sense, a
 * line for each variable.
 */
export const readConfig = (environment: Environment): ServerConfig => {
  const problems: string[] = [];
  const attempt: Attempt = (read, otherwise) => {
    try {
      return read(environment);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(error.message);
      return otherwise;
    }
  };
  const port = attempt(() => wholeNumberOf(environment, 'PORT', MAX_PORT), null);
  const page = pageConfigOf(attempt);
  const config: ServerConfig = {
    port: port ?? DEFAULT_PORT,
    hasEmbeddedBackend: page.apiUrl === '',
    kitchenStepMs: attempt(
      () => wholeNumberOf(environment, 'KITCHEN_STEP_MS', Number.MAX_SAFE_INTEGER),
      null,
    ),
    demoDishes: attempt(() => wholeNumberOf(environment, 'DEMO_DISHES', MOST_DISHES), null),
    log: attempt(() => choiceOf(environment, 'LOG', LOGGING), null) ?? 'off',
    stopGraceMs:
      attempt(() => wholeNumberOf(environment, 'STOP_GRACE_MS', MAX_STOP_GRACE_MS), null) ?? STOP_GRACE_MS,
    page,
  };
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
};
