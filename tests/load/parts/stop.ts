import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from '../../bench/programs.ts';
import { figure } from '../../bench/statistics.ts';
import { type Answer, askSteadily, countOf, type Heard } from '../client.ts';
import { atMost, type Finding, never, type Part, promised } from '../finding.ts';
import { CATALOGUE, CONNECTIONS, newSearch, startShop } from '../shops.ts';

const ROUNDS = 3;
const BEFORE_MS = 1_000;
const LOOK_MS = 100;
const MOST_SECONDS = 60;
const SEARCHES = 5;
/** STOP_GRACE_MS. */
const MOST_MS = 10_000;

/** Nobody has taken the request: whoever asks knows that, and asks the next process. */
const isTurnedAway = ({ error }: Answer): boolean => error === 'ECONNREFUSED';

interface Stopped {
  readonly heard: Heard;
  readonly ms: number;
}

/**
 * The signal comes when each connection has been answered once: one that the system has made and the process has not yet
 * taken is nobody's, and ends with the process.
 */
const round = async (): Promise<Stopped> => {
  const shop: Program = await startShop();
  const met = new Set<number>();
  let isDown = false;
  const asking = askSteadily({
    origin: shop.origin,
    path: (at) => (at % SEARCHES === 0 ? newSearch() : CATALOGUE),
    connections: CONNECTIONS,
    seconds: MOST_SECONDS,
    onAnswer: (who) => void met.add(who),
    isOver: () => isDown,
  });
  while (met.size < CONNECTIONS) await pause(LOOK_MS);
  await pause(BEFORE_MS);
  const began = performance.now();
  await shop.stop();
  const ms = performance.now() - began;
  isDown = true;
  return { ms, heard: await asking };
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
