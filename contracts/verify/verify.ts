import type { Asked } from './arguments.ts';
import { verifyInteraction, type Outcome, type Provider } from './interaction.ts';
import type { PactFile } from './pactFile.ts';
import { producedAt, producedOver, type Produce } from './produce.ts';
import { statesAt, UnknownState, type SetState } from './stateSetter.ts';

export interface Pacts {
  readonly http: PactFile;
  readonly live: PactFile;
}

const unset: SetState = ({ state }) => Promise.reject(new UnknownState(state));

const produceBy = ({ liveUrl }: Asked, setState: SetState | null): Produce | null => {
  if (liveUrl === null) return null;
  return liveUrl.startsWith('ws') ? producedOver(liveUrl, setState ?? unset) : producedAt(liveUrl);
};

const chosen = ({ interactions }: PactFile, only: string | null): PactFile['interactions'] =>
  only === null
    ? interactions
    : interactions.filter(({ description }) => description.toLowerCase().includes(only.toLowerCase()));

const PATIENCE_MS = 10_000;

/** Any answer will do. Asked beforehand, since the library waits long for a service that is not there. */
const insistOnService = async (url: string): Promise<void> => {
  try {
    await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    throw new Error(`No service answers at ${url}`, { cause: error });
  }
};

/** Verifies one interaction after the other, in one process; tells of each as soon as it is done. Rejects when nobody answers. */
export async function verify(
  asked: Asked,
  pacts: Pacts,
  tell: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  await insistOnService(asked.url);
  const setState = asked.statesUrl === null ? null : statesAt(asked.statesUrl, asked.token);
  const provider: Provider = { url: asked.url, setState, token: asked.token, produce: null };
  const produce = produceBy(asked, setState);
  const runs = [
    { pact: pacts.http, provider },
    ...(produce ? [{ pact: pacts.live, provider: { ...provider, produce } }] : []),
  ];
  const outcomes: Outcome[] = [];
  for (const { pact, provider } of runs) {
    for (const interaction of chosen(pact, asked.only)) {
      const outcome = await verifyInteraction(pact, interaction, provider);
      tell(outcome);
      outcomes.push(outcome);
    }
  }
  return outcomes;
}
