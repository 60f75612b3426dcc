/** A custom property of the style sheets. */
export interface Token {
  readonly name: string;
  /** In the light theme; null for one that only a part of a page sets, or nobody. */
  readonly light: string | null;
  /** In the dark theme, where it differs. */
  readonly dark: string | null;
  /** Style sheets that read it, from the root of the project. */
  readonly usedIn: readonly string[];
  /** Style sheets that set it. */
  readonly setIn: readonly string[];
}

export interface Keyframes {
  readonly name: string;
  /** The steps, as written. */
  readonly body: string;
  readonly path: string;
}

export interface StyleSheet {
  readonly path: string;
  readonly text: string;
}

/** A sheet as the browser reads it. */
export const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');
const DECLARATION = /(?<![\w-])(--[\w-]+)\s*:\s*([^;{}]+)/g;
const USE = /var\(\s*(--[\w-]+)/g;

const declarationsIn = (block: string): ReadonlyMap<string, string> =>
  new Map([...block.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value.trim()]));

/** What the first rule with exactly this selector declares. */
const ruleOf = (text: string, selector: string): ReadonlyMap<string, string> => {
  const found = new RegExp(`(?<![^\\s}])${selector}\\s*\\{([^}]*)`).exec(text);
  return declarationsIn(found?.[1] ?? '');
};

const BOTH = /light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^(),]|\([^()]*\))*)\)/g;
const ofTheme = (value: string, theme: 1 | 2): string =>
  value
    .replace(BOTH, (...colours: string[]) => colours[theme]?.trim() ?? '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\() | (?=\))/g, '');

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Every custom property that these style sheets set or read, those of the themes first; `tokens` is the text of their sheet. */
export function tokensOf(sheets: readonly StyleSheet[], tokens: string): readonly Token[] {
  const bare = sheets.map(({ path, text }) => ({ path, text: withoutComments(text) }));
  const themes = withoutComments(tokens);
  const declared = ruleOf(themes, ':root');
  const valueOf = (name: string, theme: 1 | 2): string | null => {
    const value = declared.get(name);
    return value === undefined ? null : ofTheme(value, theme);
  };
  const read = bare.flatMap(({ text }) => [...namesIn(text, DECLARATION), ...namesIn(text, USE)]);
  const names = new Set([...declared.keys(), ...read]);
  const sheetsWith = (name: string, pattern: RegExp): readonly string[] =>
    bare.filter(({ text }) => namesIn(text, pattern).includes(name)).map(({ path }) => path);
  return [...names].map((name) => {
    const light = valueOf(name, 1);
    const dark = valueOf(name, 2);
    return {
      name,
      light,
      dark: dark === light ? null : dark,
      usedIn: sheetsWith(name, USE),
      setIn: sheetsWith(name, DECLARATION),
    };
  });
}

/** Properties that the library of the controls sets while the page is in use. */
export const SET_BY_LIBRARY: ReadonlySet<string> = new Set(['--trigger-width', '--visual-viewport-height']);

/** What is wrong with a token: nobody reads it, or nobody sets it; null where nothing is. */
export function faultOf({ name, usedIn, setIn }: Token): string | null {
  if (usedIn.length === 0) return 'нигде не используется';
  if (setIn.length === 0 && !SET_BY_LIBRARY.has(name)) return 'нигде не задано';
  return null;
}

/** The body of the braces that open at this place. */
const bodyAt = (text: string, open: number): string => {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(open + 1, at).trim();
  }
  return '';
};

/** Every motion that has a name, once; another one of the same name under a media query is a variant of it. */
export function keyframesOf(sheets: readonly StyleSheet[]): readonly Keyframes[] {
  const all = sheets.flatMap(({ path, text }) => {
    const bare = withoutComments(text);
    return [...bare.matchAll(/@keyframes\s+([\w-]+)\s*\{/g)].map((match) => ({
      name: match[1] ?? '',
      body: bodyAt(bare, match.index + match[0].length - 1),
      path,
    }));
  });
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
}
