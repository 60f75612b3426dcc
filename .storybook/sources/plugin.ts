import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { factsFrom, type ComponentFacts } from './components.ts';
import { copyOf } from './copy.ts';
import { allTasks } from '../task/tasks.ts';
import { keyframesOf, tokensOf } from './tokens.ts';

import type { Foundation } from '../../stories/subjects.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const THEMES = 'src/ui/styles/tokens.css';

const filesIn = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => pattern.test(path))
    .toSorted();

const read = (path: string) => ({ path, text: readFileSync(`${ROOT}/${path}`, 'utf8') });

/** Sources with words for a customer: neither tests nor the stages that only tests use. */
const WORDED = /(?<!\.test|\/test[A-Z]\w*|\/samples)\.tsx?$/;

/** What a customer sees comes first, what only the server says comes last. */
export const FOLDERS = ['pages', 'ui', 'slices', 'domain', 'ports', 'kernel', 'app'] as const;

/** Every Russian text of the shop's sources, the screens first. */
export const shopCopy = () =>
  FOLDERS.flatMap((folder) => filesIn(`src/${folder}`, WORDED))
    .map(read)
    .flatMap(({ path, text }) => copyOf(path, text));

/** A drawing may have its looks as attributes beside it. */
const sheets = () => filesIn('src', /\.css$|\/looks\.ts$/).map(read);

/** Every custom property and every named motion of the shop's style sheets. */
export const shopStyles = () => ({
  tokens: tokensOf(sheets(), read(THEMES).text),
  keyframes: keyframesOf(sheets()),
});

/** The folders whose every component has a page of its own. */
const COMPONENT_FOLDERS = ['src/ui/primitives', 'src/ui/fields', 'src/ui/dialog'] as const;
/** Components of other folders that stand in many places. */
const MORE_COMPONENTS = ['src/ui/map/CityMap.tsx', 'src/ui/product/DishPicture.tsx'] as const;

const nameOf = (path: string): string => path.replace(/^.*\/(\w+)\.tsx$/, '$1');

const facts = () => factsFrom(sheets(), read(THEMES).text, (path) => read(path).text);

/** What the sources say of each component, by the name of its file. */
export function shopComponents(): Readonly<Record<string, ComponentFacts>> {
  const { ofComponent } = facts();
  const paths = COMPONENT_FOLDERS.flatMap((folder) => filesIn(folder, /\/[A-Z]\w*\.tsx$/));
  return Object.fromEntries([...paths, ...MORE_COMPONENTS].map((path) => [nameOf(path), ofComponent(path)]));
}

/** What the sources say of each foundation. */
export function shopFoundations(): Readonly<Record<Foundation, ComponentFacts>> {
  const { ofFoundation } = facts();
  return {
    colours: ofFoundation(THEMES, /^(?!map-zone|e\d|t-|w-|d\d|r-|lh-|ls-)/),
    sizes: ofFoundation(
      THEMES,
      /^(?:r-|gutter|container|section-gap|grid-gap|row-gap|columns|tap|control-h)/,
    ),
    type: ofFoundation(THEMES, /^(?:font|w-|t-|lh-|ls-|measure)/),
    icons: ofFoundation('src/ui/primitives/iconPaths.ts', /^$/),
    motion: ofFoundation(THEMES, /^(?:d\d|d-|ease)/),
    copy: ofFoundation('docs/copy.md', /^$/),
  };
}

const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:copy': () => `export const copy = ${JSON.stringify(shopCopy())};`,
  'virtual:tasks': () => `export const tasks = ${JSON.stringify(allTasks())};`,
  'virtual:components': () =>
    `export const components = ${JSON.stringify({ ...shopComponents(), ...shopFoundations() })};`,
  'virtual:styles': () => {
    const { tokens, keyframes } = shopStyles();
    return `export const tokens = ${JSON.stringify(tokens)}; export const keyframes = ${JSON.stringify(keyframes)};`;
  },
};

/** Modules for the pages of the foundations, made of the shop's own sources. */
export const sourcesPlugin = (): Plugin => ({
  name: 'shop-sources',
  resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0') ? MODULES[id.slice(1)]?.() : undefined),
});
