import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Files = Readonly<Record<string, string>>;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONFIG = join(ROOT, '.dependency-cruiser.cjs');

/** One file per rule that breaks this rule and no other. */
const BREACHES: Readonly<Record<string, readonly [file: string, code: string]>> = {
  'no-circular': ['src/domain/a.ts', "import { b } from './b.ts'; export const a = () => b;"],
  'kernel-is-a-leaf': ['src/kernel/a.ts', "import { x } from '../domain/clean.ts'; export const a = x;"],
  'kernel-libraries': ['src/kernel/b.ts', "import * as z from 'zod'; export const b = z;"],
  'domain-is-a-leaf': [
    'src/domain/c.ts',
    "import type { X } from '../slices/cart/events.ts'; export type C = X;",
  ],
  'domain-libraries': ['src/domain/d.ts', "import * as z from 'zod'; export const d = z;"],
  'contracts-stand-alone': [
    'contracts/a.ts',
    "import { x } from '../src/kernel/clean.ts'; export const a = x;",
  ],
  'slices-look-down': [
    'src/slices/cart/effects.ts',
    "import { x } from '../../ports/clean.ts'; export const a = x;",
  ],
  'slices-meet-through-events-masks-state-selectors': [
    'src/slices/cart/rules.ts',
    "import { x } from '../auth/reducer.ts'; export const a = x;",
  ],
  'rules-and-reducers-are-pure': [
    'src/slices/cart/reducer.ts',
    "import { memo } from 'react'; export const a = memo;",
  ],
  'ports-look-down': ['src/ports/a.ts', "import { x } from '../ui/clean.ts'; export const a = x;"],
  'ui-looks-down': ['src/ui/a.ts', "import { x } from '../pages/clean.ts'; export const a = x;"],
  'pages-look-down': ['src/pages/a.ts', "import { x } from '../ports/clean.ts'; export const a = x;"],
  'only-streams-know-rxjs': ['src/ui/b.ts', "import { of } from 'rxjs'; export const b = of;"],
  'mocks-do-not-know-the-client': [
    'mocks/a.ts',
    "import { x } from '../src/ui/clean.ts'; export const a = x;",
  ],
  'nothing-imports-the-entries': ['src/a.ts', "import { x } from './app/clean.ts'; export const a = x;"],
  'src-does-not-know-tests': ['src/ui/c.ts', "import { x } from '../../tests/clean.ts'; export const a = x;"],
  'no-drawers': ['src/ui/d.ts', "import { x } from './priceUtils.ts'; export const a = x;"],
};

/** A small tree in which every layer uses all that it may. */
const CLEAN: Files = {
  'src/kernel/clean.ts':
    "import { of } from 'rxjs'; import { produce } from 'immer'; export const x = [of, produce];",
  'src/domain/clean.ts': "export { x } from '../kernel/clean.ts';",
  'src/domain/b.ts': "import { a } from './a.ts'; export const b = () => a;",
  'src/slices/auth/events.ts': "import { x } from '../../domain/clean.ts'; export type X = typeof x;",
  'src/slices/auth/reducer.ts': "import type { X } from './events.ts'; export const x: X | null = null;",
  'src/slices/cart/events.ts': "export type { X } from '../auth/events.ts';",
  'src/slices/order/origins.ts': "import { of } from 'rxjs'; export const x = of;",
  'src/ports/clean.ts':
    "import { of } from 'rxjs'; import * as c from '../../contracts/clean.ts'; export const x = [of, c];",
  'src/ui/clean.ts': "import type { X } from '../slices/cart/events.ts'; export const x: X | null = null;",
  'src/pages/clean.ts': "export { x } from '../ui/clean.ts';",
  'src/app/clean.ts': "import { x as y } from '../ports/clean.ts'; export const x = y;",
  'contracts/clean.ts': "import * as z from 'zod'; export const x = z;",
  'mocks/clean.ts': "export { x } from '../contracts/clean.ts';",
  'src/ui/priceUtils.ts': 'export const x = 1;',
  'tests/clean.ts': "export { x } from '../src/app/clean.ts';",
};

const isResult = (output: ICruiseResult | string): output is ICruiseResult => typeof output !== 'string';

const layerRules = (): readonly string[] => {
  const config: unknown = createRequire(import.meta.url)(CONFIG);
  if (typeof config !== 'object' || config === null || !('forbidden' in config)) return [];
  return Array.isArray(config.forbidden)
    ? config.forbidden.map((rule: { readonly name: string }) => rule.name)
    : [];
};

let folder: string;
/** Rules that a file breaks. */
let brokenBy: (file: string) => readonly string[];

const write = (files: Files): void => {
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  write({ ...CLEAN, ...Object.fromEntries(Object.values(BREACHES)), 'tsconfig.json': '{}' });
  const options = await extractDepcruiseOptions(CONFIG);
  const { output } = await cruise(['src', 'contracts', 'mocks', 'tests'], { ...options, baseDir: folder });
  if (!isResult(output)) throw new Error('dependency-cruiser gave a report instead of a result');
  const { violations } = output.summary;
  brokenBy = (file) => violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every rule of the layers has a breach here', () => {
  expect(Object.keys(BREACHES)).toEqual(layerRules());
});

test.each(Object.entries(BREACHES))('%s is broken by %j, and no other rule is', (rule, [file]) => {
  expect([...new Set(brokenBy(file))]).toEqual([rule]);
});

test.each(Object.keys(CLEAN).filter((file) => file !== 'src/domain/b.ts'))('%s breaks no rule', (file) => {
  expect(brokenBy(file)).toEqual([]);
});
