import { actWords } from '../acts.ts';
import type { ExploredShop } from '../exploring.ts';
import { keepTrace } from '../trace.ts';
import type { Visit } from '../visit.ts';
import type { Result } from './results.ts';

interface HuntOptions {
  readonly shop: ExploredShop;
  /** The shop without the bug; null where there is none to compare with. */
  readonly sound: ExploredShop | null;
  /** The sentences that the bug breaks: another one that falls is not this bug. Null where any counts. */
  readonly breaks: readonly string[] | null;
  /** Of the first visit. */
  readonly seed: number;
  readonly minutes: number;
  /** Visits side by side. */
  readonly atOnce: number;
}

/** What is played again in the mended shop, so often. */
const SOUND_REPLAYS = 5;

const isSound = async (sound: ExploredShop, found: Visit, acts: Visit['acts']): Promise<boolean> => {
  for (let tries = 0; tries < SOUND_REPLAYS; tries += 1)
    if ((await sound.play(found, acts))?.violation) return false;
  return true;
};

/** Explores a shop until a sentence falls that falls again, and that does not fall in the mended shop; or until the time is over. */
export async function hunt({
  shop,
  sound,
  breaks,
  seed: first,
  minutes,
  atOnce,
}: HuntOptions): Promise<Result> {
  const began = Date.now();
  const end = began + minutes * 60_000;
  const noise: string[] = [];
  let [seed, visits] = [first, 0];
  let found: Result['found'] = null;

  /** Why it counts for nothing; null where it counts. */
  const judge = async (suspect: Visit, seconds: number): Promise<string | null> => {
    const { violation } = suspect;
    if (violation && breaks?.includes(violation.says) === false) {
      keepTrace(suspect, '-other');
      return 'is not what this bug breaks';
    }
    const acts = await shop.shortest(suspect);
    if (!violation || !acts) return 'did not repeat';
    keepTrace({ ...suspect, acts }, '-bug');
    if (sound && !(await isSound(sound, suspect, acts))) return 'falls in the mended shop as well';
    if (found === null || found.seconds > seconds)
      found = {
        seconds,
        says: violation.says,
        words: violation.words,
        acts: acts.map(actWords),
        visit: suspect.seed,
      };
    return null;
  };
  const isOver = (): boolean => Date.now() >= end || found !== null;
  const worker = async (): Promise<void> => {
    while (!isOver()) {
      const visit = await shop.play(shop.begin(seed++));
      if (!visit) continue;
      visits += 1;
      if (!visit.violation || found) continue;
      const why = await judge(visit, (Date.now() - began) / 1000);
      if (why !== null) noise.push(`seed ${visit.seed} «${visit.violation.says}» ${why}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { seed: first, minutes, visits, found, noise };
}
