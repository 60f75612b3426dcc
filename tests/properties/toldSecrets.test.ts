import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDiagnostics } from '../../src/app/journal/journal.ts';
import { readJournal } from '../../src/app/journal/readJournal.ts';
import { reportingOf } from '../../src/app/journal/reporting.ts';
import { personal } from '../../src/domain/personal.ts';
import type { SafeStorage } from '../../src/ports/storage.ts';
import { initialState, type AppState } from '../../src/slices/state.ts';
import { reduce } from '../../src/slices/reduce.ts';
import { SECRET_TEXT } from '../arbitraryValues.ts';
import { demoAddress, demoCatalog, demoCustomer } from '../demo.ts';
import { openShop, play } from './play.ts';
import { numRuns, patience } from './property.ts';
import { carelessDrafts } from './secretDrafts.ts';

const EMPTY: SafeStorage = { read: () => null, write: () => {}, remove: () => {}, keys: () => [] };

/** As people would write them, and nothing else in the words looks like them. */
const CANARIES = [
  '+7 999 123-45-67',
  '8(999)1234567',
  'zhanna.k@pochta.example',
  '2200 7012 3456 7890',
  'код 8642',
  'Жозефина',
  'Жозефину',
  'Лазоревая',
  'на Лазоревой',
  'ул. Кленовая',
  'кв. 17',
  'https://pay.example/p?key=k1canary',
  'Bearer canarytoken',
  'a1b2c3d4e5f6a7b8c9d0',
];
const LEFT = /999\D{0,4}123|pochta|7012|8642|Жозеф|Лазор|Кленов|17|k1canary|canarytoken|a1b2c3/i;

const customer = { ...demoCustomer, name: personal<typeof demoCustomer.name>('Жозефина') };
const address = { ...demoAddress, street: personal<typeof demoAddress.street>('Лазоревая') };
const state = {
  user: { ...initialState.user, customer },
  address: { ...initialState.address, list: [address] },
};

const told = fc
  .array(
    fc.tuple(fc.constantFrom('не проходит', 'Вот:', 'оплата', ',', '(заказ)'), fc.constantFrom(...CANARIES)),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((pieces) => pieces.flat().join(' '));
const visits = fc.record({
  from: fc.constantFrom<AppState>(initialState, openShop),
  drafts: fc.array(carelessDrafts, { maxLength: 20 }),
});

test(
  'no secret of a visit or of the words that a customer typed is in their report, which is read back',
  () => {
    fc.assert(
      fc.property(visits, told, ({ from, drafts }, words) => {
        const played = play(from, drafts);
        const diagnostics = createDiagnostics(played.from, reduce);
        for (const event of played.events) diagnostics.record(event);
        const recording = diagnostics.recording();
        const { text, number } = reportingOf({ recording, session: EMPTY, page: 1, state, url: null }).write(
          words,
        );
        expect(SECRET_TEXT.exec(text)?.[0]).toBeUndefined();
        const read = readJournal(text, demoCatalog);
        if (!read.ok) throw new Error(read.problem);
        expect(read.told?.words).not.toMatch(LEFT);
        expect(read.told?.number).toBe(number);
        expect(number).toMatch(/^\d{6}$/);
      }),
      { numRuns },
    );
  },
  patience,
);
