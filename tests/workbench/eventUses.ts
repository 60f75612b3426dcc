/** Event type to ids of stories in which it happens: stories/70-Events/recorded.json. */
export type EventUses = Readonly<Record<string, readonly string[]>>;

export interface EventCatalogue {
  readonly types: readonly string[];
  readonly uses: EventUses;
  /** Every story of Storybook's index. */
  readonly storyIds: ReadonlySet<string>;
  /** Types to which nobody reacts. */
  readonly idle: readonly string[];
}

/** What the event catalogue lacks, one line each; empty when every event has a story and a reaction. */
export function uncoveredEvents({ types, uses, storyIds, idle }: EventCatalogue): readonly string[] {
  const known = new Set(types);
  const unused = types.filter((type) => (uses[type] ?? []).length === 0);
  const foreign = Object.keys(uses).filter((type) => !known.has(type));
  const lost = Object.entries(uses).flatMap(([type, stories]) =>
    stories.filter((id) => !storyIds.has(id)).map((id) => `${type}: there is no story ${id}`),
  );
  const twice = Object.entries(uses).flatMap(([type, stories]) =>
    stories
      .filter((id, index) => stories.indexOf(id) !== index)
      .map((id) => `${type}: names the story ${id} twice`),
  );
  return [
    ...twice,
    ...unused.map((type) => `${type}: no story meets it`),
    ...foreign.map((type) => `${type}: there is no such event`),
    ...lost,
    ...idle.map((type) => `${type}: nobody reacts to it`),
  ];
}
