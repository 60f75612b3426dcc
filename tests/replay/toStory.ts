import type { AppState } from '../../src/slices/state.ts';
import { constantsOf, importOfDemo, menuLines } from './constants.ts';
import { basketIn, dialogIn, dishAt } from './seen.ts';
import { beganAs, told, type Case } from './toTest.ts';

/** What the story is called, by the file of the report. */
export interface StoryName {
  /** Latin letters, digits and dashes. */
  readonly id: string;
  /** As a reviewer reads it. */
  readonly title: string;
}

/** The dish that lay over the page, and that page. */
function dishOver({ roots }: Case): { readonly name: string; readonly page: string } | null {
  const entry = roots.findLast(({ event }) => event.type === 'view/pageEntered');
  if (entry?.event.type !== 'view/pageEntered') return null;
  const { path, under } = entry.event.payload;
  const name = dishAt(path, entry.after);
  return under === undefined || name === null ? null : { name, page: under };
}

/** What is there to be seen: the dialog in sight, else how full the cart is. */
const playOf = (last: AppState): readonly string[] => {
  const dialog = dialogIn(last);
  return dialog === null
    ? [`play: shows('link', ${JSON.stringify(basketIn(last))}),`]
    : [`play: seesDialog(${JSON.stringify(dialog)}),`];
};

const pressOn = (dish: string): readonly string[] => [
  'play: async ({ canvas, userEvent }) => {',
  `const [link] = canvas.getAllByRole('link', { name: ${JSON.stringify(dish)} });`,
  'if (link) await userEvent.click(link);',
  `await seesDialog(${JSON.stringify(dish)})();`,
  '},',
];

/**
 * A story for stories/90-Reports, not yet formatted: the customer's screen after the last of the roots, acted out by the rules,
 * on the page where they were and with the dialog that was open. Nobody answers in it, so that it stays that screen.
 */
export function storyOf(report: Case, { id, title }: StoryName): string {
  const { base, roots, catalog, menu } = report;
  const constants = constantsOf(catalog, menu);
  const { after, event } = roots.at(-1)!;
  const over = dishOver(report);
  const isOver = over !== null && dialogIn(after) === null;
  const given = roots.map((root) => `happened(${told(root, constants)}),`);
  const began = beganAs(base, constants);
  const playing = isOver ? pressOn(over.name) : playOf(after);
  const code = [
    'const meta = preview.meta({',
    `title: '90 Отчёты/${title}',`,
    `id: '90-reports-${id}',`,
    'parameters: { ...WHOLE_SHOP },',
    'render: () => <Shop />,',
    '});',
    '',
    'export const Screen = meta.story({',
    `name: 'Экран покупателя после ${event.type}',`,
    'parameters: {',
    `route: ${JSON.stringify(isOver ? over.page : after.view.path)},`,
    `clock: '${new Date(event.time).toISOString()}',`,
    'isStill: true,',
    ...began.map((line) => `began: ${line},`),
    `given: [${given.join('\n')}],`,
    '},',
    ...playing,
    '});',
  ].join('\n');
  const plays = ['seesDialog', 'shows'].filter((name) => code.includes(name));
  const steps = ['began', 'happened'].filter((name) => code.includes(`${name}(`));
  const own = menuLines(menu, '../../tests/replay/');
  return [
    `import preview from '../../.storybook/preview.tsx';`,
    `import { Shop } from '../../src/app/Shop.tsx';`,
    ...importOfDemo(code, '../../tests/demo.ts'),
    `import { ${steps.join(', ')} } from '../../tests/replay/happened.ts';`,
    ...own.imports,
    `import { ${plays.join(', ')} } from '../playing.ts';`,
    `import { WHOLE_SHOP } from '../screen.ts';`,
    ...own.constants,
    '',
    code,
    '',
  ].join('\n');
}
