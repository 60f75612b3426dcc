const FIRST = Number(process.env['BENCH_PORT'] ?? 4790);

/** Where the bench's servers listen: one after another from BENCH_PORT, so that two benches of one machine do not meet. */
export const PORTS = {
  shop: FIRST,
  next: FIRST + 1,
  raw: FIRST + 2,
  uncached: FIRST + 3,
  plain: FIRST + 4,
} as const;
