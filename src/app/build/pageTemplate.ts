import { keyOfFile, laterLink, SHEET, type Manifest } from '../server/manifest.ts';
import { WORKING_FILE } from './chunks.ts';

/** The script that index.html starts the shop with; development serves it as it stands. */
const ENTRY = / *<script type="module" src="\/(?<source>[^"]+)"><\/script>\n?/;

/** Line ends between elements, which is all that stands there. */
const BETWEEN = />\s*\n\s*</g;
/** How an element without an end is written in index.html; HTML needs no slash. */
const VOID_END = ' />';

const fileOf = (manifest: Manifest, name: string): string => {
  const file = manifest[name]?.file;
  if (file === undefined) throw new Error(`The build has no ${name}`);
  return `/${file}`;
};

const importsOf = (manifest: Manifest, name: string): readonly string[] => [
  ...new Set(
    (manifest[name]?.imports ?? []).flatMap((imported) => [imported, ...importsOf(manifest, imported)]),
  ),
];

/** Nothing in a script may end its element. */
const inline = (script: string): string =>
  `<script>${script.trim().replaceAll('</script', '<\\/script')}</script>`;

/**
 * The template of the built pages: index.html with the first script inside, right behind the question that it opens, and the
 * links of the others, which stand back until the first screen is shown, as the style sheet does: what the first screen needs
 * of it stands in each page (specification, section 9). Throws where the build lacks one of them.
 */
export const pageTemplate = (html: string, manifest: Manifest, firstScript: string): string => {
  const source = ENTRY.exec(html)?.groups?.['source'];
  if (source === undefined) throw new Error('index.html starts no script');
  const sheet = fileOf(manifest, SHEET);
  const alive = new Set([...importsOf(manifest, source), source]);
  const layer = keyOfFile(manifest, WORKING_FILE);
  const working = [...importsOf(manifest, layer), layer].filter((name) => !alive.has(name));
  const preload = (name: string): string => laterLink('modulepreload', fileOf(manifest, name));
  const links = [
    laterLink('stylesheet', sheet),
    `<noscript><link rel="stylesheet" crossorigin href="${sheet}"></noscript>`,
    ...importsOf(manifest, source).map(preload),
    laterLink('entry', fileOf(manifest, source)),
    ...working.map(preload),
  ];
  return html
    .replace(ENTRY, '')
    .replaceAll(BETWEEN, '><')
    .replaceAll(VOID_END, '>')
    .replace('<!--question-->', () => `<!--question-->${inline(firstScript)}`)
    .replace('</head>', () => `${links.join('')}</head>`);
};
