import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operationSentences, CORS, SESSION_OVER } from '../sentences.ts';
import { FORMATS, MONEY } from '../formats.ts';
import { quoted, type Sentence } from '../sentence.ts';
import { agreementChecks } from '../verify/checks/agreement.ts';
import { preflightChecks } from '../verify/checks/browser.ts';
import { couponChecks } from '../verify/checks/coupons.ts';
import { exchangeChecks } from '../verify/checks/exchanges.ts';
import { placeChecks } from '../verify/checks/hours.ts';
import { liveChecks, strangerCheck } from '../verify/checks/live.ts';
import { loginChecks } from '../verify/checks/login.ts';
import { placingChecks } from '../verify/checks/placing.ts';
import { readBackChecks } from '../verify/checks/readBack.ts';
import { readChecks } from '../verify/checks/reads.ts';
import { relationChecks } from '../verify/checks/relations.ts';
import { repeatChecks } from '../verify/checks/repeats.ts';
import { groups } from './all.ts';

/** Words alone: markup, tables and line ends are no part of a sentence. */
const bare = (text: string): string => text.replaceAll(/[`*|\s]+/g, ' ').trim();

const sectionsOf = (name: string): ReadonlyMap<number, string> =>
  new Map(
    readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8')
      .split(/^## /m)
      .map((section) => [Number.parseInt(section, 10), bare(section)] as const),
  );
const documents = { specification: sectionsOf('specification'), assumptions: sectionsOf('assumptions') };

const stands = ({ document, section, text }: Sentence): boolean =>
  documents[document].get(section)?.includes(bare(text)) ?? false;

const reading = {
  ask: () => Promise.reject(new Error('Nobody is asked')),
  cities: [{ slug: 'samara', iikoId: 's' }],
};
const checks = [
  ...(await readChecks(reading)),
  ...relationChecks(reading),
  ...placeChecks(reading),
  ...preflightChecks,
  ...loginChecks,
  ...placingChecks,
  ...couponChecks,
  ...repeatChecks,
  ...exchangeChecks,
  ...liveChecks(() => Promise.resolve(null)),
  strangerCheck(() => Promise.resolve(null)),
  ...readBackChecks,
  ...agreementChecks,
];

const sentences: readonly Sentence[] = [
  ...groups.flatMap(({ ways }) => ways.map(({ sentence }) => sentence)),
  ...Object.values(operationSentences),
  ...[...FORMATS.values()].map(({ sentence }) => sentence),
  ...checks.map(({ sentence }) => sentence),
  MONEY,
  CORS,
  SESSION_OVER,
];

test.each([...new Map(sentences.map((sentence) => [quoted(sentence), sentence])).values()])(
  '$document, section $section, says: $text',
  (sentence) => {
    expect(stands(sentence)).toBe(true);
  },
);

test('a sentence that nobody has written is noticed', () => {
  expect(stands({ document: 'specification', section: 7, text: 'GET /setting | the settings' })).toBe(true);
  expect(stands({ document: 'specification', section: 8, text: 'GET /setting | the settings' })).toBe(false);
  expect(stands({ document: 'assumptions', section: 6, text: 'All prices end with 9' })).toBe(false);
});

test('no two groups have the same name, and each has two ways or more', () => {
  const names = groups.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(groups.filter(({ ways }) => ways.length < 2)).toEqual([]);
});
