import { useEffect, useState } from 'react';

/** A story as Storybook's index names it. */
export interface KnownStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const isIndex = (value: unknown): value is { readonly entries: Readonly<Record<string, KnownStory>> } =>
  typeof value === 'object' && value !== null && 'entries' in value;

/** Every story of the workbench; none until Storybook's index has come, and where there is none. */
export function useStories(): readonly KnownStory[] {
  const [stories, know] = useState<readonly KnownStory[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('./index.json', { signal: leaving.signal })
      .then((answer) => answer.json())
      .then((index: unknown) => know(isIndex(index) ? Object.values(index.entries) : []))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return stories;
}
