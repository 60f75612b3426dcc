import { describe, expect, test } from 'vitest';
import { chosenExamples } from './chosenExamples.ts';
import { chosenUses } from './chosenUses.ts';
import { uncoveredEvents, type EventCatalogue } from './eventUses.ts';
import { eventsByStory, type EventsMet } from './runReport.ts';

const whole: EventCatalogue = {
  types: ['cart/emptied', 'view/restored'],
  uses: { 'cart/emptied': ['cart--cleared'], 'view/restored': ['cart--cleared', 'home--guest'] },
  storyIds: new Set(['cart--cleared', 'home--guest']),
  idle: [],
};

describe('the catalogue of events lacks nothing', () => {
  test('while every event has a story and a reaction', () => {
    expect(uncoveredEvents(whole)).toEqual([]);
  });

  test.each<[string, Partial<EventCatalogue>]>([
    ['cart/emptied: no story meets it', { uses: { 'view/restored': ['home--guest'] } }],
    ['cart/emptied: no story meets it', { uses: { ...whole.uses, 'cart/emptied': [] } }],
    ['view/restored: there is no story home--guest', { storyIds: new Set(['cart--cleared']) }],
    [
      'cart/emptied: names the story cart--cleared twice',
      { uses: { ...whole.uses, 'cart/emptied': ['cart--cleared', 'cart--cleared'] } },
    ],
    ['cart/gone: there is no such event', { uses: { ...whole.uses, 'cart/gone': ['home--guest'] } }],
    ['view/restored: nobody reacts to it', { idle: ['view/restored'] }],
  ])('and fails otherwise: %s', (words, breach) => {
    expect(uncoveredEvents({ ...whole, ...breach })).toEqual([words]);
  });
});

const met = (given: readonly string[], since: readonly string[] = [], examples = {}): EventsMet => ({
  given: [...given],
  since: [...since],
  examples,
});
const chosen = (stories: Readonly<Record<string, EventsMet>>, known = {}) =>
  chosenUses({ types: ['a', 'b'], stories: new Map(Object.entries(stories)), known });

describe('the stories of an event', () => {
  test('are those that were given it; only where none was, those that met it on their way', () => {
    expect(chosen({ one: met(['a']), two: met([], ['a', 'b']) })).toEqual({ a: ['one'], b: ['two'] });
  });

  test('are at most six, of different files where there are', () => {
    const many = Object.fromEntries(
      ['1', '2', '3', '4', '5', '6', '7'].map((n) => [`one--${n}`, met(['a'])]),
    );
    const { a = [] } = chosen({ ...many, 'two--1': met(['a', 'x', 'y']) });
    expect(a).toHaveLength(6);
    expect(a).toContain('two--1');
  });

  test('stay as they were while they still meet it; a run of some stories says nothing of the others', () => {
    const known = { a: ['elsewhere', 'one'] };
    expect(chosen({ one: met(['b']), two: met(['a']) }, known)['a']).toEqual(['elsewhere', 'two']);
  });
});

test('the example of an event is the fullest, and stays while its fields do', () => {
  const stories = new Map([
    ['one', met(['a'], [], { a: { x: 1 } })],
    ['two', met(['a'], [], { a: { x: 1, y: [2] } })],
  ]);
  expect(chosenExamples(['a'], stories, {})).toEqual({ a: { x: 1, y: [2] } });
  expect(chosenExamples(['a'], stories, { a: { x: 5 } })).toEqual({ a: { x: 5 } });
  expect(chosenExamples(['a'], stories, { a: { z: 5 } })).toEqual({ a: { x: 1, y: [2] } });
});

test('a report of a run tells what the stories that passed have met', () => {
  const result = met(['a'], ['b']);
  const story = (storyId: string, status: string) => ({
    status,
    meta: {
      storyId,
      reports: [
        { type: 'a11y', result: {} },
        { type: 'events', result },
      ],
    },
  });
  const report = {
    testResults: [
      { assertionResults: [story('one', 'passed'), story('two', 'failed'), { status: 'passed' }] },
    ],
  };
  expect([...eventsByStory(report)]).toEqual([['one', result]]);
});
