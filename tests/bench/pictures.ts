import { chromiumPath, DESK, openBrowser, PHONE } from './browser.ts';
import type { Figure } from './figures.ts';
import { NEXT_PAGE, pagesOf } from './pages.ts';
import { drawAll, type Drawn } from './pictures/drawing.ts';
import { lookAt, type Screen } from './pictures/screen.ts';
import { startNext, startShop } from './shops.ts';
import { figure, median } from './statistics.ts';
import type { Run, Subject } from './subject.ts';

const ROUNDS = 3;
const DEVICES = { phone: PHONE, desk: DESK } as const;

type Screens = readonly (readonly [string, Screen])[];

/** Pixels of a picture for each that its place has: below 1 it is soft, above it is more than is seen. */
const sharpnessOf = ({ shown }: Screen): readonly number[] =>
  shown.filter(({ isVector }) => !isVector).map(({ place, width }) => width / place);

const rowOf = ([name, screen]: Screens[number]): readonly string[] => {
  const { first, all, shown } = screen;
  const sharpness = sharpnessOf(screen);
  return [
    name,
    `${figure(first.kb)} (${first.files})`,
    `${figure(all.kb)} (${all.files})`,
    figure(Math.min(...sharpness)),
    figure(median(sharpness)),
    figure(Math.max(...sharpness)),
    String(shown.filter(({ isVector }) => isVector).length),
  ];
};

const drawnRowOf = ({ name, ms, kb }: Drawn): readonly string[] => [
  `drawn: ${name}`,
  `${figure(kb)} a picture`,
  `${figure(median(ms))} ms of CPU`,
  ...Array.from({ length: 4 }, () => '–'),
];

const figuresOf = (screens: Screens, drawn: readonly Drawn[]): readonly Figure[] => [
  ...screens
    .filter(([name]) => !name.startsWith(NEXT_PAGE))
    .flatMap(([name, screen]): readonly Figure[] => {
      const next = screens.find(([other]) => other === name.replace('catalogue', NEXT_PAGE))?.[1];
      const beside = name.startsWith('catalogue') && next ? [next.first.kb] : null;
      return [
        {
          name: `${name}: first screen`,
          unit: 'kB',
          shop: [screen.first.kb],
          ...(beside && { peer: { name: 'Next', values: beside, isOnlyShown: true } }),
        },
        { name: `${name}: pixels for each of the place`, unit: '', shop: [median(sharpnessOf(screen))] },
      ];
    }),
  ...drawn.map(({ name, ms }) => ({ name: `drawn: ${name}`, unit: 'ms', shop: ms })),
];

const NOTES = [
  'Pictures of four pages on a phone (390 px at density 2) and a desk (1280 px at density 1), opened by a guest who scrolls nowhere: kB over the wire and files of those on the first screen, and of all that are loaded until rest. «Pixels for each of the place» compares a picture’s width in pixels with the pixels that its place has on the device, least, middle and most: below 1 it is soft, above it is more than anybody sees. Vector pictures are sharp anyhow, and counted apart. Next’s page is told to show the same pictures.',
  'Drawn: ms of CPU (all threads) and bytes of one demo dish as the demo’s back end makes it, medians of six dishes, in turns.',
];

const lookAtAll = async (run: Run, pages: Readonly<Record<string, string>>): Promise<Screens> => {
  const browser = await openBrowser(await chromiumPath(run.say));
  const screens: [string, Screen][] = [];
  for (const [device, how] of Object.entries(DEVICES))
    for (const [page, address] of Object.entries(pages)) {
      run.say(`  ${page}, ${device}`);
      screens.push([`${page}, ${device}`, await lookAt(browser, address, how)]);
    }
  await browser.close();
  return screens;
};

/** Bytes, files and sharpness of the pictures on the first screen, and what the demo's drawings cost. */
export const pictures: Subject = {
  peers: ['next'],
  own: ['sharp', 'playwright'],
  async measure(run) {
    run.say('  drawing');
    const drawn = await drawAll(run.rounds(ROUNDS));
    const shop = await startShop();
    const next = await startNext(shop, run.say);
    const screens = await lookAtAll(run, pagesOf(shop, next));
    await next.stop();
    await shop.stop();
    return {
      title: 'Pictures',
      notes: NOTES,
      columns: ['page, device', 'first screen', 'until rest', 'pixels: least', 'middle', 'most', 'vectors'],
      rows: [...screens.map(rowOf), ...drawn.map(drawnRowOf)],
      figures: figuresOf(screens, drawn),
    };
  },
};
