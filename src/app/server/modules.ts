import { readFileSync } from 'node:fs';
import type { Manifest } from './manifest.ts';
import type { Renderer } from './page.ts';

type Exports = Readonly<Record<string, unknown>>;

const isExports = (value: unknown): value is Exports => typeof value === 'object' && value !== null;

const FUNCTIONS = ['render', 'seoPages', 'sharedState'] as const satisfies readonly (keyof Renderer)[];
const isRenderer = (exports: unknown): exports is Renderer =>
  isExports(exports) && FUNCTIONS.every((name) => typeof exports[name] === 'function');

/** The renderer that a module exports. */
export const rendererOf = (exports: unknown, name: string): Renderer => {
  if (isRenderer(exports)) return exports;
  throw new Error(`${name} does not export the functions ${FUNCTIONS.join(', ')}`);
};

const isManifest = (value: unknown): value is Manifest =>
  isExports(value) &&
  Object.values(value).every((entry) => isExports(entry) && typeof entry['file'] === 'string');

/** The manifest that the client build left. */
export const readManifest = (path: string): Manifest => {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (isManifest(value)) return value;
  throw new Error(`${path} is no manifest of Vite`);
};
