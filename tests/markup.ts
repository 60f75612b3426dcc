import type { MarkupNode } from '../src/domain/safeTree.ts';

/** Words, as a browser's parser gives them. */
export const text = (nodeValue: string): MarkupNode => ({
  nodeType: 3,
  nodeName: '#text',
  nodeValue,
  childNodes: [],
});
/** An element, as a browser's parser gives it. */
export const el = (
  name: string,
  children: readonly (MarkupNode | string)[] = [],
  attributes: Readonly<Record<string, string>> = {},
): MarkupNode => ({
  nodeType: 1,
  nodeName: name.toUpperCase(),
  nodeValue: null,
  childNodes: children.map((child) => (typeof child === 'string' ? text(child) : child)),
  getAttribute: (attribute) => attributes[attribute] ?? null,
});
