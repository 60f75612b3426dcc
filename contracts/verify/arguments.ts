import { parseArgs } from 'node:util';
import { operations, type OperationName } from '../operations.ts';
import { LEVELS, type Level } from './check.ts';

/** Messages of the live connection belong to no operation. */
export const LIVE = 'live';
export type Only = OperationName | typeof LIVE;

/** What the command was asked for. */
export interface Asked {
  /** Of the service, without a slash at the end and without /api/v1. */
  readonly url: string;
  readonly statesUrl: string | null;
  readonly liveUrl: string | null;
  readonly token: string | null;
  readonly levels: readonly Level[];
  /** Only checks that touch this operation, or those of the live connection. */
  readonly only: Only | null;
  /** Only the check of this name. */
  readonly check: string | null;
  /** Groups of alternatives and states of which nothing but the first and the whole will do. */
  readonly strict: ReadonlySet<string>;
  readonly timeoutMs: number;
  /** Files that the report is written to. */
  readonly files: Readonly<Record<'json' | 'junit' | 'html', string | null>>;
}

export const USAGE = `zhuravl-contract verify --url URL [--states-url URL] [--live URL] [--level LEVEL] [--only OPERATION] …

  --url         the service, e.g. https://dev.example or https://dev.example/api/v1
  --states-url  where provider states are set (PROVIDER.md, "States"); without it only the schema level runs
  --live        the live connection: ws(s)://…/ws, or http(s)://… of an endpoint that answers messages
  --level       schema, contract, visit or all (all that can be run, unless you say otherwise)
  --only        only checks that touch this operation, e.g. order.place; or live: the live connection's
  --check       only the check of this name, as the report says it
  --timeout     seconds within which a call has to be answered (10)
  --strict      groups of alternatives and states, parted by commas: their first way only, and nothing "not applicable"
  --token       a bearer for the states and for calls without a session, where the environment asks for one
  --json, --junit, --html FILE   the report as a file

zhuravl-contract init --lang LANGUAGE   writes a skeleton of the states
zhuravl-contract stub --port PORT       serves the examples`;

/** The command was called wrongly: the message says how. */
export class WrongArguments extends Error {}

const OPTIONS = {
  url: { type: 'string' },
  'states-url': { type: 'string' },
  live: { type: 'string' },
  level: { type: 'string' },
  only: { type: 'string' },
  check: { type: 'string' },
  timeout: { type: 'string' },
  strict: { type: 'string', multiple: true },
  token: { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
  html: { type: 'string' },
} as const;

const DEFAULT_TIMEOUT_S = 10;

const parsed = (words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new WrongArguments(error instanceof Error ? error.message : String(error));
  }
};

const address = (name: string, text: string | undefined, ...protocols: readonly string[]): string | null => {
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (url && protocols.includes(url.protocol)) return text.replace(/\/+$/, '');
  throw new WrongArguments(
    `--${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}, not "${text}"`,
  );
};

const levelsOf = (level: string | undefined, statesUrl: string | null): readonly Level[] => {
  if (level === undefined || level === 'all') return statesUrl === null ? ['schema'] : LEVELS;
  const found = LEVELS.find((each) => each === level);
  if (found === undefined) throw new WrongArguments(`--level is ${LEVELS.join(', ')} or all, not "${level}"`);
  if (found !== 'schema' && statesUrl === null)
    throw new WrongArguments(`--level ${found} needs --states-url`);
  return [found];
};

const onlyNamed = (name: string | undefined): Only | null => {
  if (name === undefined) return null;
  if (name === LIVE) return LIVE;
  const found = operations.find((operation) => operation.name === name);
  if (found) return found.name;
  throw new WrongArguments(
    `--only names an operation, or ${LIVE}: ${operations.map((operation) => operation.name).join(', ')}; not "${name}"`,
  );
};

const secondsOf = (text: string | undefined): number => {
  const seconds = text === undefined ? DEFAULT_TIMEOUT_S : Number(text);
  if (seconds > 0) return seconds;
  throw new WrongArguments(`--timeout is a number of seconds, not "${text}"`);
};

/** Reads the words behind the command's name; throws `WrongArguments`. */
export const askedBy = (words: readonly string[]): Asked => {
  const { values, positionals } = parsed(words);
  if (positionals.join(' ') !== 'verify')
    throw new WrongArguments(`The one command is "verify", not "${positionals.join(' ')}"`);
  const url = address('url', values.url, 'http:', 'https:');
  if (url === null) throw new WrongArguments('--url is missing');
  const statesUrl = address('states-url', values['states-url'], 'http:', 'https:');
  const liveUrl = address('live', values.live, 'ws:', 'wss:', 'http:', 'https:');
  const only = onlyNamed(values.only);
  if (only === LIVE && (liveUrl === null || statesUrl === null))
    throw new WrongArguments('--only live needs --live and --states-url');
  return {
    url: url.replace(/\/api\/v1$/, ''),
    statesUrl,
    liveUrl,
    token: values.token ?? null,
    levels: levelsOf(values.level, statesUrl),
    only,
    check: values.check ?? null,
    strict: new Set((values.strict ?? []).flatMap((text) => text.split(',')).map((name) => name.trim())),
    timeoutMs: secondsOf(values.timeout) * 1000,
    files: { json: values.json ?? null, junit: values.junit ?? null, html: values.html ?? null },
  };
};
