import type { Report } from './table.ts';

/** What a subject is told when it is run. */
export interface Run {
  /** Rounds that are kept; BENCH_ROUNDS names fewer for a trial. */
  readonly rounds: (usual: number) => number;
  /** Tells how far it is, on stderr. */
  readonly say: (line: string) => void;
}

/** One thing that is measured: a table. */
export interface Subject {
  /** Packages of the peers that it measures beside the shop, and the shop's own that matter. */
  readonly peers: readonly string[];
  readonly own: readonly string[];
  readonly measure: (run: Run) => Promise<Report>;
}
