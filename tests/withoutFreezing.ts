import { setAutoFreeze } from 'immer';

/** As src/app/boot/working.ts has it in production. Stands outside of tests/bench: there `immer` is the peers' own copy. */
export const withoutFreezing = (): void => setAutoFreeze(false);
