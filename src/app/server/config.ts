import type { PublicConfig } from '../config.ts';

/** All that the server process reads from its environment when it starts (assumptions, section 1). */
export interface ServerConfig {
  readonly port: number;
  /** True when no API_URL is given: the demo back end answers in this process. */
  readonly hasEmbeddedBackend: boolean;
  /** Pause between two steps of the demo kitchen; null leaves the back end's own. */
  readonly kitchenStepMs: number | null;
  readonly page: PublicConfig;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that cannot be understood; its message is one line and names the variable. */
export class ConfigError extends Error {}

const DEFAULT_PORT = 3000;
const MAX_PORT = 65_535;
const CAPTCHA_URL = 'https://smartcaptcha.yandexcloud.net';
const YANDEX_GEOCODER_URL = 'https://geocode-maps.yandex.ru/1.x/';
const DEMO_GEOCODER_PATH = '/demo/geocoder';

const WEB = ['http:', 'https:'];
const LIVE = ['ws:', 'wss:'];

/** An empty value counts as an unset one: that is how a shell line or a container file clears a variable. */
const textOf = (environment: Environment, name: string): string | null => environment[name]?.trim() || null;

const wholeNumberOf = (environment: Environment, name: string, limit: number): number | null => {
  const text = textOf(environment, name);
  if (text === null) return null;
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= limit) return number;
  throw new ConfigError(`${name} must be a whole number from 0 to ${limit}, not "${text}"`);
};

const parsed = (name: string, text: string, protocols: readonly string[]): URL => {
  const url = URL.parse(text);
  if (url !== null && protocols.includes(url.protocol) && url.username === '') return url;
  const forms = protocols.map((protocol) => `${protocol}//`).join(' or ');
  throw new ConfigError(`${name} must be an address that starts with ${forms}, not "${text}"`);
};

const addressOf = (environment: Environment, name: string, protocols = WEB): string | null => {
  const text = textOf(environment, name);
  return text === null ? null : parsed(name, text, protocols).href;
};

const withoutEndSlash = (address: string): string => address.replace(/\/+$/, '');

const apiOf = (environment: Environment): string | null => {
  const text = textOf(environment, 'API_URL');
  if (text === null) return null;
  const url = parsed('API_URL', text, WEB);
  if (url.search !== '' || url.hash !== '')
    throw new ConfigError(`API_URL must end before "?" and "#", not "${text}"`);
  return withoutEndSlash(url.href);
};

const originOf = (environment: Environment, name: string): string | null => {
  const text = textOf(environment, name);
  return text === null ? null : parsed(name, text, WEB).origin;
};

const originsOf = (environment: Environment, name: string): readonly string[] => {
  const texts = (environment[name] ?? '').split(/[\s,]+/).filter((text) => text !== '');
  return texts.map((text) => parsed(name, text, WEB).origin);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const firebaseOf = (environment: Environment): PublicConfig['firebase'] => {
  const text = textOf(environment, 'FIREBASE_CONFIG');
  if (text === null) return null;
  const value = parsedJson(text);
  if (!isRecord(value)) throw new ConfigError('FIREBASE_CONFIG must be a JSON object');
  if (typeof value['vapidKey'] === 'string') return value;
  throw new ConfigError('FIREBASE_CONFIG must hold the text "vapidKey"');
};

const analyticsOf = (environment: Environment): string => {
  const name = textOf(environment, 'ANALYTICS') ?? 'dataLayer';
  if (/^[A-Za-z_$][\w$]*$/.test(name)) return name;
  throw new ConfigError(`ANALYTICS must be a plain variable name, not "${name}"`);
};

/** With an API the live connection is at `/ws` of its host; without one the page finds it at its own origin. */
const liveUrlBeside = (api: string | null): string => {
  if (api === null) return '';
  const { protocol, host } = new URL(api);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
};

const pageConfigOf = (environment: Environment): PublicConfig => {
  const api = apiOf(environment);
  return {
    apiUrl: api ?? '',
    wsUrl: addressOf(environment, 'WS_URL', LIVE) ?? liveUrlBeside(api),
    siteUrl: originOf(environment, 'SITE_URL'),
    geocoderUrl:
      addressOf(environment, 'GEOCODER_URL') ?? (api === null ? DEMO_GEOCODER_PATH : YANDEX_GEOCODER_URL),
    imageOrigins: originsOf(environment, 'IMAGE_ORIGINS'),
    firebase: firebaseOf(environment),
    analytics: analyticsOf(environment),
    reportUrl: addressOf(environment, 'REPORT_URL'),
    captchaUrl: originOf(environment, 'CAPTCHA_URL') ?? CAPTCHA_URL,
  };
};

/** Reads the environment once, at the start of the process. Throws `ConfigError` on the first value that makes no sense. */
export const readConfig = (environment: Environment): ServerConfig => {
  const page = pageConfigOf(environment);
  return {
    port: wholeNumberOf(environment, 'PORT', MAX_PORT) ?? DEFAULT_PORT,
    hasEmbeddedBackend: page.apiUrl === '',
    kitchenStepMs: wholeNumberOf(environment, 'KITCHEN_STEP_MS', Number.MAX_SAFE_INTEGER),
    page,
  };
};
