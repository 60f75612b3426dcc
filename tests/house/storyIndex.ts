import { loadCsf } from 'storybook/internal/csf-tools';
import type { SourceFile } from './tree.ts';

/** One story of the workbench, as its source declares it. */
export interface IndexedStory {
  readonly id: string;
  /** What it shows: `modal:city`, `page:cart`, `panel:offline`, `journey`. */
  readonly tags: readonly string[];
}

/** The stories of one file, read from its syntax: neither a name in a comment nor one in a text counts. */
export function storiesIn({ path, text }: SourceFile): readonly IndexedStory[] {
  const title = path.replace(/^stories\/|\.stories\.tsx$/g, '');
  const { meta, stories } = loadCsf(text, { makeTitle: () => title, fileName: path }).parse();
  return stories.map(({ id, tags = [] }) => ({ id, tags: [...(meta.tags ?? []), ...tags] }));
}

/** How many stories each subject needs, by its tag. */
export type Wanted = ReadonlyMap<string, number>;

/** `tag: has n of m` for every subject with too few stories. */
export const shortages = (stories: readonly IndexedStory[], wanted: Wanted): readonly string[] =>
  [...wanted].flatMap(([tag, least]) => {
    const { length } = stories.filter(({ tags }) => tags.includes(tag));
    return length < least ? [`${tag}: has ${length} of ${least}`] : [];
  });

/** Tags that name a subject which does not exist: a slip of the pen, or a subject that is gone. */
export const strangers = (stories: readonly IndexedStory[], wanted: Wanted): readonly string[] => [
  ...new Set(stories.flatMap(({ tags }) => tags).filter((tag) => tag.includes(':') && !wanted.has(tag))),
];
