import { useEffect, useState } from 'react';

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}
type Names = ReadonlyMap<string, string>;

const isIndex = (value: unknown): value is { readonly entries: Readonly<Record<string, IndexEntry>> } =>
  typeof value === 'object' && value !== null && 'entries' in value;

const namesIn = (index: unknown): Names =>
  new Map(
    isIndex(index)
      ? Object.values(index.entries).map(({ id, title, name }) => [id, `${title.split('/').at(-1)}: ${name}`])
      : [],
  );

/** What stories are called, by their ids; empty until Storybook's index has come, and where there is none. */
export function useStoryNames(): Names {
  const [names, know] = useState<Names>(new Map());
  useEffect(() => {
    const leaving = new AbortController();
    fetch('./index.json', { signal: leaving.signal })
      .then((answer) => answer.json())
      .then((index: unknown) => know(namesIn(index)))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return names;
}
