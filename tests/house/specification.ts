import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The specification as the project keeps it. */
const SPECIFICATION = readFileSync(
  fileURLToPath(new URL('../../docs/specification.md', import.meta.url)),
  'utf8',
);

/** Method and path without the parameters' names, as `GET /user/:`. */
export const anonymous = (method: string, path: string): string =>
  `${method} ${path.replaceAll(/\{\w+\}|:\w+/g, ':')}`;

/** The operations of the tables of section 7. */
export const specifiedOperations: readonly string[] = [
  ...SPECIFICATION.matchAll(/^\| (GET|POST|PATCH|PUT|DELETE) ([^\s?|]+)/gm),
].map(([, method = '', path = '']) => anonymous(method, path));

const [, dialogs = ''] = /^\| modal \|.*\n.*\n((?:\|.*\n)+)/m.exec(SPECIFICATION) ?? [];
/** The dialogs of the table of section 2, as it names them. */
export const specifiedDialogs: readonly string[] = [...dialogs.matchAll(/^\| ([^|]+) \|/gm)].map(
  ([, name = '']) => name,
);

const [, routes = ''] = /\*\*Plain routes:\*\*([^*]+)\*\*/.exec(SPECIFICATION) ?? [];
/** The plain addresses of section 2. */
export const specifiedPaths: readonly string[] = [...routes.matchAll(/`([^`]+)`/g)].map(
  ([, path = '']) => path,
);

/** Whether the specification uses this very word. */
export const isSpecified = (word: string): boolean =>
  new RegExp(`(?<!\\w)${word}(?!\\w)`).test(SPECIFICATION);
