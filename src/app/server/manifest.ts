/** One entry of the manifest that Vite writes beside the client build. */
interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** By source path, as in `src/pages/CartPage.tsx`. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Vite's name for the one style sheet of a build. */
export const SHEET = 'style.css';
/** What every Russian page has as a rule: letters, and the space with all other signs. */
const FIRST_FONTS = /golos-(?:cyr|sign)\.woff2$/;

/** The key of the file that the build has given this name (`src/app/build/chunks.ts`). Throws where it has none. */
export const keyOfFile = (manifest: Manifest, name: string): string => {
  const key = Object.keys(manifest).find((one) => one.startsWith(`_${name}-`));
  if (key === undefined) throw new Error(`The build has no file ${name}`);
  return key;
};

const withImports = (manifest: Manifest, source: string, seen = new Set<string>()): ReadonlySet<string> => {
  const entry = Object.hasOwn(manifest, source) ? manifest[source] : undefined;
  if (entry === undefined || seen.has(source)) return seen;
  seen.add(source);
  for (const imported of entry.imports ?? []) withImports(manifest, imported, seen);
  return seen;
};

/** What the first script (`src/app/boot/early/afterPaint.ts`) asks for when the first screen is shown. */
export const laterLink = (rel: 'modulepreload' | 'entry' | 'stylesheet', path: string): string =>
  `<link rel="later" data-rel="${rel}" fetchpriority="low" crossorigin href="${path}">`;

const linksOf = (entry: ManifestEntry): readonly string[] => [
  ...(entry.css ?? []).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  laterLink('modulepreload', `/${entry.file}`),
];

/** Style sheets and scripts of lazy modules, without what the page's own template already links. */
export const moduleLinks = (manifest: Manifest, modules: readonly string[], linked: string): string => {
  const sources = new Set(modules.flatMap((source) => [...withImports(manifest, source)]));
  const links = [...sources].flatMap((source) => linksOf(manifest[source] ?? { file: '' }));
  const hrefOf = (link: string): string => /href="([^"]*)"/.exec(link)?.[1] ?? '';
  return [...new Set(links)].filter((link) => !linked.includes(`"${hrefOf(link)}"`)).join('');
};

/** The preload links of the fonts of every first line; '' when the build has none. */
export const fontLinks = (manifest: Manifest): string =>
  Object.entries(manifest)
    .filter(([source]) => FIRST_FONTS.test(source))
    .map(([, { file }]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
