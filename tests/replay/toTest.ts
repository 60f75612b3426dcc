import type { AppState } from '../../src/slices/state.ts';
import type { CatalogAnswer } from '../../src/slices/catalog/events.ts';
import { codeOf, type Constant } from './code.ts';
import { constantsOf, importOfDemo, menuLines } from './constants.ts';
import { patchOf } from './patch.ts';
import type { Root } from './roots.ts';

/** What a case is written from. */
export interface Case {
  readonly base: AppState;
  /** The last one is what happens, those before it are given. */
  readonly roots: readonly [...Root[], Root];
  readonly catalog: CatalogAnswer;
  /** The file of `--catalog`; null: the demo's menu. */
  readonly menu: string | null;
  /** Holds in the report and should not; null: what followed is written down as it is. */
  readonly wrong: string | null;
  /** What the case is called. */
  readonly title: string;
}

/** The arguments that name an event: its name, moment, type and, where it says something, payload. */
export const told = ({ name, event }: Root, constants: readonly Constant[]): string => {
  const payload = Object.keys(event.payload).length > 0 ? [codeOf(event.payload, constants)] : [];
  return [codeOf(name, constants), event.time, codeOf(event.type, constants), ...payload].join(', ');
};

/** Where a report began, as code; nothing where it began as every shop does. */
export const beganAs = (base: AppState, constants: readonly Constant[]): readonly string[] => {
  const patch = patchOf(base);
  return Object.keys(patch).length > 0 ? [`began(${codeOf(patch, constants)})`] : [];
};

const then = ({ facts }: Root, wrong: string | null, constants: readonly Constant[]): string =>
  wrong === null
    ? `expect(facts).toEqual(${codeOf(
        facts.map(({ type, payload }) => [type, payload]),
        constants,
      )});`
    : `expect(wrongIn(state, ${codeOf(wrong, constants)})).toBeNull();`;

/** Of tests/replay/happened.ts. */
const STEPS = ['began', 'happened', 'happens'] as const;

const imports = ({ menu, wrong }: Case, code: string): readonly string[] => [
  `import { expect, test } from 'vitest';`,
  ...importOfDemo(code, '../../demo.ts'),
  `import { fold } from '../../given.ts';`,
  ...(wrong === null ? [] : [`import { wrongIn } from '../expression.ts';`]),
  `import { ${STEPS.filter((name) => code.includes(`${name}(`)).join(', ')} } from '../happened.ts';`,
  ...menuLines(menu, '../').imports,
  ...menuLines(menu, '../').constants,
];

/**
 * A given/when/then case for tests/replay/cases, not yet formatted. The roots of the report are given and acted out by the
 * rules; with `wrong` the case is red as long as the rules lead to what the reporter says was wrong.
 */
export function testOf(report: Case): string {
  const { base, roots, catalog, menu, wrong, title } = report;
  const constants = constantsOf(catalog, menu);
  const last = roots.at(-1)!;
  const given = [
    ...beganAs(base, constants),
    ...roots.slice(0, -1).map((root) => `happened(${told(root, constants)})`),
  ];
  const taken = wrong === null ? 'facts' : 'state';
  const code = [
    `test(${codeOf(title, [])}, () => {`,
    `const before = fold(${given.join(',\n')});`,
    `const { ${taken} } = happens(before, ${told(last, constants)});`,
    then(last, wrong, constants),
    '});',
  ].join('\n');
  return [...imports(report, code), '', code, ''].join('\n');
}
