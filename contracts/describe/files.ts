import { readFileSync, writeFileSync } from 'node:fs';
import { isJsonObject, parsedJson, textAt, type JsonObject } from './json.ts';

const at = (path: string): URL => new URL(`../${path}`, import.meta.url);

/** Where each description lies, from the folder of the contract. */
const places = {
  openApi: at('openapi.json'),
  asyncApi: at('asyncapi.yaml'),
  apiPage: at('../docs/api.md'),
  changelog: at('CHANGELOG.md'),
  manifest: at('package.json'),
} as const;
export type Place = keyof typeof places;

export const read = (place: Place): string => readFileSync(places[place], 'utf8');
export const write = (place: Place, text: string): void => writeFileSync(places[place], text);

/** A JSON object out of a text. */
export const parsed = (text: string): JsonObject => {
  const value = parsedJson(text);
  return isJsonObject(value) ? value : {};
};

/** The version under which the contract is packed. */
export const contractVersion = (): string => textAt(parsed(read('manifest')), 'version');
