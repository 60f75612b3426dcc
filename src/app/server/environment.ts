import { parsedJson } from '../../domain/parsedJson.ts';

/** A variable, or several, that cannot be understood; its message has one line for each and names it. */
export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

const WEB = ['http:', 'https:'];
const LIVE = ['ws:', 'wss:'];

/** An empty value counts as an unset one: that is how a shell line or a container file clears a variable (but for API_URL). */
export const textOf = (environment: Environment, name: string): string | null =>
  environment[name]?.trim() || null;

export const wholeNumberOf = (environment: Environment, name: string, limit: number): number | null => {
  const text = textOf(environment, name);
  if (text === null) return null;
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= limit) return number;
  throw new ConfigError(`${name} must be a whole number from 0 to ${limit}, not "${text}"`);
};

/** One of a few words; null where there is none. */
export const choiceOf = <Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly Choice[],
): Choice | null => {
  const text = textOf(environment, name);
  if (text === null) return null;
  const choice = choices.find((known) => known === text);
  if (choice !== undefined) return choice;
  throw new ConfigError(`${name} must be ${choices.join(' or ')}, not "${text}"`);
};

const parsed = (name: string, text: string, protocols: readonly string[]): URL => {
  const url = URL.parse(text);
  if (url !== null && protocols.includes(url.protocol) && url.username === '') return url;
  const forms = protocols.map((protocol) => `${protocol}//`).join(' or ');
  throw new ConfigError(`${name} must be an address that starts with ${forms}, not "${text}"`);
};

const addressWith =
  (protocols: readonly string[]) =>
  (environment: Environment, name: string): URL | null => {
    const text = textOf(environment, name);
    return text === null ? null : parsed(name, text, protocols);
  };

/** An address of the web. */
export const addressOf = addressWith(WEB);
/** An address of a live connection. */
export const liveAddressOf = addressWith(LIVE);

/** Origins with blanks or commas between them. */
export const originsOf = (environment: Environment, name: string): readonly string[] => {
  const texts = (environment[name] ?? '').split(/[\s,]+/).filter((text) => text !== '');
  return texts.map((text) => parsed(name, text, WEB).origin);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON object. */
export const recordOf = (
  environment: Environment,
  name: string,
): Readonly<Record<string, unknown>> | null => {
  const text = textOf(environment, name);
  if (text === null) return null;
  const value = parsedJson(text);
  if (isRecord(value)) return value;
  throw new ConfigError(`${name} must be a JSON object`);
};
