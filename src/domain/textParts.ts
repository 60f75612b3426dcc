import type { SafeNode, SafeTree } from './safeTree.ts';

/** A part of a text that can be jumped to. */
export interface TextPart {
  /** Of its heading, in the page. */
  readonly id: string;
  readonly title: string;
  readonly heading: SafeNode;
}

const wordsOf = (tree: SafeTree): string =>
  tree
    .map((node) => (node.kind === 'text' ? node.text : wordsOf(node.children)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The parts of a text by its headings; none where there is nothing to choose between. */
export function textParts(tree: SafeTree): readonly TextPart[] {
  const parts = tree
    .filter((node) => node.kind === 'element' && node.name === 'h2')
    .map((heading) => ({ heading, title: heading.kind === 'element' ? wordsOf(heading.children) : '' }))
    .filter(({ title }) => title !== '')
    .map((part, index) => ({ ...part, id: `part-${index + 1}` }));
  return parts.length > 1 ? parts : [];
}
