import type { Palette, Remark } from './contrast.ts';
import { withoutComments, type StyleSheet, type Token } from './tokens.ts';

/** What a colour is for where it stands. */
export type Use = 'text' | 'off' | 'ground' | 'line';

/** A colour as one rule of a sheet uses it. */
export interface UsedColour {
  readonly name: string;
  readonly use: Use;
  readonly light: string;
  readonly dark: string;
  readonly about: string;
  /** What it is seen against, without dashes; for a ground the text that lies on it. */
  readonly against: readonly string[];
  /** WCAG ratios, `4.9`; null where the colour lets through what is behind. */
  readonly contrast: { readonly light: string | null; readonly dark: string | null };
}

/** A size, a corner, a weight or a motion. */
export interface UsedMeasure {
  readonly name: string;
  readonly value: string;
  readonly about: string;
}

export interface UsedTokens {
  readonly colours: readonly UsedColour[];
  readonly measures: readonly UsedMeasure[];
}

const TEXT = /^color$/;
const GROUND = /^background(?:-color|-image)?$/;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
/** What is out of use may be paler: WCAG asks no contrast of it. */
const OFF = /:disabled|\[disabled\]/;
/** A colour that its remark calls so is never text, and never lies under text. */
const DRAWN = /^(?:graphics|edge of|ring of)/;
const IN_VAR = /var\(\s*--([\w-]+)/g;

type Declaration = readonly [property: string, names: readonly string[]];
const declarationsIn = (body: string): readonly Declaration[] =>
  body
    .split(';')
    .map((line) => line.split(':'))
    .map(([property = '', ...value]) => [
      property.trim(),
      [...value.join(':').matchAll(IN_VAR)].map(([, name = '']) => name),
    ]);

interface Found {
  readonly name: string;
  readonly use: Use;
  readonly against: readonly string[];
}

/** Where a rule does not say what is behind a colour, the remark of the token does; else it is the page or a card. */
const BEHIND = ['paper', 'surface'] as const;

interface Sources {
  readonly tokens: readonly Token[];
  readonly palette: Palette;
  readonly remarks: ReadonlyMap<string, Remark>;
}

const grounds = (name: string, { palette, remarks }: Sources): readonly string[] => {
  const named = remarks.get(name)?.grounds.filter(palette.has) ?? [];
  if (named.length > 0) return named;
  return name.startsWith('on-') ? palette.groundsOf(name) : BEHIND;
};

/** Of a ground without a text of its own the page's text lies on it; under a pointer it keeps the text it has. */
function textOn(ground: string, { palette }: Sources): string {
  const text = `on-${ground.replace(/-(?:hover|press)$/, '')}`;
  return palette.has(text) ? text : 'ink';
}

function colourUses(
  [selector, body]: readonly [string, string],
  isColour: (name: string) => boolean,
  sources: Sources,
): readonly Found[] {
  const { remarks, palette } = sources;
  const isDrawn = (name: string): boolean => DRAWN.test(remarks.get(name)?.about ?? '');
  const isInk = (name: string): boolean => (remarks.get(name)?.grounds.length ?? 0) > 0;
  const declared = declarationsIn(body).map(
    ([property, names]) => [property, names.filter(isColour)] as const,
  );
  const namesOf = (kind: RegExp): readonly string[] =>
    declared.filter(([property]) => kind.test(property)).flatMap(([, names]) => names);
  const texts = namesOf(TEXT).filter((name) => !isDrawn(name));
  const under = namesOf(GROUND);
  const behind = under.filter((name) => texts.length > 0 || !isInk(name) || palette.has(`on-${name}`));
  const rest = declared
    .filter(([property]) => !property.startsWith('--'))
    .flatMap(([, names]) => names)
    .filter((name) => !texts.includes(name) && !behind.includes(name));
  const use = OFF.test(selector) ? 'off' : 'text';
  return [
    ...texts.map((name) => ({
      name,
      use: use as Use,
      against: under.length > 0 ? under : grounds(name, sources),
    })),
    ...behind.map((name) => ({
      name,
      use: 'ground' as const,
      against: texts.length > 0 ? texts : [textOn(name, sources)],
    })),
    ...rest.map((name) => ({ name, use: 'line' as const, against: grounds(name, sources) })),
  ];
}

const keyOf = ({ name, use, against }: Found): string => [name, use, ...against].join(' ');

/** Every token that these sheets read: the colours by what they are for, with their contrast, and all else by its value. */
export function usedTokens(sheets: readonly StyleSheet[], sources: Sources): UsedTokens {
  const { tokens, palette, remarks } = sources;
  const known = new Map(tokens.map((token) => [token.name.slice(2), token]));
  const isColour = (name: string): boolean =>
    /^(?:#|rgb)/.test(known.get(name)?.light ?? '') && !name.startsWith('map-zone');
  const rules = sheets.flatMap(({ text }) =>
    [...withoutComments(text).matchAll(RULE)].map(
      ([, selector = '', body = '']) => [selector, body] as const,
    ),
  );
  const found = new Map(
    rules.flatMap((rule) => colourUses(rule, isColour, sources)).map((one) => [keyOf(one), one]),
  );
  const colours = [...found.values()].map(({ name, use, against }): UsedColour => {
    const { light, dark } = known.get(name) ?? {};
    const ratio = (theme: 'light' | 'dark') => palette.contrast(name, against, theme);
    return {
      name,
      use,
      against,
      light: light ?? '',
      dark: dark ?? light ?? '',
      about: remarks.get(name)?.about ?? '',
      contrast: { light: ratio('light'), dark: ratio('dark') },
    };
  });
  const read = new Set(sheets.flatMap(({ text }) => [...text.matchAll(IN_VAR)].map(([, name = '']) => name)));
  const measures = [...read].flatMap((name): readonly UsedMeasure[] => {
    const value = known.get(name)?.light;
    if (typeof value !== 'string' || isColour(name)) return [];
    return [{ name, value, about: remarks.get(name)?.about ?? '' }];
  });
  return { colours, measures };
}
