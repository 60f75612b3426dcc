/** One slice as it lies in storage: its state, and the tab that wrote it. */
export interface SavedEntry {
  readonly tab: unknown;
  readonly state: unknown;
}

/** Null for anything that no tab of this shop has written. */
export function entryOf(text: string | null): SavedEntry | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('state' in value)) return null;
    return { state: value.state, tab: 'tab' in value ? value.tab : null };
  } catch {
    return null;
  }
}
