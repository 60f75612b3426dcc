import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPageStyles } from './pageStyles.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a page carries its part of the sheet, which its policy allows by its hash', () => {
  const styleOf = createPageStyles('.a{top:0}.b{top:1px}');
  const { html, hashes } = styleOf(bytes('<i></i>'), '<i class="b"></i>');
  expect(html).toBe('<style>.b{top:1px}</style>');
  expect(hashes).toEqual([`'sha256-${createHash('sha256').update('.b{top:1px}').digest('base64')}'`]);
});

test('pages with the same classes share one part, in whatever order they have them', () => {
  const styleOf = createPageStyles('.a{top:0}.b{top:1px}');
  expect(styleOf(bytes('<i class="a b"></i>'), '')).toBe(
    styleOf(bytes('<i class="b"></i><i class="a"></i>'), ''),
  );
});

test('where pages link their sheets themselves nothing stands in them', () => {
  expect(createPageStyles(null)(bytes('<i class="a"></i>'), '')).toEqual({ html: '', hashes: [] });
});
