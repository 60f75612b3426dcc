import { expect, test } from 'vitest';
import { eventTypes } from '../../src/slices/events.ts';

/** Facts in the past, wanted work (`…Due`), and answers that say how something turned out to be. */
const FACT =
  /(ed(In|Out|Up|Down|On|Off|Away|Elsewhere)?|Due|Absent|Uncertain|went(On|Off)line|(chosen|cut|found|hidden|kept|left|lost|made|sent|shown|told|withdrawn))$/i;
const COMMAND = /\/(set|update|handle|process)[A-Z]/;

test('every event is a fact in the past or a wanted work, and never a command', () => {
  expect(eventTypes.filter((type) => !FACT.test(type) || COMMAND.test(type))).toEqual([]);
});
