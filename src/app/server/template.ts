import { hashOf } from './headers.ts';

/** The parts of a page that differ from page to page. */
interface PageParts {
  readonly head: string;
  /** Links of lazy modules; they end the head, so that their styles come after the template's own. */
  readonly links: string;
  /** Begins the body. */
  readonly question: string;
  readonly app: Uint8Array;
  /** JSON with `<` already escaped. */
  readonly state: string;
  readonly config: string;
  /** Elements that no script needs: they end the body. */
  readonly data: string;
}

/** Puts the parts into the page; `html` is the template itself. */
export interface Template {
  readonly html: string;
  /** Hashes of the scripts that stand in it and run, and of its rules for pages made ahead. */
  readonly scripts: readonly string[];
  readonly compose: (parts: PageParts) => Uint8Array<ArrayBuffer>;
}

/** In the order in which they stand in the template. */
const MARKS = [
  '<!--head-->',
  '</head>',
  '<!--question-->',
  '<!--app-->',
  '<!--config-->',
  '<!--state-->',
  '<!--data-->',
] as const;

const SCRIPT = /<script(?: type="speculationrules")?>(.*?)<\/script>/gs;

/** JSON that cannot end the script element it stands in. */
export const embeddable = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const splitAt = (html: string, mark: string): readonly [string, string] => {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`The page template has no ${mark} where it belongs`);
  return [html.slice(0, at), html.slice(at + mark.length)];
};

/** The texts between the marks. */
const piecesOf = (html: string): readonly string[] => {
  const pieces: string[] = [];
  const rest = MARKS.reduce((text, mark) => {
    const [before, after] = splitAt(text, mark);
    pieces.push(before);
    return after;
  }, html);
  return [...pieces, rest];
};

/** Splits the template once; composing a page is then one concatenation of bytes. Throws when a placeholder is missing. */
export const parseTemplate = (html: string): Template => {
  const [beforeHead, headEnd, beforeQuestion, beforeApp, beforeConfig, beforeState, beforeData, end] =
    piecesOf(html);
  const encoder = new TextEncoder();
  const compose = (parts: PageParts): Uint8Array<ArrayBuffer> => {
    const start = encoder.encode(
      `${beforeHead}${parts.head}${headEnd}${parts.links}</head>${beforeQuestion}${parts.question}${beforeApp}`,
    );
    const tail = encoder.encode(
      `${beforeConfig}${parts.config}${beforeState}${parts.state}${beforeData}${parts.data}${end}`,
    );
    const page = new Uint8Array(start.length + parts.app.length + tail.length);
    page.set(start);
    page.set(parts.app, start.length);
    page.set(tail, start.length + parts.app.length);
    return page;
  };
  const scripts = [...html.matchAll(SCRIPT)].map(([, text = '']) => hashOf(text));
  return { html, scripts, compose };
};
