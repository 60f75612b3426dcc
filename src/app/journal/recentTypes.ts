/** Event types that go with an error. */
const RECENT = 20;

/** The types of the latest events, the latest last: all that an error takes along of what happened. */
export function createRecentTypes() {
  const types: string[] = [];
  return {
    record: ({ type }: { readonly type: string }): void => {
      types.push(type);
      if (types.length > RECENT) types.shift();
    },
    latest: (): readonly string[] => [...types],
  };
}
