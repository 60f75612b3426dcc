import { hash } from 'node:crypto';
import type { PublicConfig } from '../boot/config.ts';
import { chooseEncoding, packForMany, type PackedBody } from './compression.ts';
import { type HeaderTable, NO_STORE } from './headers.ts';
import type { PageData, SharedState } from './page.ts';

/** Where the states that pages share are found: `/state/{city}/{name}.json`. */
export const SHARED_PATH = '/state/:city/:name';
/** A name says what it holds: nobody asks twice. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR_MS = 3_600_000;
/** A page may be kept by anybody for an hour; whoever is on it then may take a moment. */
const KEPT_MS = HOUR_MS + 300_000;
/** So many of one city at the most, however often its versions change. */
const MOST_OF_A_CITY = 120;
const NAME_LENGTH = 16;
/** In the place of the city while no city is known: an empty part of a path leads nowhere. */
const NO_CITY = '-';

interface Kept {
  readonly path: string;
  readonly citySlug: string;
  readonly body: Promise<PackedBody>;
  /** When the last page that names it is gone; no such time while new pages name it. */
  readonly until: number;
}

export interface SharedStatesOptions {
  readonly config: PublicConfig;
  readonly sharedState: SharedState;
  /** The data of a city as it is now. */
  readonly read: (citySlug: string) => Promise<PageData | null>;
  readonly headers: HeaderTable;
  readonly now?: () => number;
}

const keep = (citySlug: string, text: string): Kept => {
  const bytes = new TextEncoder().encode(text);
  const name = hash('sha256', bytes, 'base64url').slice(0, NAME_LENGTH);
  const path = `/state/${encodeURIComponent(citySlug) || NO_CITY}/${name}.json`;
  return { path, citySlug, body: packForMany(bytes), until: Number.POSITIVE_INFINITY };
};

/** The states by their paths, until no page can name them any more. */
const createShelf = (now: () => number) => {
  const byPath = new Map<string, Kept>();
  const isOver = ({ until }: Kept): boolean => until <= now();
  /** New pages of its city name this one from now on, and none of the others. */
  const put = (made: Kept): void => {
    const others = [...byPath.values()].filter(
      ({ citySlug, path }) => citySlug === made.citySlug && path !== made.path,
    );
    for (const other of others)
      byPath.set(other.path, { ...other, until: Math.min(other.until, now() + KEPT_MS) });
    // Last of the map: what was current for longest ago comes first.
    byPath.delete(made.path);
    byPath.set(made.path, made);
    const tooMany = others.slice(0, Math.max(0, others.length + 1 - MOST_OF_A_CITY));
    for (const { path } of [...tooMany, ...[...byPath.values()].filter(isOver)]) byPath.delete(path);
  };
  const get = (path: string): Kept | null => {
    const found = byPath.get(path);
    return found && !isOver(found) ? found : null;
  };
  return { put, get };
};

/**
 * The part of the state that all pages of a city share, under a name that is its content's: immutable, made and packed once, kept for as long as
 * a page that names it may be kept by anybody. A name that this process does not know (another process's, or of before its start) is answered
 * with what holds now, under its own name and kept by nobody.
 */
export const createSharedStates = ({
  config,
  sharedState,
  read,
  headers,
  now = Date.now,
}: SharedStatesOptions) => {
  const shelf = createShelf(now);
  const byData = new WeakMap<PageData, Promise<Kept>>();
  const make = async (data: PageData): Promise<Kept> => {
    const made = keep(data.citySlug, await sharedState({ data, config }));
    shelf.put(made);
    return made;
  };
  const of = (data: PageData): Promise<Kept> => {
    const known = byData.get(data) ?? make(data);
    byData.set(data, known);
    return known;
  };
  const answer = async (request: Request, citySlug: string): Promise<Response | null> => {
    const asked = shelf.get(new URL(request.url).pathname);
    const data = asked === null ? await read(citySlug) : null;
    const found = asked ?? (data && (await of(data)));
    if (!found) return null;
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    return new Response(await (await found.body).read(encoding), {
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-location': found.path,
        'cache-control': asked === null ? NO_STORE : IMMUTABLE,
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
