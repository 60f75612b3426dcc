import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { chooseEncoding, type Encoding } from './compression.ts';
import { type HeaderTable, NO_STORE } from './headers.ts';

/** Answers a request for a file of the build; null when the path is none of them. */
export type Files = (request: Request, path: string) => Promise<Response> | null;

interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: HeaderTable;
  readonly etag: string;
}

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** The page template, hidden folders and packed twins are no addresses of their own. */
const isServed = (path: string): boolean =>
  path !== '/index.html' && !path.includes('/.') && !/\.(br|gz)$/.test(path);

const pathsUnder = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'));

/** Names under /assets/ carry a hash of the content. A service worker is always asked for anew, so that it can be replaced. */
const cacheControlOf = (path: string): string => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /(^|[-/.])sw\.js$/.test(path) ? 'no-cache' : 'public, max-age=3600';
};

/** From the first folder that has it: a build that is made under a running server moves files from one to the next. */
const readFrom = async ([root = '', ...others]: readonly string[], name: string): Promise<Buffer> => {
  try {
    return await readFile(root + name);
  } catch (error) {
    if (others.length === 0) throw error;
    return readFrom(others, name);
  }
};

const load = async (roots: readonly string[], path: string, encoding: Encoding): Promise<StoredFile> => {
  const bytes = new Uint8Array(await readFrom(roots, path + SUFFIX[encoding]));
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const headers = {
    'content-type': getMimeType(path) ?? 'application/octet-stream',
    'cache-control': cacheControlOf(path),
    vary: 'Accept-Encoding',
    etag,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  return { bytes, headers, etag };
};

/**
 * Serves the files that are in the folders now, an earlier folder first, from memory after the first request: the list is
 * closed, so no path can lead out of it. A file without a packed twin goes out as it is.
 */
export const createFiles = (folders: readonly string[], common: HeaderTable): Files => {
  const roots = folders.map((folder) => folder.replace(/[/\\]+$/, ''));
  const paths = new Set(roots.flatMap((root) => (existsSync(root) ? pathsUnder(root) : [])));
  const stored = new Map<string, Promise<StoredFile>>();

  const encodingFor = (request: Request, path: string): Encoding => {
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    return paths.has(path + SUFFIX[encoding]) ? encoding : 'identity';
  };
  const answer = async (request: Request, path: string): Promise<Response> => {
    const encoding = encodingFor(request, path);
    const key = path + SUFFIX[encoding];
    const loading = stored.get(key) ?? load(roots, path, encoding);
    stored.set(key, loading);
    const file = await loading;
    const headers = { ...common, ...file.headers };
    if (request.headers.get('if-none-match') === file.etag)
      return new Response(null, { status: 304, headers });
    return new Response(file.bytes, { headers });
  };
  return (request, path) => (paths.has(path) && isServed(path) ? answer(request, path) : null);
};

const LOOKS_LIKE_A_FILE = /(^\/assets\/)|(\.[a-z0-9]{1,8}$)/i;

/**
 * A path that names a file which is not there. Such a path never reaches a page: otherwise `/personal/x.css` would show
 * a page that a cache on the way takes for a style sheet.
 */
export const isMissingFile = (path: string): boolean => LOOKS_LIKE_A_FILE.test(path);

export const missingFile = (common: HeaderTable): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: { ...common, 'content-type': 'text/plain; charset=utf-8', 'cache-control': NO_STORE },
  });
