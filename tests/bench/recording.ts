import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { chromiumPath, openBrowser } from './browser.ts';
import { bundle } from './bundle.ts';
import type { EventCost } from './recording/again.ts';
import { RRWEB, visit, type Visited } from './recording/visit.ts';
import { startShop } from './shops.ts';
import { countOrFigure, figure, median, ratio } from './statistics.ts';
import type { Subject } from './subject.ts';

const ROUNDS = 5;
/** The visit's events are recorded so often anew: one of them takes less than the clock can tell. */
const TIMES = 200;
const KILO = 1_000;

const eventsOf = (journal: string): number =>
  (JSON.parse(journal) as { readonly events: readonly unknown[] }).events.length;
const packedKb = (text: string): number => gzipSync(text).byteLength / KILO;
const rawKb = (text: string): number => Buffer.byteLength(text) / KILO;

/** What an event of the shop's journal costs, in a page of the shop's address. */
const costOfEvent = async (
  browser: Browser,
  origin: string,
  code: string,
  journal: string,
): Promise<EventCost> => {
  const page = await browser.newPage();
  try {
    await page.route(`${origin}/blank`, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
    await page.goto(`${origin}/blank`);
    await page.addScriptTag({ content: code, type: 'module' });
    const catalog: unknown = await (await fetch(`${origin}/api/v1/catalog`)).json();
    const cost = await page.evaluate(
      ([text, menu, times]) => window.recordAgain?.(text, menu as never, times),
      [journal, catalog, TIMES] as const,
    );
    if (!cost) throw new Error('The journal of the visit was not recorded anew');
    return cost;
  } finally {
    await page.close();
  }
};

interface Round {
  readonly alone: Visited;
  readonly recorded: Visited;
  readonly cost: EventCost;
}

const isSame = ({ alone, recorded }: Round): boolean => alone.end !== '' && alone.end === recorded.end;

const NOTES = [
  'The same visit of a phone, with and without rrweb’s recorder in the page, in turns: the menu is looked through, four dishes go into the cart and one more of each. rrweb’s CPU time is what the main thread took beyond the visit without it; the shop’s journal is there on both sides, and its CPU time is that of its events recorded and kept anew in a page of the shop’s address. Bytes are those of the recording, as JSON and packed with gzip; the code is what each adds to a page.',
];

/** What it costs to record a visit: the journal of events beside a recorder of the DOM. */
export const recording: Subject = {
  peers: ['@rrweb/record'],
  own: ['playwright'],
  async measure(run) {
    const shop = await startShop();
    const browser = await openBrowser(await chromiumPath(run.say));
    const code = readFileSync(await bundle('recording/again.ts'), 'utf8');
    const rounds: Round[] = [];
    for (let round = 0; round < run.rounds(ROUNDS); round += 1) {
      run.say(`  round ${round + 1}`);
      const order = round % 2 === 0 ? [false, true] : [true, false];
      const visits = new Map<boolean, Visited>();
      for (const isRecorded of order) visits.set(isRecorded, await visit(browser, shop.origin, isRecorded));
      const [alone, recorded] = [visits.get(false)!, visits.get(true)!];
      const cost = await costOfEvent(browser, shop.origin, code, alone.journal);
      rounds.push({ alone, recorded, cost });
    }
    await browser.close();
    await shop.stop();
    const comparable = rounds.filter(isSame);
    const of = (value: (round: Round) => number): readonly number[] => comparable.map(value);
    const ownMs = of(({ alone, cost }) => cost.begun + eventsOf(alone.journal) * (cost.recorded + cost.kept));
    const theirMs = of(({ alone, recorded }) => recorded.cpuMs - alone.cpuMs);
    const own = [ownMs, of(({ alone }) => rawKb(alone.journal)), of(({ alone }) => packedKb(alone.journal))];
    const their = [
      theirMs,
      of(({ recorded }) => rawKb(recorded.recorded)),
      of(({ recorded }) => packedKb(recorded.recorded)),
    ];
    const names = ['CPU of the visit, ms', 'recording, kB', 'recording packed, kB'];
    return {
      title: 'Recording a visit',
      notes: NOTES,
      columns: ['what', 'the journal', 'rrweb', '× rrweb'],
      rows: [
        ...names.map((name, at) => [
          name,
          figure(median(own[at]!)),
          figure(median(their[at]!)),
          figure(ratio(own[at]!, their[at]!)),
        ]),
        ['events', countOrFigure(median(of(({ alone }) => eventsOf(alone.journal)))), '–', '–'],
        ['code of it, kB gzip', '–', figure(packedKb(readFileSync(RRWEB, 'utf8'))), '–'],
      ],
      figures: [
        { name: 'an event recorded', unit: 'µs', shop: of(({ cost }) => KILO * cost.recorded) },
        { name: 'an event kept', unit: 'µs', shop: of(({ cost }) => KILO * cost.kept) },
        { name: 'the beginning of a page kept', unit: 'ms', shop: of(({ cost }) => cost.begun) },
        { name: 'CPU of recording', unit: 'ms', shop: own[0]!, peer: { name: 'rrweb', values: their[0]! } },
        {
          name: 'bytes of a recording',
          unit: 'kB',
          shop: own[1]!,
          peer: { name: 'rrweb', values: their[1]! },
        },
        { name: 'bytes packed', unit: 'kB', shop: own[2]!, peer: { name: 'rrweb', values: their[2]! } },
      ],
    };
  },
};
