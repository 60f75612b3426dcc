/** One line of a text that has changed. */
export interface ChangedLine {
  readonly way: 'gone' | 'new';
  readonly text: string;
}

/** The lines that only one of the two has, those that are gone first; a reviewer is not told in what order equal lines stand. */
export function changedLines(before: string, after: string): readonly ChangedLine[] {
  const old = before.split('\n');
  const now = after.split('\n');
  const missing = (from: readonly string[], other: readonly string[]): readonly string[] => {
    const left = new Map<string, number>();
    for (const line of other) left.set(line, (left.get(line) ?? 0) + 1);
    return from.filter((line) => {
      const count = left.get(line) ?? 0;
      left.set(line, count - 1);
      return count <= 0 && line.trim() !== '';
    });
  };
  return [
    ...missing(old, now).map((text) => ({ way: 'gone', text }) as const),
    ...missing(now, old).map((text) => ({ way: 'new', text }) as const),
  ];
}
