import { buildIndex } from 'storybook/internal/core-server';

/** One story of the workbench, as Storybook lists it. */
export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** What it shows: `modal:city`, `screen:cart`, `state:empty`, `journey` … */
  readonly tags: readonly string[];
  /** From the root of the project. */
  readonly path: string;
}

/** The stories in Storybook's own index, in the order of its sidebar. The working folder must be the project's root. */
export async function readIndex(): Promise<readonly IndexedStory[]> {
  const { entries } = await buildIndex({
    configDir: '.storybook',
    ignorePreview: true,
    disableTelemetry: true,
    packageJson: { version: '0' },
  });
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags = [], importPath }) => ({
      id,
      title,
      name,
      tags,
      path: importPath.replace(/^\.\//, ''),
    }));
}
