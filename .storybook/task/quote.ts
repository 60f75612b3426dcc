/** Words of the specification, and where they stand. */
export interface Quote {
  readonly words: string;
  /** `2. Screens and routes`. */
  readonly section: string;
  /** Of docs/specification.md, from 1. */
  readonly line: number;
}

/** Without the signs of its markup. */
const plain = (words: string): string => words.replaceAll(/\*\*|`|^\| *| *\|$/g, '').replaceAll(' | ', ': ');

/** A reader of quotes: words may go over the end of a line. It gives null where they do not stand there. */
export function quotesFrom(specification: string): (words: string) => Quote | null {
  const lines = specification.split('\n');
  return (words) => {
    const pattern = words
      .split(/\s+/)
      .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join(String.raw`\s+`);
    const at = specification.search(new RegExp(pattern));
    if (at === -1) return null;
    const line = specification.slice(0, at).split('\n').length;
    const heading = lines.slice(0, line).findLast((text) => text.startsWith('## ')) ?? '';
    return { words: plain(words), section: heading.replace('## ', ''), line };
  };
}
