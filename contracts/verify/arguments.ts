import { parseArgs } from 'node:util';

/** What the command was asked for. */
export interface Asked {
  /** Of the service, without a slash at the end and without /api/v1. */
  readonly url: string;
  readonly statesUrl: string | null;
  readonly token: string | null;
  /** Only interactions whose description holds this text. */
  readonly only: string | null;
  readonly json: string | null;
  readonly liveUrl: string | null;
}

export const USAGE = `zhuravl-contract verify --url URL [--states-url URL] [--token T] [--only TEXT] [--json FILE] [--live URL]

  --url         the service, e.g. https://dev.example or https://dev.example/api/v1
  --states-url  where provider states are set (PROVIDER.md, "States"); without it only what needs none is verified
  --token       a bearer for the states and for calls without a session, where the environment asks for one
  --only        only interactions whose description holds this text
  --json        write the outcome of each interaction to this file
  --live        the live connection: ws(s)://…/ws, or http(s)://… of an endpoint that answers messages`;

/** The command was called wrongly: the message says how. */
export class WrongArguments extends Error {}

const OPTIONS = {
  url: { type: 'string' },
  'states-url': { type: 'string' },
  token: { type: 'string' },
  only: { type: 'string' },
  json: { type: 'string' },
  live: { type: 'string' },
} as const;

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

/** Reads the words behind the command's name; throws `WrongArguments`. */
export const askedBy = (words: readonly string[]): Asked => {
  const { values, positionals } = parsed(words);
  if (positionals.join(' ') !== 'verify')
    throw new WrongArguments(`The one command is "verify", not "${positionals.join(' ')}"`);
  const url = address('url', values.url, 'http:', 'https:');
  if (url === null) throw new WrongArguments('--url is missing');
  return {
    url: url.replace(/\/api\/v1$/, ''),
    statesUrl: address('states-url', values['states-url'], 'http:', 'https:'),
    token: values.token ?? null,
    only: values.only ?? null,
    json: values.json ?? null,
    liveUrl: address('live', values.live, 'ws:', 'wss:', 'http:', 'https:'),
  };
};
