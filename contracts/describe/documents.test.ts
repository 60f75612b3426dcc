import { expect, test } from 'vitest';
import { examples } from '../examples/all.ts';
import { documentsOf } from './documents.ts';
import { contractVersion, read, type Place } from './files.ts';

const documents = documentsOf({ version: contractVersion(), examples });

test.each(Object.entries(documents))(
  'the committed text of %s is what npm run contracts writes',
  (name, text) => {
    expect(read(name as Place) === text, `${name} is out of date: npm run contracts`).toBe(true);
  },
);

test('the same contract gives the same bytes', () => {
  expect(documentsOf({ version: contractVersion(), examples })).toEqual(documents);
});
