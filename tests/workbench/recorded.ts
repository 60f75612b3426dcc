/** What the runs of the stories tell of one event: its row of stories/70-Events/recorded.json, written by `npm run catalogue`. */
export interface Recorded {
  /** Ids of stories in which it happens; absent where no story meets it. */
  readonly stories?: readonly string[] | undefined;
  /** A masked payload of some story. */
  readonly example?: unknown;
}
