import * as fc from 'fast-check';

/** FC_SEED replays a run; without it every run has a seed of its own. */
export const seed = Number(process.env['FC_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

fc.configureGlobal({ seed });
