import { parseSync, Visitor, type ESTree } from 'vite';

/** A Russian text of the sources, and where it stands. */
export interface CopyText {
  /** With `{…}` where a value is put in. */
  readonly text: string;
  /** From the root of the project. */
  readonly path: string;
  readonly line: number;
}

const CYRILLIC = /[а-яё]/i;

const isWorded = (text: string): boolean => CYRILLIC.test(text);
/** Words alone: the few texts with elements in them are pages of the server. */
const tidy = (text: string): string =>
  text
    .replace(/<[^<>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const templateText = ({ quasis }: ESTree.TemplateLiteral): string =>
  quasis.map(({ value }) => value.cooked ?? value.raw).join('{…}');

/** Every text with Cyrillic letters of one source file: in strings, templates, attributes and elements; none of its comments. */
export function copyOf(path: string, source: string): readonly CopyText[] {
  const { program } = parseSync(path, source);
  const found: CopyText[] = [];
  const note = (text: string, start: number): void => {
    if (!isWorded(text)) return;
    const line = source.slice(0, start).split('\n').length;
    const one = { text: tidy(text), path, line };
    // Two alternatives of one line may be worded alike.
    if (!found.some((other) => other.line === line && other.text === one.text)) found.push(one);
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') note(node.value, node.start);
    },
    JSXText: (node) => {
      const indent = node.value.length - node.value.trimStart().length;
      note(node.value, node.start + indent);
    },
    TemplateLiteral: (node) => note(templateText(node), node.start),
  }).visit(program);
  return found;
}
