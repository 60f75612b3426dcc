import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { componentsOf } from '../../.storybook/sources/props.ts';
import { shopComponents, shopFoundations } from '../../.storybook/sources/plugin.ts';
import { filesIn } from '../house/files.ts';

describe('what a component can be told', () => {
  const files: Readonly<Record<string, string>> = {
    'ui/look.ts': `export interface Look {\n  /** Its height. */\n  readonly size?: 'small' | 'large' | undefined;\n  readonly isWide: boolean;\n}`,
    'ui/Thing.tsx': `
      import type { ComponentProps } from 'react';
      import type { Look } from './look.ts';
      type Native = Pick<ComponentProps<'button'>, 'id' | \`aria-\${'label' | 'expanded'}\`>;
      export interface ThingProps extends Pick<Look, 'size'>, Native {
        /**
         * What stands
         * inside.
         */
        readonly children: string;
      }
      const Part = () => null;
      /** A thing. */
      export function Thing({ children, size = 'small', ...native }: ThingProps) { return null; }
    `,
  };
  const [thing, ...others] = componentsOf('ui/Thing.tsx', (path) => files[path] ?? '');

  test('is read of its types, wherever they are declared', () => {
    expect(others).toEqual([]);
    expect(thing).toMatchObject({ name: 'Thing', about: 'A thing.' });
    expect(thing?.props).toEqual([
      {
        name: 'children',
        type: 'string',
        isRequired: true,
        about: 'What stands inside.',
        native: null,
        standsFor: null,
      },
      {
        name: 'size',
        type: "'small' | 'large'",
        isRequired: false,
        about: 'Its height.',
        native: null,
        standsFor: "'small'",
      },
      ...['id', 'aria-label', 'aria-expanded'].map((name) => ({
        name,
        type: '',
        isRequired: false,
        about: null,
        native: 'button',
        standsFor: null,
      })),
    ]);
  });
});

describe('the pages of the components', () => {
  const components = Object.entries(shopComponents());

  test('have words for every property of every component', () => {
    const parts = components.flatMap(([, { parts: own }]) => own);
    const mute = parts.flatMap(({ name, props }) =>
      props.filter(({ about, native }) => !about && native === null).map((prop) => `${name}.${prop.name}`),
    );
    expect(mute).toEqual([]);
    expect(parts.filter(({ about }) => about === '').map(({ name }) => name)).toEqual([]);
    expect(parts.flatMap(({ props }) => props).length).toBeGreaterThan(250);
  });

  test('find the style sheet of every component that has one', () => {
    const bare = components.filter(([, { sheets }]) => sheets.length === 0).map(([name]) => name);
    expect(bare.toSorted()).toEqual(['Link', 'MarkedText', 'TopLayer', 'VisuallyHidden']);
  });

  test('tell every colour with its contrast and its meaning', () => {
    const colours = [...components.map(([, facts]) => facts), ...Object.values(shopFoundations())].flatMap(
      ({ path, tokens }) => tokens.colours.map((colour) => ({ path, ...colour })),
    );
    expect(colours.filter(({ about }) => about === '').map(({ name }) => name)).toEqual([]);
    const through = colours.filter(({ contrast: { light, dark } }) => light === null || dark === null);
    expect([...new Set(through.map(({ name }) => name))].toSorted()).toEqual(['scrim']);
  });

  test('speak of the component that their tag names', () => {
    const stories = filesIn('stories/15-About', /\.stories\.tsx$/).flatMap(({ text }) => [
      ...text.matchAll(
        /tags: \['page:(\w+)'\],\s+(?:argTypes: controlsOf\('\w+'\),\s+)?render: \((?:args)?\) => \(\s+<ComponentPage\s+of="(\w+)"/g,
      ),
    ]);
    expect(stories.filter(([, tag, of]) => tag !== of)).toEqual([]);
    expect(stories.map(([, tag = '']) => tag).toSorted()).toEqual(
      [...components.map(([name]) => name), ...Object.keys(shopFoundations())].toSorted(),
    );
  });

  test('name nothing in English but what the sources say', () => {
    const texts = filesIn('stories/15-About', /\.stories\.tsx$/).flatMap(({ path, text }) =>
      [...text.matchAll(/(?:purpose|title)="([^"]+)"/g)].map(([, words = '']) => ({ path, words })),
    );
    expect(texts.filter(({ words }) => !/[а-яё]/i.test(words))).toEqual([]);
    expect(readFileSync('stories/15-About/page.ts', 'utf8')).toContain('Что слышно');
  });
});
