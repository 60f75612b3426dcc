import type { Browser } from 'playwright';
import { chromiumPath, openBrowser } from './browser.ts';
import type { Figure } from './figures.ts';
import { servePlainPage } from './plus/plainPage.ts';
import { plainSide, type Pressed, pressSide, shopSide, type Side, WANTED_END } from './plus/sides.ts';
import { startShop } from './shops.ts';
import { countOrFigure, figure, median, ratio } from './statistics.ts';
import type { Run, Subject } from './subject.ts';

const ROUNDS = 5;
const DISHES = 1_000;
const REDUX = 'react-redux, plain cards';
const SHOP = 'the shop, whole client';
const LIMIT = 'the DOM by hand (limit)';

type Rounds = Readonly<Record<string, readonly Pressed[]>>;

const isRight = ({ end }: Pressed): boolean => end.join() === WANTED_END.join();
const timesOf = (rounds: readonly Pressed[] = []): readonly number[] => rounds.map(({ ms }) => median(ms));

const rowsOf = (measured: Rounds): readonly (readonly string[])[] =>
  Object.entries(measured).map(([name, rounds]) => [
    name,
    figure(median(timesOf(rounds))),
    figure(ratio(timesOf(rounds), timesOf(measured[REDUX]))),
    countOrFigure(median(rounds.map(({ reads }) => reads))),
    countOrFigure(median(rounds.map(({ renders }) => renders))),
    rounds.every(isRight) ? 'equal' : 'DIFFER',
  ]);

const figuresOf = (measured: Rounds): readonly Figure[] => {
  const shop = measured[SHOP] ?? [];
  const redux = measured[REDUX] ?? [];
  const isComparable = [...shop, ...redux].every(isRight);
  const shown = (of: (one: Pressed) => number) =>
    ({
      shop: shop.map(of),
      peer: { name: 'react-redux', values: redux.map(of), isOnlyShown: true },
    }) as const;
  return [
    {
      name: 'click to DOM',
      unit: 'ms',
      shop: isComparable ? timesOf(shop) : [],
      peer: { name: 'react-redux', values: timesOf(redux) },
    },
    { name: 'memo reads', unit: '', ...shown(({ reads }) => reads) },
    { name: 'components rendered', unit: '', ...shown(({ renders }) => renders) },
  ];
};

const NOTES = [
  'One press of «+» among 1,000 cards on a phone, Chromium at CPU ×4: ms from the click until the DOM shows the new number, medians of 40 presses a round. All sides begin with thirty dishes in the cart, one piece of each, and press one of them. «Reads» says how often a selector was looked at for one press, «renders» how many components React rendered for it.',
  'The peers’ cards know no rules: a number goes up by one, and a badge with it. The shop is the built one with its demo back end (DEMO_DISHES=1000): limits, gifts, delivery, sums, journal, counters, storage and other tabs are all there. In the end the pieces in the cart must be the same on all sides.',
];

const measureAll = async (
  run: Run,
  browser: Browser,
  sides: Readonly<Record<string, Side>>,
): Promise<Rounds> => {
  const names = Object.keys(sides);
  const measured: Record<string, Pressed[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < run.rounds(ROUNDS); round += 1)
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      run.say(`  ${name}, round ${round + 1}`);
      measured[name]?.push(await pressSide(browser, sides[name]!));
    }
  return measured;
};

/** What a press of «+» costs from the click to the DOM, beside react-redux and the DOM by hand. */
export const plus: Subject = {
  peers: ['react-redux', '@reduxjs/toolkit', 'react'],
  own: ['react', 'playwright'],
  async measure(run) {
    const shop = await startShop(DISHES);
    const plain = await servePlainPage();
    const browser = await openBrowser(await chromiumPath(run.say));
    const measured = await measureAll(run, browser, {
      [LIMIT]: plainSide(`${plain.origin}/#by-hand`),
      [REDUX]: plainSide(`${plain.origin}/`),
      [SHOP]: shopSide(shop.origin, DISHES),
    });
    await browser.close();
    plain.stop();
    await shop.stop();
    return {
      title: '«+» among 1,000 cards, Chromium at CPU ×4',
      notes: NOTES,
      columns: ['side', 'ms', '× react-redux', 'reads', 'renders', 'end states'],
      rows: rowsOf(measured),
      figures: figuresOf(measured),
    };
  },
};
