import { SEEDED_PHONE } from '../../mocks/backend/seed.ts';
import type { AppEvent, AppEventType } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import { browsingPresses } from './journey/browsing.ts';
import { cartPresses } from './journey/cart.ts';
import { customerPresses } from './journey/customer.ts';
import { startOf, type Start } from './journey/start.ts';
import { createWalk } from './journey/walk.ts';
import { by, quoted, type Lines } from './journey/words.ts';
import type { Root } from './roots.ts';
import { basketIn, dialogIn } from './seen.ts';
import type { Case } from './toTest.ts';

type Presses = Readonly<
  Partial<Record<AppEventType, (payload: AppEvent['payload'], before: AppState) => Lines>>
>;
const PRESSES = { ...cartPresses, ...customerPresses, ...browsingPresses } as Presses;

/** One root, and how it came about. */
interface Pressed {
  readonly root: Root;
  readonly lines: readonly string[];
}

const isPress = (lines: readonly string[]): boolean => lines.some((line) => line.startsWith('await'));

/** Every root with the presses that led to it; what nobody presses by a name is told in a comment. */
function pressesOf(roots: readonly Root[]): readonly Pressed[] {
  const walk = createWalk();
  return roots.map((root) => {
    const { event, before } = root;
    const isEntry = event.type === 'view/pageEntered';
    const lines = isEntry ? walk.step(root) : PRESSES[event.type]?.(event.payload, before);
    walk.hear(root);
    if (event.source !== 'user') return { root, lines: [] };
    return { root, lines: lines ?? [`// Not by a role and a name: ${event.type}`] };
  });
}

interface Late {
  /** The place of the press that they come from. */
  readonly at: number;
  readonly types: readonly AppEventType[];
}

/** What the server had said after the last press, and where the state is asked that press itself, by the press that they come from. */
function lateEvents(presses: readonly Pressed[], last: number, isAsked: boolean): readonly Late[] {
  const late = presses.slice(last + 1).filter(({ root: { event } }) => event.source === 'server');
  return presses.flatMap(({ root, lines }, at) => {
    const answers = late.filter(({ root: { event } }) => event.correlation === root.event.correlation);
    const own = isAsked && at === last ? [root] : [];
    const types = [
      ...new Set([...own, ...answers.map(({ root: one }) => one)].map(({ event }) => event.type)),
    ];
    return isPress(lines) && types.length > 0 ? [{ at, types }] : [];
  });
}

const beginning = ({ storeVersion, cart, user, isPhone }: Start): readonly string[] => [
  ...(isPhone ? ['await page.setViewportSize({ width: 390, height: 844 });'] : []),
  ...(cart || user
    ? [`await remember(page, ${quoted(storeVersion)}, ${JSON.stringify({ cart, user })});`]
    : []),
];

const login = ({ isLoggedIn }: Start): readonly string[] =>
  isLoggedIn ? [`await ${by('button', 'Войти')}.first().click();`, 'await signIn(page, phone);'] : [];

/** What the customer saw in the end. */
const seen = (last: AppState): readonly string[] => {
  const dialog = dialogIn(last);
  const path = last.view.path.split(/[?#]/)[0] ?? '/';
  return [
    `await expect(page).toHaveURL(({ pathname }) => pathname === ${quoted(path)});`,
    ...(dialog === null
      ? [
          `await expect(page.getByRole('dialog')).toHaveCount(0);`,
          `await expect(${by('link', basketIn(last))}.first()).toBeVisible();`,
        ]
      : [`await expect(${by('dialog', dialog)}).toBeVisible();`]),
  ];
};

const OF_REPORTS = [
  'apply',
  'bookTable',
  'came',
  'choose',
  'chooseTime',
  'eventsIn',
  'fillProfile',
  'tickBox',
  'remember',
  'writeAddress',
];
const OF_JOURNEYS = ['chooseCity', 'putAway', 'signIn', 'untilAlive'];
const importOf = (names: readonly string[], code: string, file: string): readonly string[] => {
  const used = names.filter((name) => new RegExp(`\\b${name}\\(`).test(code));
  return used.length === 0 ? [] : [`import { ${used.join(', ')} } from '${file}';`];
};

/**
 * A browser journey for tests/e2e/reports, not yet formatted: what the customer pressed, by role and name, against the demo's
 * back end. With `wrong` it is red as long as that comes out in the end; without it the end is what the customer saw.
 */
export function journeyOf({ base, roots, wrong, title }: Case): string {
  const start = startOf(base, roots);
  const presses = pressesOf(roots);
  const last = presses.findLastIndex(({ lines }) => isPress(lines));
  const late = lateEvents(presses, last, wrong !== null);
  const first = presses.findIndex(({ lines }) => lines.some((line) => line.includes('page.goto(')));
  const { after } = roots.at(-1)!;
  const before = (at: number): string => `before${roots[at]!.name.toUpperCase()}`;
  const acts = presses.flatMap(({ lines }, at) => [
    ...(late.some((one) => one.at === at) ? [`const ${before(at)} = await eventsIn(page);`] : []),
    ...lines,
    ...(at === first ? login(start) : []),
  ]);
  const waits = late.map(({ at, types }) => `await came(page, ${before(at)}, ${JSON.stringify(types)});`);
  const end =
    wrong === null ? seen(after) : [`expect(wrongIn(await stateOf(page), ${quoted(wrong)})).toBeNull();`];
  const code = [...beginning(start), ...acts, '', ...waits, ...end].join('\n');
  const isNewcomer = code.includes('signIn(') && !start.isKnown;
  const phone = start.isKnown ? quoted(SEEDED_PHONE.slice(2)) : 'newPhone(info.workerIndex)';
  return [
    ...importOf(['wrongIn'], code, '../../replay/expression.ts'),
    ...importOf(OF_REPORTS, code, '../../replay/journeySteps.ts'),
    `import { ${['expect', ...(isNewcomer ? ['newPhone'] : []), 'test'].join(', ')} } from '../shop.ts';`,
    ...importOf(OF_JOURNEYS, code, '../steps.ts'),
    ...importOf(['stateOf'], code, '../visitJournal.ts'),
    '',
    `test(${quoted(title)}, async ({ page }${isNewcomer ? ', info' : ''}) => {`,
    ...(code.includes('signIn(') ? [`const phone = ${phone};`] : []),
    code,
    '});',
    '',
  ].join('\n');
}
