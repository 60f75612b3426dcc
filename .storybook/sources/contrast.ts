import type { Token } from './tokens.ts';

export type Theme = 'light' | 'dark';

/** The relative luminance of WCAG 2. */
const luminanceOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const isOpaque = (colour: string | null | undefined): colour is string => /^#[\da-f]{6}$/i.test(colour ?? '');

/** The colours of the tokens, by their names without the two dashes. */
export interface Palette {
  readonly has: (name: string) => boolean;
  /** On the least favourable of these grounds, cut after the first decimal: what is said is never more than what is. Null where one of them lets through what is behind. */
  readonly contrast: (name: string, grounds: readonly string[], theme: Theme) => string | null;
  /** What text of this name lies on: `on-accent-soft` on `accent-soft`, `on-accent` on the accent under a pointer, too. */
  readonly groundsOf: (onName: string) => readonly string[];
}

const cut = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

export function paletteOf(tokens: readonly Token[]): Palette {
  const colours = new Map(
    tokens.map(({ name, light, dark }) => [name.slice(2), { light, dark: dark ?? light }]),
  );
  const has = (name: string): boolean => colours.has(name);
  const contrast = (name: string, grounds: readonly string[], theme: Theme): string | null => {
    const own = colours.get(name)?.[theme];
    const others = grounds.map((ground) => colours.get(ground)?.[theme]);
    if (!isOpaque(own) || others.length === 0 || !others.every(isOpaque)) return null;
    const mine = luminanceOf(own);
    const ratios = others
      .filter(isOpaque)
      .map(luminanceOf)
      .map((other) => (Math.max(mine, other) + 0.05) / (Math.min(mine, other) + 0.05));
    return cut(Math.min(...ratios));
  };
  const groundsOf = (onName: string): readonly string[] => {
    const text = onName.slice('on-'.length);
    const ground = has(text) ? text : text.replace(/-\w+$/, '');
    return [ground, `${ground}-hover`, `${ground}-press`].filter(has);
  };
  return { has, contrast, groundsOf };
}

/** What the line of a token says of it in the sheet of the themes. */
export interface Remark {
  readonly about: string;
  /** The grounds that it names. */
  readonly grounds: readonly string[];
  /** `5.0 / 6.7`; null where it claims none. */
  readonly claimed: string | null;
}

const OWN_LINE = /^ {2}--([\w-]+):[^;\n]*; \/\* (.*) \*\/$/gm;
const LINE_ABOVE = /^ {2}\/\* (.*) \*\/\n {2}--([\w-]+):/gm;

const readRemark = (words: string): Remark => {
  const [, about = words, claimed = null] = /^(.*): ([\d.]+ \/ [\d.]+)$/.exec(words) ?? [];
  const named = /\bon (.*)$/.exec(about)?.[1] ?? '';
  return { about, grounds: named === '' ? [] : named.split(/, | and /), claimed };
};

/** The remarks of the sheet of the themes, by the names of its tokens without the two dashes. */
export const remarksIn = (themes: string): ReadonlyMap<string, Remark> =>
  new Map([
    ...[...themes.matchAll(LINE_ABOVE)].map(
      ([, words = '', name = '']) => [name, readRemark(words)] as const,
    ),
    ...[...themes.matchAll(OWN_LINE)].map(([, name = '', words = '']) => [name, readRemark(words)] as const),
  ]);
