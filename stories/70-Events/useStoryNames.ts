import { useMemo } from 'react';
import { useStories } from '../useStories.ts';

/** What stories are called, by their ids; empty until Storybook's index has come, and where there is none. */
export function useStoryNames(): ReadonlyMap<string, string> {
  const stories = useStories();
  return useMemo(
    () => new Map(stories.map(({ id, title, name }) => [id, `${title.split('/').at(-1)}: ${name}`])),
    [stories],
  );
}
