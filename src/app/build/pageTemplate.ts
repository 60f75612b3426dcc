import { laterLink, type Manifest } from '../server/manifest.ts';

/** The script that index.html starts the shop with; development serves it as it stands. */
const ENTRY = / *<script type="module" src="\/(?<source>[^"]+)"><\/script>\n?/;
/** Vite's name for the one style sheet of a build. */
const SHEET = 'style.css';

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

/**
 * The template of the built pages: index.html with the built style sheet and entry. Scripts stand back until the
 * first screen is shown, and are there when the first press comes (specification, section 9). Throws where the build
 * lacks one of them.
 */
export const pageTemplate = (html: string, manifest: Manifest): string => {
  const source = ENTRY.exec(html)?.groups?.['source'];
  if (source === undefined) throw new Error('index.html starts no script');
  const links = [
    `<link rel="stylesheet" crossorigin href="${fileOf(manifest, SHEET)}">`,
    ...importsOf(manifest, source).map((name) => laterLink('modulepreload', fileOf(manifest, name))),
    laterLink('entry', fileOf(manifest, source)),
  ];
  return html.replace(ENTRY, '').replace('</head>', () => `${links.join('')}</head>`);
};
