import type { World } from './world.ts';

/** What throws is reported and ends nothing else. */
export const attempt = <T, V>(world: World, where: string, run: (value: V) => T, value: V): T | undefined => {
  try {
    return run(value);
  } catch (error) {
    world.report(error, where);
    return undefined;
  }
};
