import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';

const EXTENSION = '.map';
/** A place in a built file, as the browsers write it in a stack: `…/assets/index-CVIpMCIe.js:1:2345`. */
const PLACE = /[^\s()@]*\/assets\/([\w.-]+\.js):(\d+):(\d+)/g;

const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Takes the source maps out of a built folder of assets, so that no server gives them away. Of those that were taken
 * before, the ones stay whose script is still served: `served` are the folders with them.
 */
export function takeMaps(assets: string, maps: string, served: readonly string[]): void {
  mkdirSync(maps, { recursive: true });
  for (const name of namesIn(assets))
    if (name.endsWith(EXTENSION)) renameSync(join(assets, name), join(maps, name));
  const scripts = new Set(served.flatMap(namesIn));
  for (const name of namesIn(maps))
    if (!scripts.has(name.slice(0, -EXTENSION.length))) rmSync(join(maps, name));
}

/** Reads a map; null for a script that has none here, as of another build. */
type MapOf = (script: string) => SourceMap | null;

/** The maps of a folder, each read once. */
export function mapsIn(folder: string): MapOf {
  const read = new Map<string, SourceMap | null>();
  const fromFile = (script: string): SourceMap | null => {
    const path = join(folder, script + EXTENSION);
    if (!existsSync(path)) return null;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build has written it
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);
  };
  return (script) => {
    const map = read.get(script) ?? fromFile(script);
    read.set(script, map);
    return map;
  };
}

/** A stack with the places of the sources; what no map knows stays as it is. */
export const readStack = (stack: string, mapOf: MapOf): string =>
  stack.replaceAll(PLACE, (place: string, script: string, line: string, column: string) => {
    const origin = mapOf(script)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    const source = origin.fileName.replace(/^(\.\.\/)+/, '');
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
