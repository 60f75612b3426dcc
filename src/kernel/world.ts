/** What the kernel itself needs of the world. */
export interface World {
  /** Milliseconds since the epoch. */
  now(): number;
  newId(): string;
  report(error: unknown, where: string): void;
}
