import type { AppState } from '../../src/slices/state.ts';
import type { CatalogAnswer } from '../../src/slices/catalog/events.ts';
import { demoAddress, demoCities, demoCustomer, demoOrder, demoSettings } from '../demo.ts';
import { codeOf, type Constant } from './code.ts';
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
}

/** What the demo's texts and lists are called, the larger before its parts. */
const DEMO: readonly Constant[] = [
  { name: 'demoSettings()', value: demoSettings() },
  { name: 'demoCities', value: demoCities },
  { name: 'demoCustomer', value: demoCustomer },
  { name: 'demoAddress', value: demoAddress },
  { name: 'demoOrder', value: demoOrder },
];

const constantsOf = ({ catalog, menu }: Case): readonly Constant[] => {
  const name = menu === null ? 'demoCatalog' : 'menu';
  const { groups, products, stopList } = catalog;
  return [
    { name, value: catalog },
    ...Object.entries({ groups, products, stopList }).map(([part, value]) => ({
      name: `${name}.${part}`,
      value,
    })),
    ...DEMO,
  ];
};

/** Those of the demo that a text names. */
const namedIn = (code: string): string =>
  ['demoCatalog', ...DEMO.map(({ name }) => name.replace('()', ''))]
    .filter((name) => new RegExp(`\\b${name}\\b`).test(code))
    .join(', ');

/** The arguments that name an event: its name, moment, type and, where it says something, payload. */
const told = ({ name, event }: Root, constants: readonly Constant[]): string => {
  const payload = Object.keys(event.payload).length > 0 ? [codeOf(event.payload, constants)] : [];
  return [codeOf(name, constants), event.time, codeOf(event.type, constants), ...payload].join(', ');
};

const then = ({ facts }: Root, wrong: string | null, constants: readonly Constant[]): string =>
  wrong === null
    ? `expect(facts).toEqual(${codeOf(
        facts.map(({ type, payload }) => [type, payload]),
        constants,
      )});`
    : `expect(state).not.toSatisfy(predicateOf(${codeOf(wrong, constants)}));`;

/** Of tests/replay/happened.ts. */
const STEPS = ['began', 'happened', 'happens'] as const;

const imports = ({ menu, wrong }: Case, code: string): readonly string[] => [
  `import { expect, test } from 'vitest';`,
  ...(namedIn(code) === '' ? [] : [`import { ${namedIn(code)} } from '../../demo.ts';`]),
  `import { fold } from '../../given.ts';`,
  ...(wrong === null ? [] : [`import { predicateOf } from '../expression.ts';`]),
  `import { ${STEPS.filter((name) => code.includes(`${name}(`)).join(', ')} } from '../happened.ts';`,
  ...(menu === null ? [] : [`import { menuOf } from '../menu.ts';`, '', `const menu = menuOf('${menu}');`]),
];

/**
 * A given/when/then case for tests/replay/cases, not yet formatted. The roots of the report are given and acted out by the
 * rules; with `wrong` the case is red as long as the rules lead to what the reporter says was wrong.
 */
export function testOf(report: Case): string {
  const { base, roots, wrong } = report;
  const constants = constantsOf(report);
  const last = roots.at(-1)!;
  const patch = patchOf(base);
  const given = [
    ...(Object.keys(patch).length > 0 ? [`began(${codeOf(patch, constants)})`] : []),
    ...roots.slice(0, -1).map((root) => `happened(${told(root, constants)})`),
  ];
  const taken = wrong === null ? 'facts' : 'state';
  const code = [
    `test(${codeOf(`a report: ${wrong ?? last.event.type}`, constants)}, () => {`,
    `const before = fold(${given.join(',\n')});`,
    `const { ${taken} } = happens(before, ${told(last, constants)});`,
    then(last, wrong, constants),
    '});',
  ].join('\n');
  return [...imports(report, code), '', code, ''].join('\n');
}
