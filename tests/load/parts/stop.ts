import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from '../../bench/programs.ts';
import { figure } from '../../bench/statistics.ts';
import { type Answer, askSteadily, countOf, type Heard } from '../client.ts';
import { atMost, type Finding, never, type Part, promised } from '../finding.ts';
import { CATALOGUE, CONNECTIONS, newSearch, startShop } from '../shops.ts';

const ROUNDS = 3;
const BEFORE_MS = 2_000;
const SECONDS = 4;
const SEARCHES = 5;
/** STOP_GRACE_MS is 10 s; nothing here takes as long. */
const MOST_MS = 3_000;

/** Nobody has taken the request: whoever asks knows that, and asks the next process. */
const isTurnedAway = ({ error }: Answer): boolean => error === 'ECONNREFUSED';

interface Stopped {
  readonly heard: Heard;
  readonly ms: number;
}

const round = async (): Promise<Stopped> => {
  const shop: Program = await startShop();
  const asking = askSteadily({
    origin: shop.origin,
    path: (at) => (at % SEARCHES === 0 ? newSearch() : CATALOGUE),
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
  await pause(BEFORE_MS);
  const began = performance.now();
  await shop.stop();
  return { ms: performance.now() - began, heard: await asking };
};

/** A SIGTERM while everybody asks: who was let in is answered to the end. */
export const stop: Part = {
  name: `A stop in the middle of ${CONNECTIONS} connections, ${ROUNDS} times`,
  run: async () => {
    const findings: Finding[] = [];
    for (let at = 1; at <= ROUNDS; at += 1) {
      const { heard, ms } = await round();
      const answered = countOf(heard, 200);
      const lost = heard.answers.filter((answer) => answer.status !== 200 && !isTurnedAway(answer));
      const why = [...new Set(lost.map(({ status, error }) => error ?? status))].join(', ');
      findings.push(
        promised(`${at}: answered`, figure(answered), '> 0', answered > 0),
        never(`${at}: requests lost${why && ` (${why})`}`, lost.length),
        atMost(`${at}: until it was down`, ms, MOST_MS, 'ms'),
      );
    }
    return findings;
  },
};
