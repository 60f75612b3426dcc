import { readFileSync } from 'node:fs';
import type { Manifest } from './manifest.ts';
import type { Render } from './page.ts';

type Exports = Readonly<Record<string, unknown>>;

const isExports = (value: unknown): value is Exports => typeof value === 'object' && value !== null;

const hasRender = (exports: unknown): exports is { readonly render: Render } =>
  isExports(exports) && typeof exports['render'] === 'function';

/** The renderer among a module's exports. */
export const renderOf = (exports: unknown, name: string): Render => {
  if (hasRender(exports)) return exports.render;
  throw new Error(`${name} exports no function "render"`);
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
