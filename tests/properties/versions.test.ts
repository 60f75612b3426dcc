import * as fc from 'fast-check';
import { catchError, firstValueFrom, of, throwError, timer } from 'rxjs';
import { expect } from 'vitest';
import { openVersion, savedVersion, saveVersion } from '../../src/app/boot/storeVersion.ts';
import { memoryStorage } from '../app/shop.ts';
import { ApiFailure } from '../../src/domain/failure.ts';
import { secret } from '../../src/kernel/event.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import type { ModalKind } from '../../src/slices/modal/state.ts';
import { initialState } from '../../src/slices/state.ts';
import type { VersionName } from '../../src/slices/world.ts';
import * as some from '../arbitraryValues.ts';
import { NOW } from '../demo.ts';
import { fold } from '../given.ts';
import { onStage, type Play } from '../stage.ts';
import { portTo } from '../api/port.ts';
import { property } from './property.ts';

const MINUTE = 60_000;

/** An answer, and the version that it names; null: it names none. */
interface Spoken {
  readonly status: number;
  readonly body: string | null;
  readonly version: string | null;
}
const numbers = fc.oneof(fc.constantFrom(0, 1, 2, 7, 10), fc.nat());
const blank = fc.constantFrom('', ' ', '\n');
const named: fc.Arbitrary<Spoken> = fc.oneof(
  fc.tuple(numbers, fc.boolean(), blank).map(([version, isText, edge]) => ({
    status: 200,
    body: `${edge}${isText ? JSON.stringify(String(version)) : String(version)}${edge}`,
    version: String(version),
  })),
  blank.map((body) => ({ status: 200, body, version: '1' })),
);
const errors = fc.constantFrom(0, 400, 401, 403, 404, 408, 429, 500, 502, 503);
const pages = fc.constantFrom(
  '<!doctype html><html><body>1</body></html>',
  '<html>Сайт на обслуживании</html>',
  '<h1>502</h1>',
  'OK',
  'true',
  '{"message":"1"}',
  '[1]',
  '{"version":',
);
const silent: fc.Arbitrary<Spoken> = fc.oneof(
  fc
    .tuple(errors, fc.constantFrom('', '2', '"2"'))
    .map(([status, body]) => ({ status, body, version: null })),
  pages.map((body) => ({ status: 200, body, version: null })),
  fc.constant({ status: 204, body: null, version: null }),
);
const spoken = fc.oneof(named, silent);
const versionNames = fc.constantFrom<VersionName>('catalog', 'settings', 'settingsAtStart', 'store', 'app');

const hear = ({ status, body }: Spoken, name: VersionName): Promise<string | null> => {
  const api = portTo(async () => {
    if (status === 0) throw new TypeError('fetch failed');
    return new Response(body, { status });
  });
  return firstValueFrom(api.version(name).pipe(catchError(() => of(null))));
};

type Hindrance = 'none' | 'dialog' | 'form' | 'order' | 'payment';
interface Turn {
  /** Milliseconds since the beginning. */
  readonly at: number;
  readonly hindrance: Hindrance;
}
interface Visit {
  /** What the server says to each poll in turn; null: an error. The last one stays. */
  readonly answers: readonly (string | null)[];
  readonly turns: readonly Turn[];
}
/** Not the moment of a poll. */
const END = 20 * MINUTE + 7;
/** From here on nothing stands in the way. */
const CALM = 6 * MINUTE;
const turns = fc
  .uniqueArray(
    fc.record({
      at: fc.nat({ max: CALM }),
      hindrance: fc.constantFrom<Hindrance>('none', 'none', 'dialog', 'form', 'order', 'payment'),
    }),
    { maxLength: 8, selector: ({ at }) => at },
  )
  .map((list) => [...list.toSorted((a, b) => a.at - b.at), { at: CALM + 1, hindrance: 'none' as const }]);
const [order] = fc.sample(some.requests, { numRuns: 1, seed: 1 });
const dialog = { kind: 'restaurants' as ModalKind };

const begins: Readonly<Record<Hindrance, readonly AppDraft[]>> = {
  none: [],
  dialog: [draft('modal/opened', { modal: { kind: 'restaurants' } })],
  form: [draft('view/pageEntered', { path: '/vacancies' })],
  order: [draft('cart/intentMade', { key: 'k', body: order! })],
  payment: [
    draft('cart/intentMade', { key: 'k', body: order! }),
    draft('cart/orderPlaced', { key: 'k', id: '1', number: '1', paymentUrl: 'https://pay.example/1' }),
  ],
};
const ends: Readonly<Record<Hindrance, readonly AppDraft[]>> = {
  none: [],
  dialog: [draft('modal/closed', dialog)],
  form: [draft('view/pageEntered', { path: '/' })],
  order: [draft('cart/orderRefused', { key: 'k', message: 'Нет' })],
  payment: [draft('view/pageEntered', { path: '/' })],
};

interface Told {
  /** Milliseconds since the beginning, of every reload of the page, and what stood in its way. */
  readonly reloads: readonly Turn[];
  readonly saved: ReturnType<typeof savedVersion>;
}

/** One tab over twenty minutes; a reload is a page that begins anew with what storage holds. */
function tell({ answers, turns: plan }: Visit): Told {
  const storage = memoryStorage({ 'shop:version': '1' });
  const reloads: Turn[] = [];
  let polls = 0;
  let present: Hindrance = 'none';
  let isLoading = false;
  onStage(({ open, flush }) => {
    let page: Play | null = null;
    const emit = ({ type, payload }: AppDraft) =>
      (page!.store.emit as (type: string, payload: object) => void)(type, payload);
    const begin = (now: number): void => {
      page?.close();
      isLoading = false;
      page = open([{ ...initialState, user: { ...initialState.user, isAlreadySelectedCity: true } }], {
        visible$: of(true),
        api: {
          version(name) {
            if (name !== 'store') return of('1');
            const answer = answers[Math.min(polls, answers.length - 1)] ?? null;
            polls += 1;
            return answer === null ? throwError(() => new ApiFailure('timeout')) : of(answer);
          },
        },
        report: () => undefined,
        storage: { saveStoreVersion: (version, reloadedAt) => saveVersion(storage, { version, reloadedAt }) },
        navigation: {
          go(to, mode) {
            if (mode !== 'page' || to.startsWith('https:')) return;
            const at = page!.store.state().view.reloadedAt! - NOW;
            reloads.push({ at, hindrance: present });
            isLoading = true;
            timer(500).subscribe(() => begin(at + 500));
          },
        },
      });
      const { version, reloadedAt } = openVersion(storage, null, NOW + now);
      emit(draft('view/restored', { saved: secret({}), storeVersion: version, reloadedAt, isOnline: true }));
    };
    begin(0);
    for (const { at, hindrance } of plan)
      timer(at).subscribe(() => {
        // Nobody can do anything in a page that is being loaded.
        if (isLoading) return;
        const over = present;
        present = 'none';
        for (const fact of ends[over]) emit(fact);
        if (isLoading) return;
        present = hindrance;
        for (const fact of begins[hindrance]) emit(fact);
      });
    timer(END).subscribe(() => page?.close());
    flush();
  });
  return { reloads, saved: savedVersion(storage) };
}

property(
  {
    id: 55,
    title:
      'only a version that a server named changes anything, and it reloads the page once in five minutes, when all is quiet',
    section: 'specification, section 4, "App freshness"; assumptions, section 6, "STORE_VERSION", "reloads"',
  },
  async (check) => {
    await check(
      fc.asyncProperty(spoken, versionNames, async (answer, name) => {
        expect(await hear(answer, name)).toBe(answer.version);
      }),
    );
    await check(
      fc.property(numbers, (version) => {
        const { isAppUpdateNeeded } = fold(draft('view/appVersionFound', { version: String(version) })).view;
        expect(isAppUpdateNeeded).toBe(version !== 1);
      }),
      { share: 0.1 },
    );
    const answers = fc.array(fc.constantFrom('1', '1', '2', '3', null), { minLength: 1, maxLength: 6 });
    await check(
      fc.property(fc.record({ answers, turns }), (visit) => {
        const { reloads, saved } = tell(visit);
        for (const [index, { at, hindrance }] of reloads.entries()) {
          expect(hindrance).toBe('none');
          expect(at - (reloads[index - 1]?.at ?? -5 * MINUTE)).toBeGreaterThanOrEqual(5 * MINUTE);
        }
        if (visit.answers.every((answer) => answer === '1' || answer === null)) expect(reloads).toEqual([]);
        const last = visit.answers.at(-1);
        if (last) expect(saved?.version).toBe(last);
      }),
      { share: 0.05 },
    );
    await check(
      fc.property(fc.array(fc.boolean(), { minLength: 12, maxLength: 20 }), turns, (servers, plan) => {
        const { reloads } = tell({ answers: servers.map((isOne) => (isOne ? '1' : '2')), turns: plan });
        for (const [index, { at }] of reloads.entries())
          if (index > 0) expect(at - reloads[index - 1]!.at).toBeGreaterThanOrEqual(5 * MINUTE);
      }),
      { share: 0.03 },
    );
  },
);
