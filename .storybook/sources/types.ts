import { posix } from 'node:path';
import { parseSync, type ESTree } from 'vite';

/** A file of the sources. */
export interface SourceFile {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

/** Whatever may say which properties a component has. */
export type TypeNode = ESTree.TSType | ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;

const programs = new Map<string, ReturnType<typeof parseSync>>();
const programOf = ({ path, text }: SourceFile) => {
  const known = programs.get(text);
  if (known) return known;
  const program = parseSync(path, text);
  programs.set(text, program);
  return program;
};

const words = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The docstring that ends right before this place; null where there is none. */
export function docOf(file: SourceFile, start: number): string | null {
  const above = programOf(file).comments.findLast(
    ({ type, value, end }) => type === 'Block' && value.startsWith('*') && end <= start,
  );
  return above && file.text.slice(above.end, start).trim() === '' ? words(above.value) : null;
}

export const propertyName = (key: ESTree.PropertyKey): string => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
};

/** The strings of a union of literals, those that a template makes included. */
export function typesIn(type: ESTree.TSType): readonly string[] {
  if (type.type === 'TSUnionType') return type.types.flatMap((part) => typesIn(part));
  if (type.type === 'TSTemplateLiteralType') {
    const [before, after] = type.quasis.map(({ value }) => value.raw);
    const [inside] = type.types;
    return inside ? typesIn(inside).map((word) => `${before}${word}${after}`) : [];
  }
  return type.type === 'TSLiteralType' && 'value' in type.literal ? [String(type.literal.value)] : [];
}

const declared = (node: ESTree.Program['body'][number]): unknown =>
  node.type === 'ExportNamedDeclaration' ? node.declaration : node;

const isType = (node: unknown): node is ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration =>
  typeof node === 'object' &&
  node !== null &&
  'type' in node &&
  (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration');

const importOf = (name: string, file: SourceFile): string | undefined => {
  for (const node of programOf(file).program.body)
    if (node.type === 'ImportDeclaration' && node.specifiers.some(({ local }) => local.name === name))
      return node.source.value;
  return undefined;
};

/** Where a type of this name is declared: in the file itself, or in one of ours that it imports from. */
export function typeNamed(
  name: string,
  file: SourceFile,
  read: (path: string) => string,
): { readonly node: TypeNode; readonly file: SourceFile } | null {
  const own = programOf(file)
    .program.body.map(declared)
    .filter(isType)
    .find(({ id }) => id.name === name);
  if (own) return { node: own, file };
  const from = importOf(name, file);
  if (from?.startsWith('.') !== true) return null;
  const path = posix.join(posix.dirname(file.path), from);
  return typeNamed(name, { path, text: read(path) }, read);
}
