import { parseSync, type ESTree } from 'vite';
import { docOf, propertyName, typeNamed, typesIn, type SourceFile, type TypeNode } from './types.ts';

/** One property of a component, as its source says it. */
export interface Prop {
  readonly name: string;
  /** As written, without `undefined`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** The docstring; null where there is none, and for what the browser itself knows. */
  readonly about: string | null;
  /** The element whose own attribute it is handed to, as in `input`; null for a property of ours. */
  readonly native: string | null;
  /** What it is when nobody says it, as written; null where nothing stands for it. */
  readonly standsFor: string | null;
}

/** An exported component and what it can be told. */
export interface ComponentProps {
  readonly name: string;
  /** Its docstring. */
  readonly about: string;
  readonly props: readonly Prop[];
}

interface Found {
  readonly name: string;
  readonly node: ESTree.Function;
}

const exportedFunctions = ({ path, text }: SourceFile): readonly Found[] =>
  parseSync(path, text).program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = node;
    if (declaration?.type !== 'FunctionDeclaration') return [];
    const name = declaration.id?.name ?? '';
    return /^[A-Z]/.test(name) ? [{ name, node: declaration }] : [];
  });

/** What `{ size = 24 }` says stands for what is not told, anywhere in the function. */
function defaultsIn(source: string): ReadonlyMap<string, string> {
  const found = source.matchAll(/[{,]\s*(?:'?[\w-]+'?:\s*)?(\w+) = ('[^']*'|[\w.]+)(?=\s*[,}])/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

const written = (type: string): string =>
  type
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^undefined$/, '');

type Read = (path: string) => string;

/** Every property that a type has, those of its parts included. */
function membersOf(node: TypeNode, file: SourceFile, read: Read): readonly Prop[] {
  if (node.type === 'TSInterfaceDeclaration')
    return [
      ...node.body.body.flatMap((member) => memberOf(member, file)),
      ...node.extends.flatMap(({ expression, typeArguments }) =>
        expression.type === 'Identifier'
          ? referenced(expression.name, typeArguments?.params ?? [], file, read)
          : [],
      ),
    ];
  if (node.type === 'TSTypeAliasDeclaration') return membersOf(node.typeAnnotation, file, read);
  if (node.type === 'TSTypeLiteral') return node.members.flatMap((member) => memberOf(member, file));
  if (node.type === 'TSIntersectionType') return node.types.flatMap((part) => membersOf(part, file, read));
  if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier')
    return referenced(node.typeName.name, node.typeArguments?.params ?? [], file, read);
  return [];
}

function memberOf(member: ESTree.TSSignature, file: SourceFile): readonly Prop[] {
  if (member.type !== 'TSPropertySignature') return [];
  const type = member.typeAnnotation?.typeAnnotation;
  return [
    {
      name: propertyName(member.key),
      type: type ? written(file.text.slice(type.start, type.end)) : '',
      isRequired: !member.optional,
      about: docOf(file, member.start),
      native: null,
      standsFor: null,
    },
  ];
}

const nativeProp = (name: string, element: string): Prop => ({
  name,
  type: '',
  isRequired: false,
  about: null,
  native: element,
  standsFor: null,
});

/** Of `Pick<ComponentProps<'input'>, …>` the names; of `ComponentProps<'a'>` as a whole one row. */
function nativesOf(element: TypeNode | undefined, names: readonly string[]): readonly Prop[] {
  const of =
    element?.type === 'TSLiteralType' && 'value' in element.literal ? `${element.literal.value}` : '';
  return (names.length === 0 ? ['…'] : names).map((name) => nativeProp(name, of));
}

function referenced(
  name: string,
  args: readonly ESTree.TSType[],
  file: SourceFile,
  read: Read,
): readonly Prop[] {
  const [first, second] = args;
  if (name === 'ComponentProps') return nativesOf(first, []);
  if ((name === 'Pick' || name === 'Omit') && first && second) {
    const names = typesIn(second);
    const isNative =
      first.type === 'TSTypeReference' &&
      first.typeName.type === 'Identifier' &&
      first.typeName.name === 'ComponentProps';
    if (isNative) return nativesOf(first.typeArguments?.params[0], name === 'Pick' ? names : []);
    const all = membersOf(first, file, read);
    return all.filter((prop) => names.includes(prop.name) === (name === 'Pick'));
  }
  const found = typeNamed(name, file, read);
  return found ? membersOf(found.node, found.file, read) : [];
}

/** The components that a source file exports, with all that they can be told; `read` gives the text of a file by its path from the root. */
export function componentsOf(path: string, read: Read): readonly ComponentProps[] {
  const file = { path, text: read(path) };
  return exportedFunctions(file).map(({ name, node }) => {
    const [parameter] = node.params;
    const annotation =
      parameter && 'typeAnnotation' in parameter ? parameter.typeAnnotation?.typeAnnotation : undefined;
    const defaults = defaultsIn(file.text.slice(node.start, node.end));
    const props = annotation ? membersOf(annotation, file, read) : [];
    return {
      name,
      about: docOf(file, node.start - 'export '.length) ?? '',
      props: props.map((prop) => ({ ...prop, standsFor: defaults.get(prop.name) ?? null })),
    };
  });
}
