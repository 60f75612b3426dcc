import type { ReadApi } from './api.ts';
import { defaultSlugIn, slugsIn } from './cities.ts';
import { createKeeper } from './keeper.ts';
import type { PageData } from './page.ts';

/** The public data that pages are rendered from. */
export interface DataSource {
  /** Slugs of all cities; empty while the API has never answered. */
  readonly slugs: () => Promise<readonly string[]>;
  /** The last good data of a city, of the default city for null; null while there is none. Never rejects. */
  readonly read: (citySlug: string | null) => Promise<PageData | null>;
  /** The same as far as it is at hand, and the slugs with it; null where something has to be waited for. */
  readonly peek: (citySlug: string | null) => PageData | null;
  readonly peekSlugs: () => readonly string[] | null;
  /** Asks for the versions and reloads what changed; done every minute by itself. Never rejects. */
  readonly poll: () => Promise<void>;
  readonly close: () => void;
}

export interface DataOptions {
  readonly readApi: ReadApi;
  /** Told of every failure: failures are only logged (specification, section 8, "Only logged"). */
  readonly report: (message: string) => void;
  readonly now?: () => number;
}

/** The chain, shared by all cities. */
interface Chain {
  readonly cities: unknown;
  readonly slugs: readonly string[];
  readonly defaultSlug: string;
}

const POLL_MS = 60_000;

const json = async (readApi: ReadApi, path: string, citySlug: string): Promise<unknown> =>
  JSON.parse(await readApi(path, citySlug));

/** A bare number, a JSON number or a JSON string; anything else, and an error, is ''. */
const versionIn = (text: string): string => {
  const bare = text.trim().replace(/^"(.*)"$/s, '$1');
  return /^[\w.:-]{1,64}$/.test(bare) ? bare : '';
};

const version = async (readApi: ReadApi, path: string, citySlug: string): Promise<string> => {
  try {
    return versionIn(await readApi(path, citySlug));
  } catch {
    return '';
  }
};

const loadChain = async (readApi: ReadApi): Promise<Chain> => {
  const [cities, settings] = await Promise.all([json(readApi, '/city/', ''), json(readApi, '/setting', '')]);
  return { cities, slugs: slugsIn(cities), defaultSlug: defaultSlugIn(cities, settings) };
};

const loadVersions = async (readApi: ReadApi, citySlug: string) => {
  const [catalogVersion, settingsVersion] = await Promise.all([
    version(readApi, '/storage/version', citySlug),
    version(readApi, '/setting/version', citySlug),
  ]);
  return { catalogVersion, settingsVersion };
};

/** Versions are asked for before the data: at worst the data is newer than its version, and is loaded once more. */
const loadCity = async (readApi: ReadApi, citySlug: string, cities: unknown): Promise<PageData> => {
  const versions = await loadVersions(readApi, citySlug);
  const [settings, catalog] = await Promise.all([
    json(readApi, '/setting', citySlug),
    json(readApi, '/catalog', citySlug),
  ]);
  return { citySlug, cities, settings, catalog, ...versions };
};

const differs = (known: string, asked: string): boolean => asked !== '' && asked !== known;

/** The data itself when no version changed; an unknown version changes nothing. */
const reloadCity = async (readApi: ReadApi, data: PageData): Promise<PageData> => {
  const asked = await loadVersions(readApi, data.citySlug);
  const isCatalogNew = differs(data.catalogVersion, asked.catalogVersion);
  const isSettingsNew = differs(data.settingsVersion, asked.settingsVersion);
  if (!isCatalogNew && !isSettingsNew) return data;
  const [catalog, settings, cities] = await Promise.all([
    isCatalogNew ? json(readApi, '/catalog', data.citySlug) : data.catalog,
    isSettingsNew ? json(readApi, '/setting', data.citySlug) : data.settings,
    isSettingsNew ? json(readApi, '/city/', data.citySlug) : data.cities,
  ]);
  return {
    citySlug: data.citySlug,
    cities,
    settings,
    catalog,
    catalogVersion: isCatalogNew ? asked.catalogVersion : data.catalogVersion,
    settingsVersion: isSettingsNew ? asked.settingsVersion : data.settingsVersion,
  };
};

const CHAIN = 'cities';

/** Reads raw answers only; what is in them is for the renderer to say. Memory holds at most one entry per city. */
export const createDataSource = ({ readApi, report, now = Date.now }: DataOptions): DataSource => {
  const chains = createKeeper<Chain>({ report, now });
  const byCity = createKeeper<PageData>({ report, now });
  const readChain = () => chains.read(CHAIN, () => loadChain(readApi));

  const slugOf = (citySlug: string | null, { slugs, defaultSlug }: Chain): string =>
    citySlug !== null && slugs.includes(citySlug) ? citySlug : defaultSlug;
  const peek = (citySlug: string | null): PageData | null => {
    const chain = chains.peek(CHAIN);
    return chain && byCity.peek(slugOf(citySlug, chain));
  };
  const read = async (citySlug: string | null): Promise<PageData | null> => {
    const chain = await readChain();
    if (chain === null) return null;
    const slug = slugOf(citySlug, chain);
    return byCity.read(slug, () => loadCity(readApi, slug, chain.cities));
  };
  const poll = async (): Promise<void> => {
    const known = byCity.entries();
    const fresh = await Promise.all(
      known.map(([slug, data]) => byCity.load(slug, () => reloadCity(readApi, data))),
    );
    const isSettingsNew = known.some(([, data], index) => fresh[index]?.cities !== data.cities);
    if (isSettingsNew) await chains.load(CHAIN, () => loadChain(readApi));
  };
  const timer = setInterval(() => void poll(), POLL_MS);
  timer.unref();
  return {
    slugs: async () => (await readChain())?.slugs ?? [],
    read,
    peek,
    peekSlugs: () => chains.peek(CHAIN)?.slugs ?? null,
    poll,
    close: () => clearInterval(timer),
  };
};
