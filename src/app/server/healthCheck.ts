import { HEALTH_PATH } from './health.ts';

/** Asks the shop of this container whether it is well: the exit code is the answer. */
const isWell = async (port: string): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}${HEALTH_PATH}`)).ok;
  } catch {
    return false;
  }
};

process.exitCode = (await isWell(process.env['PORT'] || '3000')) ? 0 : 1;
