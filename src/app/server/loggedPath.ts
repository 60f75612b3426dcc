import { ROUTES } from '../navigation/routeTable.ts';
import { isMissingFile } from './files.ts';

/** What stands for what no log may hold. */
const HIDDEN = '/…';

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);
const isParameter = (segment: string): boolean => segment.startsWith(':');

interface Pattern {
  readonly text: string;
  readonly segments: readonly string[];
}

/** Fixed addresses come before those with parameters. */
const patternsOf = (paths: readonly string[]): readonly Pattern[] =>
  paths
    .map((path) => ({ text: path, segments: segmentsOf(path) }))
    .toSorted((a, b) => a.segments.filter(isParameter).length - b.segments.filter(isParameter).length);

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) => isParameter(part) || part === segments[index]);

const find = (patterns: readonly Pattern[], path: string): string => {
  const segments = segmentsOf(path);
  return patterns.find((pattern) => fits(pattern.segments, segments))?.text ?? HIDDEN;
};

/** Without a city, and then with one: a page name wins over a city of the same slug. */
const PAGES: readonly Pattern[] = [
  ...patternsOf(ROUTES.map(({ path }) => `/${path}`)),
  ...patternsOf(ROUTES.map(({ path }) => `/:city/${path}`.replace(/\/$/, ''))),
];

/** A request as far as a log may know it. */
export interface Asked {
  /** May carry a query. */
  readonly url: string;
  readonly status: number;
}

/**
 * The pattern of an address (`/:city/catalog/:section`), so that nothing of a customer can be in it: no query, no value of
 * a parameter. The path itself only of files that are there. `api`: the patterns of the API, where it is served here.
 */
export const createLoggedPath = (api: readonly string[]) => {
  const calls = patternsOf(api);
  return ({ url, status }: Asked): string => {
    const path = url.replace(/[?#].*$/s, '');
    if (path.startsWith('/api/')) return find(calls, path);
    if (path.startsWith('/demo/')) return `/demo${HIDDEN}`;
    if (isMissingFile(path)) return status < 400 ? path : HIDDEN;
    return find(PAGES, path);
  };
};
