import { htmlOf } from '../../size/html.ts';
import { aliveFiles, workingFiles } from '../../size/built.ts';
import { gzipKb } from '../../size/weigh.ts';
import { openBrowser } from '../browser.ts';
import { untilAlive } from '../visit/alive.ts';
import { browserOf } from '../visit/browsers.ts';
import { watchRest } from '../visit/rest.ts';
import { VISITORS, type VisitorName } from '../visit/visitors.ts';
import { type Asked, watchWire } from './wire.ts';

/** Who opens which page. */
export interface Opening {
  readonly name: string;
  readonly address: string;
  readonly visitor: VisitorName;
  /** The page's own source, of the shop. */
  readonly source: string | null;
  /** A peer asks for no city. */
  readonly isAsked: boolean;
  /** Then nothing is fetched ahead. */
  readonly isSavingData: boolean;
}

/** What one load of a page took until rest. */
export interface Load {
  readonly asked: readonly Asked[];
  /** Addresses of the pictures that lie in the first screen, also under a question. */
  readonly picturesInSight: ReadonlySet<string>;
  /** Of one side as of the other: else they do not show the same. */
  readonly dishes: number;
  /** Thousands of bytes of the page, unpacked. */
  readonly raw: number;
  /** Scripts that were there when a press worked, and all at rest: files and thousands of bytes, gzip. */
  readonly alive: Code;
  readonly atRest: Code;
}

interface Code {
  readonly files: number;
  readonly kb: number;
}

const weights = new Map<string, Promise<number>>();
/** As a server sends it that packs with gzip, whatever this one does. */
const weightOf = (url: string): Promise<number> => {
  const known = weights.get(url) ?? fetch(url).then(async (answer) => gzipKb(await answer.bytes()));
  weights.set(url, known);
  return known;
};

/** With what is inside the page itself, which is no file. */
const codeOf = async (urls: readonly string[], inside: number): Promise<Code> => {
  const all = await Promise.all([...new Set(urls)].map(weightOf));
  return { files: all.length, kb: all.reduce((sum, kb) => sum + kb, inside) };
};

/**
 * Of the scripts that were there when a press worked, those that it needs: what else is under way at the same time (the
 * shop's working layer; its own dialog behind a question that is sent with the page) is none. `inside`: of scripts in the page.
 */
const neededOf = async (there: readonly string[], { address, source }: Opening) => {
  if (source === null) return { needed: there, inside: 0 };
  const { isAsking, scripts: inside } = await htmlOf(address);
  const alive = new Set(aliveFiles(source).map((file) => `/${file}`));
  const working = new Set(workingFiles(source).map((file) => `/${file}`));
  const needed = there.filter((path) => (isAsking ? alive.has(path) : !working.has(path)));
  return { needed, inside };
};

/** Runs in the page. */
const picturesInSight = (): readonly string[] =>
  [...document.images]
    .filter((image) => {
      const { width, top, bottom, left, right } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    })
    .map(({ currentSrc }) => currentSrc);

/** A fresh browser opens a page, its customer is seen at it and does nothing, until the page has asked for nothing for a while. */
export const load = async (chromium: string, opening: Opening): Promise<Load> => {
  const { address, visitor, isAsked, isSavingData } = opening;
  const browser = await openBrowser(chromium);
  try {
    const context = await browserOf(browser, { kept: VISITORS[visitor], isSavingData });
    const page = await context.newPage();
    const wire = await watchWire(await context.newCDPSession(page));
    const rest = watchRest(page);
    const answer = await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
    await page.mouse.move(1, 1);
    const alive = await untilAlive(page, isAsked);
    const raw = ((await answer?.body())?.length ?? 0) / 1_000;
    await rest();
    const dishes = await page.locator('article[aria-label]').count();
    const asked = [...wire.values()].filter(({ end }) => end !== null);
    const scripts = asked.filter(({ kind }) => kind === 'js').map(({ url }) => url);
    const { origin } = new URL(address);
    const { needed, inside } = await neededOf(alive, opening);
    return {
      asked,
      picturesInSight: new Set(await page.evaluate(picturesInSight)),
      dishes,
      raw,
      alive: await codeOf(
        needed.map((path) => origin + path),
        inside,
      ),
      atRest: await codeOf(scripts, inside),
    };
  } finally {
    await browser.close();
  }
};
