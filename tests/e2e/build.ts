import { buildIfStale } from '../../src/app/build/build.ts';

/** Builds once, before the workers start their servers side by side. */
const setup = (): Promise<void> => buildIfStale();
export default setup;
