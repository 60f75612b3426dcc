import { BEGINS_AT_HOUR, SECONDS } from './arrivals.ts';
import { KINDS, type Kind, OF_THE_API } from './asks.ts';
import { ASSUMED } from './customers.ts';
import type { Course, Plan } from './evening.ts';

/** Measured (docs/performance.md, "Under load"): milliseconds of a core. */
export const COST = { rendered: 3.5, kept: 0.029 } as const;
/** Of the clients that lost the live connection for a minute so many come back in the fullest second (docs/operations.md). */
const FULLEST_SECOND = 0.074;
/** An open page asks for versions once a minute: a new menu is known to all by then. */
const KNOWN_WITHIN_S = 60;
const MOST_WAITING_PAGES = 68;

const grouped = (count: number): string => Math.round(count).toLocaleString('en');
const peakOf = (series: ArrayLike<number>): { readonly at: number; readonly value: number } => {
  let at = 0;
  for (let second = 0; second < series.length; second += 1)
    if ((series[second] ?? 0) > (series[at] ?? 0)) at = second;
  return { at, value: series[at] ?? 0 };
};
const sumOf = (series: ArrayLike<number>): number => {
  let sum = 0;
  for (let second = 0; second < series.length; second += 1) sum += series[second] ?? 0;
  return sum;
};
const clockOf = (second: number): string =>
  `${BEGINS_AT_HOUR + Math.floor(second / 3_600)}:${String(Math.floor(second / 60) % 60).padStart(2, '0')}`;

const WORDS: Readonly<Record<Kind, string>> = {
  pages: 'documents',
  states: 'the state that pages share',
  code: 'scripts, styles, fonts',
  pictures: 'pictures',
  versions: 'versions',
  reads: 'menu, settings, the customer’s own',
  writes: 'login, addresses, likes',
  promos: 'promo calculations',
  orders: 'orders',
  sockets: 'live connections opened',
};

const kindRows = ({ requests, bytes }: Course): readonly string[] =>
  KINDS.map((kind) => {
    const peak = peakOf(requests[kind]);
    const whose = kind === 'sockets' || OF_THE_API.has(kind) ? 'the chain’s back end' : 'proxy or CDN';
    return `| ${WORDS[kind]} | ${whose} | ${grouped(sumOf(requests[kind]))} | ${grouped(peak.value)} | ${grouped(bytes[kind] / 1e9)} |`;
  });

/** Of all kinds that the API answers, second by second. */
const ofTheApi = ({ requests }: Course): Float64Array => {
  const all = new Float64Array(SECONDS);
  for (const kind of OF_THE_API)
    for (let at = 0; at < SECONDS; at += 1) all[at] = (all[at] ?? 0) + (requests[kind][at] ?? 0);
  return all;
};

/** What the parts of the shop have to bear, and what one unit of each bears where that was measured. */
function partRows(course: Course, menuBytes: number): readonly string[] {
  const { requests, made, rendered, open } = course;
  const [documents, api] = [peakOf(requests.pages), peakOf(ofTheApi(course))];
  const cpu = Float64Array.from(
    rendered,
    (count, at) => count * COST.rendered + ((made[at] ?? 0) - count) * COST.kept,
  );
  const busiest = peakOf(cpu);
  const people = peakOf(open);
  const everybody = (count: number): string => `${grouped(count)} a second`;
  return [
    `| documents | ${everybody(documents.value)} at ${clockOf(documents.at)} | a proxy answers all but ${grouped(sumOf(made))} of ${grouped(sumOf(requests.pages))} |`,
    `| renderers | ${everybody(peakOf(made).value)} asked, ${everybody(peakOf(rendered).value)} rendered | ${Math.ceil(busiest.value) / 10} % of one core in the busiest second |`,
    `| … with every cache empty at the busiest second | ${everybody(documents.value)} | ${Math.ceil((documents.value * COST.rendered) / 10)} % of one core if each were an address of its own; beyond ${MOST_WAITING_PAGES} that wait, 503 with Retry-After |`,
    `| the chain’s API | ${everybody(api.value)} at ${clockOf(api.at)} | its own; ${Math.round((100 * (requests.versions[api.at] ?? 0)) / api.value)} % of it are questions for versions, which a cache of one second would answer |`,
    `| … a new menu at the busiest moment | ${everybody(people.value / KNOWN_WITHIN_S)} for a minute | ${(((people.value / KNOWN_WITHIN_S) * menuBytes * 8) / 1e9).toFixed(2)} Gbit/s of menus |`,
    `| live connections | ${grouped(people.value)} at ${clockOf(people.at)} | its own; ${everybody(people.value / 30)} pings |`,
    `| … all lost for a minute at the busiest moment | ${everybody(people.value * FULLEST_SECOND)} | handshakes in the fullest second |`,
  ];
}

/** The evening as docs/scale.md tells it. */
export function tableOf({ customers, cities, proxies }: Plan, course: Course, menuBytes: number): string {
  return [
    `${grouped(customers)} customers in ${cities} cities, ${proxies} places of the CDN; ${ASSUMED.buys} % buy, ${ASSUMED.looksAfter} % look after an order, the rest look around; ${grouped(course.orders)} orders.`,
    '',
    '| requests | who answers | in all | busiest second | GB |',
    '|---|---|--:|--:|--:|',
    ...kindRows(course),
    '',
    '| part | busiest second | what it takes |',
    '|---|---|---|',
    ...partRows(course, menuBytes),
  ].join('\n');
}

const [BEGIN, END] = ['<!-- npm run evening -->', '<!-- end -->'];

/** The page with that table in its place. Throws where the page has no place for it. */
export function withTable(page: string, table: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error(`The page has no place between ${BEGIN} and ${END}`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${page.slice(end)}`;
}
