import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PublicConfig } from '../boot/config.ts';
import { chooseEncoding, packBody, type PackedBody } from './compression.ts';
import { type HeaderTable, NO_STORE } from './headers.ts';
import type { PageData, SharedState } from './page.ts';

/** Where the states that pages share are found: `/state/{city}/{name}.json`. */
export const SHARED_PATH = '/state/:city/:name';
/** A name says what it holds: nobody asks twice. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const MAX_BYTES = 33_554_432;
const NAME_LENGTH = 16;

interface Kept extends PackedBody {
  readonly path: string;
}

export interface SharedStatesOptions {
  readonly config: PublicConfig;
  readonly sharedState: SharedState;
  /** The data of a city as it is now. */
  readonly read: (citySlug: string) => Promise<PageData | null>;
  readonly headers: HeaderTable;
}

const keep = (citySlug: string, text: string): Kept => {
  const bytes = new TextEncoder().encode(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, NAME_LENGTH);
  return { ...packBody(bytes, 'once'), path: `/state/${encodeURIComponent(citySlug)}/${hash}.json` };
};

/**
 * The part of the state that all pages of a city share, under a name that is its content's: immutable, made and packed once. A name that this
 * process does not know (a page of an hour ago, another process's) is answered with what holds now, under its own name and kept by
 * nobody.
 */
export const createSharedStates = ({ config, sharedState, read, headers }: SharedStatesOptions) => {
  const byPath = new LRUCache<string, Kept>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes });
  const byData = new WeakMap<PageData, Promise<Kept>>();
  const make = async (data: PageData): Promise<Kept> => {
    const made = keep(data.citySlug, await sharedState({ data, config }));
    byPath.set(made.path, made);
    return made;
  };
  const of = (data: PageData): Promise<Kept> => {
    const known = byData.get(data) ?? make(data);
    byData.set(data, known);
    return known;
  };
  const answer = async (request: Request, citySlug: string): Promise<Response | null> => {
    const asked = byPath.get(new URL(request.url).pathname);
    const data = asked === undefined ? await read(citySlug) : null;
    const found = asked ?? (data && (await of(data)));
    if (!found) return null;
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    return new Response(await found.read(encoding), {
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-location': found.path,
        'cache-control': asked === undefined ? NO_STORE : IMMUTABLE,
        vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    });
  };
  return {
    /** The path under which the state of this data is found. */
    pathOf: async (data: PageData): Promise<string> => (await of(data)).path,
    /** Null where there is no state of that city yet. */
    answer,
  };
};

export type SharedStates = ReturnType<typeof createSharedStates>;
