/** One place of today's code, as it stands and as it stood. */
export interface Edit {
  /** From the root of the project. */
  readonly file: string;
  /** Stands in it once. */
  readonly find: string;
  readonly replace: string;
}

/** A bug that the history of this repository has mended. */
export interface Bug {
  /** What the customer suffers. */
  readonly suffers: string;
  readonly mendedBy: readonly string[];
  /** Put it back. */
  readonly edits: readonly Edit[];
  /** What was built since then and hides it: taken out of the shop with the bug, and of the one that it is compared with. */
  readonly hiddenBy?: readonly Edit[];
  /** The sentences that it breaks. */
  readonly breaks: readonly string[];
  /** What the explorer would need to find it; of those that it misses. */
  readonly needs?: string;
}
