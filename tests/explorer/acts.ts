import type { Chance } from './chance.ts';
import type { Control } from './controls.ts';
import type { Sight } from './sight.ts';
import type { Temper } from './temper.ts';
import { textFor } from './texts.ts';

export interface Named {
  readonly role: string;
  readonly name: string;
  readonly nth: number;
}
export interface Filled extends Named {
  readonly text: string;
}

/** What a person does next; one who is in haste does not wait for what comes of it. */
export type Act = (
  | ({ readonly kind: 'press' } & Named)
  | ({ readonly kind: 'type' } & Filled)
  /** Closes what lies on top, and at once opens it again by what has opened it. */
  | ({ readonly kind: 'reopen' } & Named)
  /** All fields in sight, and the boxes that are not ticked. */
  | { readonly kind: 'fill'; readonly fields: readonly Filled[]; readonly boxes: readonly Named[] }
  | { readonly kind: 'key'; readonly key: 'Escape' | 'Enter' | 'Control+z' }
  /** Who works by the keyboard goes some steps on. */
  | { readonly kind: 'key'; readonly key: 'Tab'; readonly times: number }
  | { readonly kind: 'back' | 'forward' | 'reload' | 'scroll' | 'wait' | 'tab' | 'goOffline' | 'goOnline' }
  | { readonly kind: 'visit'; readonly path: string }
) & { readonly isHasty?: boolean };

const PATHS = [
  '',
  'catalog',
  'cart',
  'checkout',
  'personal',
  'personal/address',
  'personal/history',
  'promo',
  'restaurant',
  'complete',
];

const MOST_TABS = 8;

/** Controls of one kind are alike: hearts, dishes of a menu, days. A button that stands alone is a kind of its own. */
const kindOf = ({ role, place, name, isInItem }: Control): string =>
  `${role} ${place} ${isInItem ? 'in item' : ''} ${name.includes(': ') || !isInItem ? name.replace(/: .*/, '') : ''}`;
/** A kind of many is pressed more often than a kind of one, but not as much more often as it is many. */
const CROWD = 0.8;

/** What a page is about is done more often than what stands on every page. */
const byPlace = (place: Control['place']): number =>
  place === 'contentinfo' ? 0.15 : place === 'banner' || place === 'navigation' ? 0.6 : 1;

/** How willing somebody is to press each of these: what a visit has pressed already less and less. */
const willing = (
  controls: readonly Control[],
  { words }: Temper,
  pressed: ReadonlyMap<string, number>,
): ((control: Control) => number) => {
  const counts = new Map<string, number>();
  for (const control of controls) counts.set(kindOf(control), (counts.get(kindOf(control)) ?? 0) + 1);
  return (control) => {
    const { name, place } = control;
    const known = words.find(([pattern]) => pattern.test(name))?.[1];
    const often = known === undefined ? (pressed.get(name) ?? 0) : 0;
    return (known ?? byPlace(place)) / (1 + often) / (counts.get(kindOf(control)) ?? 1) ** CROWD;
  };
};

const named = ({ role, name, nth }: Named): Named => ({ role, name, nth });
const filled = (chance: Chance, field: Control): Filled => ({
  ...named(field),
  text: textFor(chance, field.name),
});

/** Fields of one form: those of the dialog, or of the page. */
const formOf = (controls: readonly Control[]): readonly Control[] => {
  const inDialog = controls.filter(({ place }) => place === 'dialog');
  return inDialog.length > 0 ? inDialog : controls.filter(({ place }) => place === 'main');
};

const fill = (chance: Chance, form: readonly Control[]): Act => ({
  kind: 'fill',
  fields: form.filter(({ isField }) => isField).map((field) => filled(chance, field)),
  boxes: form.filter(({ isUnticked }) => isUnticked && chance.percent(80)).map(named),
});

export interface Surroundings {
  readonly isOnline: boolean;
  /** How often this visit has pressed what has that name, or typed into it. */
  readonly pressed: ReadonlyMap<string, number>;
  /** What was pressed to open the dialog in sight; null where none is, or it came by itself. */
  readonly opener: Named | null;
  /** What was done before this; null at the beginning. */
  readonly last: Act | null;
}

/** A phone puts a page away most often while somebody types, for they look up from it then. */
const RELOADS_WHILE_TYPING = 5;

/** So often out of a hundred who has typed something presses the button behind its field. */
const TYPED_FOR = 40;

/** Such a button belongs to the field itself. */
const PARTS_OF_FIELD = /^(?:Меньше|Больше)/;

const indexOf = (controls: readonly Control[], wanted: Named): number =>
  controls.findIndex(
    ({ role, name, nth }) => role === wanted.role && name === wanted.name && nth === wanted.nth,
  );

/** What was pressed last, and is still there. */
const pressedAgain = (controls: readonly Control[], last: Act | null): Control | undefined =>
  last?.kind === 'press' ? controls[indexOf(controls, last)] : undefined;

/** The button that stands next behind what was typed into last. */
const buttonBehind = (controls: readonly Control[], last: Act | null): Control | undefined => {
  const field = last?.kind === 'fill' ? last.fields.at(-1) : last?.kind === 'type' ? last : undefined;
  const at = field ? indexOf(controls, field) : -1;
  const behind = at === -1 ? [] : controls.slice(at + 1);
  return behind.find(
    ({ role, name, place }) =>
      role === 'button' && !PARTS_OF_FIELD.test(name) && place === controls[at]?.place,
  );
};

/** The next act of somebody of that temper, who sees this. */
export function nextAct(
  chance: Chance,
  temper: Temper,
  sight: Sight,
  controls: readonly Control[],
  { isOnline, pressed, opener, last }: Surroundings,
): Act {
  const fields = controls.filter(({ isField }) => isField);
  const presses = controls.filter(({ isField }) => !isField);
  const form = formOf(controls);
  const isForm = form.filter(({ isField }) => isField).length > 1;
  const isPossible = (kind: string): boolean => {
    if (kind === 'press') return presses.length > 0;
    if (kind === 'type') return fields.length > 0;
    if (kind === 'fill') return isForm;
    if (kind === 'reopen') return opener !== null;
    if (kind === 'goOnline') return !isOnline;
    if (kind === 'goOffline') return isOnline && sight.isShop;
    // Without a connection the browser shows a page of its own, and the visit would be over.
    if (kind === 'back' || kind === 'reload') return isOnline;
    return kind !== 'visit' || (isOnline && sight.isShop);
  };
  const again = chance.percent(temper.again) ? pressedAgain(presses, last) : undefined;
  if (again) return { kind: 'press', ...named(again) };
  const behind = chance.percent(TYPED_FOR) ? buttonBehind(controls, last) : undefined;
  if (behind) return { kind: 'press', ...named(behind) };
  const isTyping = last?.kind === 'type' || last?.kind === 'fill';
  const kinds = Object.entries(temper.kinds).filter(([kind]) => isPossible(kind));
  const kind =
    chance.weigh(kinds, ([name, weight]) =>
      isTyping && name === 'reload' ? weight * RELOADS_WHILE_TYPING : weight,
    )?.[0] ?? 'wait';
  const haste = chance.percent(temper.haste) ? ({ isHasty: true } as const) : {};
  if (kind === 'press') {
    const control = chance.weigh(presses, willing(presses, temper, pressed)) ?? presses[0];
    return control ? { kind, ...named(control), ...haste } : { kind: 'wait' };
  }
  if (kind === 'type') {
    const field = chance.weigh(fields, ({ name, place }) => byPlace(place) / (1 + (pressed.get(name) ?? 0)));
    return field ? { kind, ...filled(chance, field), ...haste } : { kind: 'wait' };
  }
  if (kind === 'fill') return { ...fill(chance, form), ...haste };
  if (kind === 'reopen' && opener) return { kind, ...named(opener) };
  if (kind === 'visit') return { kind, path: chance.pick(PATHS) ?? '', ...haste };
  if (kind === 'key') {
    const key = chance.pick(['Escape', 'Enter', 'Tab', 'Tab', 'Control+z'] as const) ?? 'Tab';
    return { kind, ...(key === 'Tab' ? { key, times: 1 + chance.below(MOST_TABS) } : { key }), ...haste };
  }
  return { kind: kind as 'back', ...haste };
}

const wordsOf = (act: Act): string => {
  if (act.kind === 'press') return `press ${act.role} «${act.name}»${act.nth > 0 ? ` (${act.nth + 1})` : ''}`;
  if (act.kind === 'reopen') return `close and open again by «${act.name}»`;
  if (act.kind === 'type') return `type «${act.text}» into «${act.name}»`;
  if (act.kind === 'fill')
    return `fill in ${act.fields.map(({ name, text }) => `«${name}» «${text}»`).join(', ')}`;
  if (act.kind === 'key') return `press the key ${act.key}${act.key === 'Tab' ? ` × ${act.times}` : ''}`;
  return act.kind === 'visit' ? `visit /${act.path}` : act.kind;
};

/** As a line of a trace: «press button «В корзину: Филадельфия»». */
export const actWords = (act: Act): string => `${wordsOf(act)}${act.isHasty ? ', in haste' : ''}`;
