import type { Json } from './json.ts';

export const code = (text: string): string => `\`${text}\``;
export const link = (text: string, anchor: string): string => `[${text}](#${anchor})`;
/** A place that `link` finds, whatever the heading beside it says. */
export const anchor = (name: string): string => `<a id="${name}"></a>`;

/** `a customer is there` as `a-customer-is-there` */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

export const jsonBlock = (value: Json): string =>
  ['```json', JSON.stringify(value, null, 2), '```'].join('\n');
export const textBlock = (text: string): string => ['```text', text, '```'].join('\n');

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** A table; nothing without a row. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** Blocks with an empty line between them; empty ones are left out. */
export const blocks = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');
