import type { PropertyRecord } from './property.ts';

/** A property with its outcome. */
export interface Row extends PropertyRecord {
  /** What went wrong; null when it holds. */
  readonly failure: string | null;
  readonly ms: number;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
// Control signs of a counterexample have no place in XML.
const written = (text: string | number): string =>
  String(text)
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, '\uFFFD');
const seconds = (ms: number): string => (ms / 1_000).toFixed(3);
const runsOf = ({ runs }: Row): string => (runs === 0 ? 'all cases' : String(runs));

const row = (one: Row): string =>
  `<tr class="${one.failure === null ? 'held' : 'broken'}">${[
    one.id,
    one.title,
    one.section,
    runsOf(one),
    one.seed,
    `${seconds(one.ms)} s`,
    one.failure === null ? 'holds' : 'broken',
  ]
    .map((cell) => `<td>${written(cell)}</td>`)
    .join(
      '',
    )}</tr>${one.failure === null ? '' : `<tr><td colspan="7"><pre>${written(one.failure)}</pre></td></tr>`}`;

const STYLE =
  'body{font:14px system-ui;margin:2rem;color-scheme:light dark}td,th{padding:.3rem .7rem;text-align:left;vertical-align:top}' +
  'tr.broken td{background:#c002;font-weight:600}table{border-collapse:collapse}tr{border-bottom:1px solid #8884}';

/** The report for people. */
export const page = (rows: readonly Row[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Properties of the shop</title><style>${STYLE}</style>
<h1>${rows.filter(({ failure }) => failure === null).length} of ${rows.length} properties hold</h1>
<table><thead><tr><th>No</th><th>Property</th><th>Section</th><th>Runs</th><th>Seed</th><th>Time</th><th></th></tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody></table></html>
`;

const testCase = (one: Row): string => {
  const failure = one.failure === null ? '' : `<failure>${written(one.failure)}</failure>`;
  const facts = [
    ['section', one.section],
    ['runs', runsOf(one)],
    ['seed', one.seed],
  ] as const;
  const properties = facts.map(([name, value]) => `<property name="${name}" value="${written(value)}"/>`);
  return `<testcase classname="properties" name="${written(`P${one.id} ${one.title}`)}" time="${seconds(one.ms)}"><properties>${properties.join('')}</properties>${failure}</testcase>`;
};

/** The report for machines, in JUnit's form. */
export const junit = (rows: readonly Row[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<testsuites><testsuite name="properties" tests="${rows.length}" failures="${rows.filter(({ failure }) => failure !== null).length}">
${rows.map(testCase).join('\n')}
</testsuite></testsuites>
`;
