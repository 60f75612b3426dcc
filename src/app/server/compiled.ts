import { enableCompileCache } from 'node:module';
import { COMPILED_DIR } from './paths.ts';

/**
 * What Node makes of the sources that run as they are is kept on disk and read by the next start: half of the time to the first page. The build
 * fills it (`compile.ts`); where the folder cannot be written to, nothing is kept.
 */
export const keepCompiled = (): void => {
  enableCompileCache(COMPILED_DIR);
};
