import type { Source } from './reactions.ts';

/** What the source of an event says of it. */
export interface EventText {
  /** The comment above it, as one line; empty for an event whose name says all. */
  readonly about: string;
  /** The type of its payload as it is written; null for an event that says nothing but that it happened. */
  readonly payload: string | null;
}

const ENTRY = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^ {2}'([a-z]+\/[A-Za-z]+)':\s*fact\b/gm;
const SOURCE = /^\s*'[a-z]+',?\s*/;
const CLOSING: Readonly<Record<string, string>> = { '<': '>', '{': '}', '[': ']', '(': ')' };

/** The text between an opening bracket at `from` and the one that closes it. */
function within(text: string, from: number): string {
  const open: string[] = [];
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign in CLOSING) open.push(CLOSING[sign] ?? '');
    else if (sign === open.at(-1)) open.pop();
    if (open.length === 0) return text.slice(from + 1, at);
  }
  return '';
}

/** Without the indentation that its place in the file gives it. */
function dedented(text: string): string {
  const lines = text.split('\n');
  const indents = lines.slice(1).map((line) => line.search(/\S/));
  const least = Math.min(...indents.filter((indent) => indent >= 0));
  return lines
    .map((line, index) => (index === 0 ? line : line.slice(least)))
    .join('\n')
    .trim();
}

const oneLine = (comment: string): string => comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();

/** A name that the same file defines is told by its fields. */
function spelledOut(payload: string, file: string): string {
  const start = /^\w+$/.test(payload)
    ? file.search(new RegExp(`^(export )?interface ${payload} \\{`, 'm'))
    : -1;
  if (start < 0) return payload;
  const brace = file.indexOf('{', start);
  return dedented(`{${within(file, brace)}}`);
}

function textOf({ text }: Source, entry: RegExpExecArray): EventText {
  const [whole, comment = ''] = entry;
  const next = entry.index + whole.length;
  const written = /^payload</.exec(within(text, next).replace(SOURCE, ''));
  if (!written) return { about: oneLine(comment), payload: null };
  return {
    about: oneLine(comment),
    payload: spelledOut(dedented(within(text, text.indexOf('<', next))), text),
  };
}

/** The events of these files: `slices/{slice}/events.ts` and those of a slice's parts among them. */
export function eventTexts(sources: readonly Source[]): ReadonlyMap<string, EventText> {
  const files = sources.filter(({ path }) => /^slices\/[a-z]+\/([a-zA-Z]+\/)?events\.ts$/.test(path));
  return new Map(
    files.flatMap((file) =>
      [...file.text.matchAll(ENTRY)].map((entry) => [entry[2] ?? '', textOf(file, entry)] as const),
    ),
  );
}
