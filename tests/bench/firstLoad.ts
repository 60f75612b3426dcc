import { PAGES } from '../size/budgets.ts';
import { chromiumPath } from './browser.ts';
import type { Figure } from './figures.ts';
import { load, type Load, type Opening } from './firstLoad/load.ts';
import { type Kind, KINDS, kilobytes, waterfall } from './firstLoad/wire.ts';
import { NEXT_PAGE, pagesOf } from './pages.ts';
import { startNext, startShop } from './shops.ts';
import { figure, median } from './statistics.ts';
import type { Run, Subject } from './subject.ts';

const ROUNDS = 2;

/** Bytes hardly differ from round to round; the second tells where they do. */
type Loads = readonly (readonly [Opening, readonly Load[]])[];

/** Each page of the shop three times: by somebody who has chosen a city, by somebody new, and with what is fetched ahead. */
const openingsOf = (pages: Readonly<Record<string, string>>): readonly Opening[] =>
  Object.entries(pages).flatMap(([page, address]): readonly Opening[] => {
    const source = PAGES[page]?.source ?? null;
    const known = {
      name: page,
      address,
      source,
      visitor: 'city chosen',
      isAsked: false,
      isSavingData: true,
    } as const;
    if (page === NEXT_PAGE) return [known];
    return [
      known,
      { ...known, name: `${page}, first visit`, visitor: 'first visit', isAsked: true },
      { ...known, name: `${page}, fetched ahead`, isSavingData: false },
    ];
  });

const ofKind = ({ asked }: Load, kind: Kind) => asked.filter((one) => one.kind === kind);

/** All but pictures below the first screen, which a browser fetches a screen or three ahead. */
const ofFirstScreen = ({ asked, picturesInSight }: Load) =>
  asked.filter(({ kind, url }) => kind !== 'picture' || picturesInSight.has(url));

const cellsOf = (loads: readonly Load[]): readonly string[] => {
  const middle = (value: (one: Load) => number): number => median(loads.map(value));
  const part = (kind: Kind): string =>
    `${figure(middle((one) => kilobytes(ofKind(one, kind))))} (${middle((one) => ofKind(one, kind).length)})`;
  return [
    String(middle(({ dishes }) => dishes)),
    figure(middle(({ raw }) => raw)),
    `${figure(middle(({ alive }) => alive.kb))} (${middle(({ alive }) => alive.files)})`,
    `${figure(middle(({ atRest }) => atRest.kb))} (${middle(({ atRest }) => atRest.files)})`,
    ...KINDS.map(part),
    `${figure(middle(({ asked }) => kilobytes(asked)))} (${middle(({ asked }) => asked.length)})`,
  ];
};

const dishesOn = (loads: readonly Load[]): number => median(loads.map(({ dishes }) => dishes));

/** Next's page stands beside the catalogue where both show as many dishes. */
const figuresOf = (measured: Loads): readonly Figure[] => {
  const next = measured.find(([{ name }]) => name === NEXT_PAGE)?.[1] ?? [];
  return measured
    .filter(([{ name }]) => name !== NEXT_PAGE)
    .flatMap(([{ name }, loads]) => {
      const isBeside = name.startsWith('catalogue') && dishesOn(loads) === dishesOn(next);
      const of = (what: string, unit: string, value: (one: Load) => number): Figure => ({
        name: `${name}: ${what}`,
        unit,
        shop: loads.map(value),
        ...(isBeside && { peer: { name: 'Next', values: next.map(value), isOnlyShown: true } }),
      });
      return [
        of('code until a press works', 'kB gzip', ({ alive }) => alive.kb),
        of('files of it', '', ({ alive }) => alive.files),
        of('code at rest', 'kB gzip', ({ atRest }) => atRest.kb),
        of('requests at rest', '', ({ asked }) => asked.length),
        of('bytes at rest', 'kB', ({ asked }) => kilobytes(asked)),
        of('bytes with the first screen’s pictures', 'kB', (one) => kilobytes(ofFirstScreen(one))),
        of('HTML unpacked', 'kB', ({ raw }) => raw),
        of('HTML sent', 'kB', (one) => kilobytes(ofKind(one, 'html'))),
      ];
    });
};

const NOTES = [
  'What a phone downloads, by Chromium’s own count: kB (1,000 bytes) over the wire with headers, in brackets files; medians. A fresh browser each time, 390 × 844 at density 2; somebody is seen at the page (the pointer moves), and nobody scrolls or taps until it has asked for nothing for 1.5 s.',
  '«Until a press» is code, in kB gzip whatever the server sends, that a press needs and that was there when a control of the first screen was React’s (the shop’s working layer, which is under way behind it, is none), with what is inside the page; of a first visit when the question for the city was there as well. A visitor comes with a chosen city, or for the first time; both save data, so that nothing is fetched ahead. «Fetched ahead» is the first of them once more, on a connection without a limit. The waterfall of each page stands below the table in the kept file.',
  'Next’s page has the same dishes with the same pictures and one button a dish, and nothing else of the shop: no cart, no search, no city, no dialogs.',
];

const measureAll = async ({ rounds, say }: Run, openings: readonly Opening[]): Promise<Loads> => {
  const chromium = await chromiumPath(say);
  const loads = new Map<Opening, Load[]>(openings.map((opening) => [opening, []]));
  for (let round = 0; round < rounds(ROUNDS); round += 1)
    for (const opening of round % 2 === 0 ? openings : openings.toReversed()) {
      say(`  ${opening.name}, round ${round + 1}`);
      loads.get(opening)?.push(await load(chromium, opening));
    }
  return [...loads];
};

/** Bytes, files and order of what a visit downloads, beside Next's page of the same dishes. */
export const firstLoad: Subject = {
  peers: ['next', 'react'],
  own: ['react', 'playwright'],
  async measure(run) {
    const shop = await startShop();
    const next = await startNext(shop, run.say);
    const measured = await measureAll(run, openingsOf(pagesOf(shop, next)));
    await next.stop();
    await shop.stop();
    return {
      title: 'First load: bytes, files, waterfall',
      notes: NOTES,
      columns: ['page', 'dishes', 'HTML unpacked', 'until a press', 'at rest', ...KINDS, 'all'],
      rows: measured.map(([{ name }, loads]) => [name, ...cellsOf(loads)]),
      figures: figuresOf(measured),
      appendix: measured
        .flatMap(([{ name }, loads]) => loads.slice(-1).map(({ asked }) => waterfall(name, asked)))
        .join('\n'),
    };
  },
};
