/** A rule of a built style sheet: what it is of, and what it says. */
export interface StyleRule {
  /** The selectors of a rule, or an at-rule up to its brace. */
  readonly prelude: string;
  /** Rules inside of a group (`@layer`, `@media` …); null where declarations stand. */
  readonly rules: readonly StyleRule[] | null;
  /** What stands between the braces; null where a statement has none. */
  readonly body: string | null;
}

const GROUP = /^@(?:layer|media|supports|container)\b/;
const QUOTE = /["']/;

/** The place behind a quoted text that begins at a place. */
const behindQuoted = (css: string, start: number): number => {
  let at = start + 1;
  while (at < css.length && css[at] !== css[start]) at += css[at] === '\\' ? 2 : 1;
  return at + 1;
};

/** The place of the first of these signs that stands in no quoted text and in no brackets. */
const findSign = (css: string, signs: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < css.length; at += 1) {
    const sign = css[at] ?? '';
    if (QUOTE.test(sign)) at = behindQuoted(css, at) - 1;
    else if (depth === 0 && signs.includes(sign)) return at;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
  }
  return -1;
};

/** The rules of a style sheet that a build has written: without comments and nesting. Throws where a brace is missing. */
export function rulesOf(css: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  let at = 0;
  while (at < css.length) {
    const start = findSign(css, '{;', at);
    if (start < 0) break;
    const prelude = css.slice(at, start).trim();
    if (css[start] === ';') {
      if (prelude !== '') rules.push({ prelude, rules: null, body: null });
      at = start + 1;
      continue;
    }
    const end = findSign(css, '}', start + 1);
    if (end < 0) throw new Error(`The style sheet does not end ${prelude.slice(0, 80)}`);
    const body = css.slice(start + 1, end);
    rules.push({ prelude, rules: GROUP.test(prelude) ? rulesOf(body) : null, body });
    at = end + 1;
  }
  return rules;
}

/** The parts between these signs, where they stand in no quoted text and in no brackets. */
const split = (text: string, sign: string): readonly string[] => {
  const parts: string[] = [];
  let at = 0;
  for (let end = findSign(text, sign, at); end >= 0; end = findSign(text, sign, at)) {
    parts.push(text.slice(at, end));
    at = end + 1;
  }
  return [...parts, text.slice(at)];
};

/** The single selectors of a list. */
export const partsOf = (list: string): readonly string[] => split(list, ',');

/** What a rule says, one by one. */
export const declarationsOf = (body: string): readonly string[] => split(body, ';');
