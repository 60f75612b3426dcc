import type { Change } from './changes/change.ts';
import { askKit, LIVE, type Judgement } from './kit.ts';
import { serveLayers, type ServedLayers } from './layers/serve.ts';

/** How many services are judged side by side: one for each core of the smallest machine. */
const SIDE_BY_SIDE = 2;

export interface Judged<Some extends Change = Change> {
  readonly change: Some;
  readonly judgement: Judgement;
  readonly seconds: number;
}

const SECOND_MS = 1000;

const judgeOne = async <Some extends Change>(served: ServedLayers, change: Some): Promise<Judged<Some>> => {
  const started = performance.now();
  await served.wear(change.make);
  const { url, statesUrl, liveUrl } = served;
  const judgement = await askKit({
    url,
    statesUrl,
    ...(change.only === null || change.only === LIVE ? { liveUrl } : {}),
    ...(change.only === null ? {} : { only: change.only }),
    ...(change.timeoutSeconds === undefined ? {} : { timeoutSeconds: change.timeoutSeconds }),
  });
  const [fault] = served.faults();
  if (fault !== undefined) throw new Error(`The change "${change.name}" fails by itself: ${fault}`);
  return { change, judgement, seconds: (performance.now() - started) / SECOND_MS };
};

/** Lets the kit judge each change, on services of their own, and tells of each as it is done. */
export async function judgeAll<Some extends Change>(
  changes: readonly Some[],
  tell: (judged: Judged<Some>) => void = () => {},
): Promise<readonly Judged<Some>[]> {
  const waiting = [...changes];
  const judged: Judged<Some>[] = [];
  const work = async (): Promise<void> => {
    const served = await serveLayers();
    try {
      for (let change = waiting.shift(); change; change = waiting.shift()) {
        const one = await judgeOne(served, change);
        judged.push(one);
        tell(one);
      }
    } finally {
      await served.close();
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return judged;
}
