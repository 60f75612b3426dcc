import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Finding {
  /** As in `eslint(no-eval)`. */
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const PURE = ['src/slices', 'src/domain', 'src/kernel'];
const CLIENT = [...PURE, 'src/ports', 'src/ui', 'src/pages'];
const IMPURE = ['src/ports', 'src/ui', 'src/pages', 'src/app', 'contracts'];
const FOLDERS = [...CLIENT, 'src/app', 'contracts', 'tests/e2e'];

const GLOBALS = 'no-restricted-globals';
const SYNTAX = 'no-restricted-syntax';
const PROPERTIES = 'no-restricted-properties';

/** What is a breach, of which rule, and in which of the folders alone. */
const BREACHES: readonly (readonly [code: string, rule: string, folders: readonly string[]])[] = [
  ['window.open()', GLOBALS, PURE],
  ['document.title', GLOBALS, PURE],
  ['localStorage.clear()', GLOBALS, PURE],
  ['navigator.onLine', GLOBALS, PURE],
  ["fetch('')", GLOBALS, PURE],
  ["new WebSocket('')", GLOBALS, PURE],
  ['crypto.randomUUID()', GLOBALS, PURE],
  ['performance.now()', GLOBALS, PURE],
  ['setTimeout(start)', GLOBALS, PURE],
  ['Date.now()', SYNTAX, PURE],
  ['new Date()', SYNTAX, PURE],
  ['Math.random()', SYNTAX, PURE],
  ['process.env', GLOBALS, CLIENT],
  ["Buffer.from('')", GLOBALS, CLIENT],
  ["page.innerHTML = ''", PROPERTIES, [...PURE, ...IMPURE]],
  ["page.outerHTML = ''", PROPERTIES, [...PURE, ...IMPURE]],
  ["page.setHTMLUnsafe('')", PROPERTIES, [...PURE, ...IMPURE]],
  ["page.createContextualFragment('')", PROPERTIES, [...PURE, ...IMPURE]],
  ["page.srcdoc = ''", PROPERTIES, [...PURE, ...IMPURE]],
  ["page.insertAdjacentHTML('beforeend', '')", PROPERTIES, [...PURE, ...IMPURE]],
  ["document.write('')", PROPERTIES, [...PURE, ...IMPURE]],
  ["document.writeln('')", PROPERTIES, [...PURE, ...IMPURE]],
  ["trustedTypes.createPolicy('')", GLOBALS, [...PURE, ...IMPURE]],
  ['new DOMParser()', GLOBALS, [...PURE, ...IMPURE]],
  ["new Function('')", 'no-new-func', [...PURE, ...IMPURE]],
  ["<b dangerouslySetInnerHTML={{ __html: '' }} />", 'no-danger', [...PURE, ...IMPURE]],
  ["<iframe srcDoc='' />", SYNTAX, IMPURE],
  ["Object.assign(page, { innerHTML: '' })", SYNTAX, IMPURE],
  ["script.src = ''", SYNTAX, IMPURE],
  ["navigator.serviceWorker.register('')", SYNTAX, IMPURE],
  ['expect(page).toMatchSnapshot()', SYNTAX, ['tests/e2e']],
  ['page.waitForTimeout(100)', SYNTAX, ['tests/e2e']],
  ['new Promise((resolve) => { setTimeout(resolve, 100); })', SYNTAX, ['tests/e2e']],
  ["test.only('', start)", SYNTAX, ['tests/e2e']],
  ["describe.skip('', start)", SYNTAX, ['tests/e2e']],
];

const long = (lines: number): string => "page('');\n".repeat(lines);

/** Breaches that take a whole file. */
const FILES: Readonly<Record<string, readonly [file: string, code: string]>> = {
  'no-restricted-imports': ['src/ui/folder.ts', "import { join } from 'node:path'; join('');"],
  'no-restricted-exports': ['mocks/price.ts', 'export const priceHelper = 1;'],
  'no-default-export': ['mocks/sum.ts', 'export default 1;'],
  'no-barrel-file': ['src/ui/cart/index.ts', "export * from './Cart.tsx';"],
  'no-warning-comments': ['stories/later.ts', '/** To be better. TODO */'],
  'max-lines': ['src/ui/long.ts', long(251)],
  'max-lines-per-function': ['src/ui/longFunction.ts', `export function open() {\n${long(60)}}`],
  'no-console': ['src/ui/console.ts', "console.log('');"],
};

let folder: string;
let findings: readonly Finding[];

const write = (path: string, code: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), code);
};
const rulesAt = (path: string, line?: number): readonly string[] =>
  findings
    .filter(({ filename }) => filename.replaceAll('\\', '/') === path)
    .filter(({ labels }) => line === undefined || labels[0]?.span.line === line)
    .map(({ code }) => code.replace(/^.*\((.*)\)$/, '$1'));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const place of FOLDERS)
    write(`${place}/breaches.tsx`, BREACHES.map(([code]) => `${code};`).join('\n'));
  for (const [path, code] of Object.values(FILES)) write(path, code);
  const oxlint = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json'];
  const { stdout } = spawnSync(process.execPath, oxlint, { cwd: folder, encoding: 'utf8' });
  ({ diagnostics: findings } = JSON.parse(stdout) as { diagnostics: readonly Finding[] });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(BREACHES.map((breach, index) => [...breach, index + 1] as const))(
  '%s breaks %s',
  (_code, rule, folders, line) => {
    const found = FOLDERS.filter((place) => rulesAt(`${place}/breaches.tsx`, line).includes(rule));
    expect(found).toEqual(FOLDERS.filter((place) => folders.includes(place)));
  },
);

test.each(Object.entries(FILES))('a file breaks %s', (rule, [file]) => {
  expect(rulesAt(file)).toContain(rule);
});
