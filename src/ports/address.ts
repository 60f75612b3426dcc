/** The names of a route's path parameters: "/like/:userId/:productId" → "userId" | "productId". */
type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type Parameters<Path extends string> = Readonly<Record<ParameterOf<Path>, string>>;

/**
 * Fills a route's path. Every parameter is encoded, and an empty one throws before anything is sent: it would drop its
 * segment and so name another resource.
 */
export function fillPath<Path extends string>(path: Path, parameters: Parameters<Path>): string {
  const values: Readonly<Record<string, string>> = parameters;
  return path.replaceAll(/:(\w+)/g, (_match, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    // A lone dot segment would be resolved away by the URL parser.
    if (!value || value === '.' || value === '..') throw new RangeError(`Path parameter "${name}" is empty`);
    return encodeURIComponent(value);
  });
}
