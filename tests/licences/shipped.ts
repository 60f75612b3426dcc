/** A package with whose code the shop is run or shown. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it; empty where the package says none. */
  readonly licence: string;
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: true;
  readonly devOptional?: true;
}
export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

/** Asks no more than that its notice stays with it. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
]);
/** libvips, unchanged and in a file of its own beside the server: it never reaches a browser. */
const BESIDE_THE_SERVER = /^@img\/sharp-/;
const LGPL = /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/;

/** The font of the shop, whose whole file lies beside what is cut out of it (src/ui/fonts). */
export const FONT: Shipped = { name: 'googlefonts/golos-text', version: 'cf2e272', licence: 'OFL-1.1' };

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path;
const byName = (a: Shipped, b: Shipped): number =>
  a.name < b.name || (a.name === b.name && a.version < b.version) ? -1 : 1;

/** Everything of the lock file that is installed without the tools of development, for whatever machine. */
export function shippedOf({ packages }: Lock): readonly Shipped[] {
  const rows = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !(dev || devOptional))
    .map(([path, { version = '', license = '' }]) => ({ name: nameOf(path), version, licence: license }));
  const once = new Map(rows.map((row) => [`${row.name}@${row.version}`, row]));
  return [...once.values()].toSorted(byName);
}

/** Whether the shop may be shipped with it; to browsers only what is permissive. */
export const mayShip = ({ name, licence }: Shipped, to: 'server' | 'browser'): boolean =>
  PERMISSIVE.has(licence) || (to === 'server' && BESIDE_THE_SERVER.test(name) && LGPL.test(licence));

const HEAD = `# Licences

Every package that is installed where the shop runs (\`npm ci --omit=dev\`, the tools of development left out, the binaries of all machines
counted), and the font: what browsers get is built of some of these. Written by \`npm run docs:licences\` out of
\`package-lock.json\`; \`tests/licences\` fails where a package is missing here or has a licence that is not allowed, \`tests/e2e/licences.test.ts\`
where a built script holds one that is not listed or not permissive. Allowed are ${[...PERMISSIVE].join(', ')}, and beside the
server, never in a browser, the LGPL of libvips, which sharp loads as a file of its own. The shop's own code is the chain's: \`UNLICENSED\`.

| package | version | licence |
|---|---|---|
`;

/** docs/licences.md. */
export const licencesPage = (shipped: readonly Shipped[]): string =>
  `${HEAD}${[...shipped, FONT].map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |\n`).join('')}`;
