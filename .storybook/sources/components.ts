import { posix } from 'node:path';
import { paletteOf, remarksIn } from './contrast.ts';
import { componentsOf, type ComponentProps } from './props.ts';
import { tokensOf, type StyleSheet } from './tokens.ts';
import { usedTokens, type UsedTokens } from './usedTokens.ts';

/** What the sources themselves say of a component. */
export interface ComponentFacts {
  /** Of its file, from the root of the project. */
  readonly path: string;
  /** All that the file exports to be drawn. */
  readonly parts: readonly ComponentProps[];
  /** Its style sheets; of a component without one, those of what it is made of. */
  readonly sheets: readonly string[];
  readonly tokens: UsedTokens;
}

type Read = (path: string) => string;

const importsOf = (path: string, read: Read, pattern: RegExp): readonly string[] =>
  [...read(path).matchAll(/^(?:import|\} from) .*?'(\.[^']+)';$|^\} from '(\.[^']+)';$/gm)]
    .map(([, one, other]) => posix.join(posix.dirname(path), one ?? other ?? ''))
    .filter((imported) => pattern.test(imported));

/** The sheets of a component, or of what it is made of. */
function sheetsOf(path: string, read: Read): readonly string[] {
  const own = importsOf(path, read, /\.module\.css$/);
  if (own.length > 0) return own;
  const made = importsOf(path, read, /\/[A-Z]\w*\.tsx$/);
  return [...new Set(made.flatMap((part) => sheetsOf(part, read)))];
}

/** Readers of the facts of components and of foundations, from these style sheets and that of the themes. */
export function factsFrom(sheets: readonly StyleSheet[], themes: string, read: Read) {
  const tokens = tokensOf(sheets, themes);
  const remarks = remarksIn(themes);
  const sources = { tokens, palette: paletteOf(tokens), remarks };
  const isRead = (name: string): boolean =>
    name.startsWith('on-') || (remarks.get(name)?.grounds.length ?? 0) > 0;
  return {
    ofComponent: (path: string): ComponentFacts => {
      const own = sheetsOf(path, read);
      const texts = own.map((sheet) => ({ path: sheet, text: read(sheet) }));
      return { path, parts: componentsOf(path, read), sheets: own, tokens: usedTokens(texts, sources) };
    },
    /** Of a foundation: the tokens whose names begin like this, each as its remark says it is used. */
    ofFoundation: (path: string, names: RegExp): ComponentFacts => {
      const text = tokens
        .map(({ name }) => name.slice(2))
        .filter((name) => names.test(name))
        .map((name) => `a { ${isRead(name) ? 'color' : 'background'}: var(--${name}) }`)
        .join('\n');
      return { path, parts: [], sheets: [path], tokens: usedTokens([{ path, text }], sources) };
    },
  };
}
