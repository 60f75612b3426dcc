import * as fc from 'fast-check';
import { Subject } from 'rxjs';
import { expect } from 'vitest';
import { personal, type Token } from '../../src/domain/personal.ts';
import { createStore } from '../../src/kernel/store.ts';
import type { CallSession } from '../../src/ports/call.ts';
import { SESSION_EXPIRED } from '../../src/slices/auth/rules.ts';
import { app } from '../../src/slices/app.ts';
import type { AppEvent } from '../../src/slices/events.ts';
import type { Refusal } from '../../src/slices/world.ts';
import type { ShopStore } from '../../src/ui/store.tsx';
import { demoCustomer } from '../demo.ts';
import { citySelected, fold, restored, shopOpened } from '../given.ts';
import { idsFrom, testWorld } from '../world.ts';
import { portTo } from '../api/port.ts';
import { calls } from './calls.ts';
import { property } from './property.ts';

type CallName = keyof typeof calls;
const callNames = fc.constantFrom(...(Object.keys(calls) as CallName[]));

type Answer = 200 | 401 | 'code' | 403 | 500;
type Move =
  | { readonly does: 'send'; readonly call: CallName }
  | { readonly does: 'answer'; readonly which: number; readonly as: Answer }
  | { readonly does: 'logIn'; readonly token: 'new' | 'odd' | 'none' }
  | { readonly does: 'logOut' };

const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('send' as const), call: callNames }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('answer' as const),
      which: fc.nat(20),
      as: fc.constantFrom<Answer>(401, 401, 401, 'code', 200, 403, 500),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('logIn' as const),
      token: fc.constantFrom('new' as const, 'new' as const, 'odd' as const, 'none' as const),
    }),
  },
  fc.record({ does: fc.constant('logOut' as const) }),
);

interface Waiting {
  readonly bearer: string | null;
  readonly reply: (response: Response) => void;
}
interface Game {
  readonly store: ShopStore;
  readonly waiting: Waiting[];
  readonly events: readonly AppEvent[];
  readonly call: (name: CallName) => void;
  readonly end: () => void;
}

const opened = fold(shopOpened(), citySelected, restored());

/** The whole shop on the real port; every answer waits until it is played. */
function begin(): Game {
  const waiting: Waiting[] = [];
  const refusals$ = new Subject<Refusal>();
  const events: AppEvent[] = [];
  const api = portTo(
    ({ headers }) =>
      new Promise((reply) => {
        const bearer = headers.get('authorization')?.replace('Bearer ', '') ?? null;
        waiting.push({ bearer, reply });
      }),
    {
      session: () => ({ token: store.state().auth.token, citySlug: 'samara', zoneId: null }),
      refuse: (refusal) => refusals$.next(refusal),
    },
  );
  const world = testWorld({ api, refusals$, report: () => undefined, newId: idsFrom('e') });
  const store: ShopStore = createStore(app, world, opened);
  store.event$.subscribe((event) => events.push(event));
  const running = store.start();
  return {
    store,
    waiting,
    events,
    call: (name) => running.add(calls[name]!(api).subscribe({ error: () => undefined })),
    end: () => running.unsubscribe(),
  };
}

const settled = () => new Promise((resolve) => void setImmediate(resolve));
const responseOf = (as: Answer): Response =>
  as === 'code' ? new Response('{"codeRequired":true}', { status: 401 }) : new Response('{}', { status: as });

/** How the sessions must end, known from the answers alone. */
interface Model {
  token: string | null;
  isIn: boolean;
  expired: number;
}

let tokens = 0;
/** An odd one cannot stand in a header: the calls go out without it. */
const tokenFor = (kind: 'new' | 'odd' | 'none'): string | null => {
  if (kind === 'none') return null;
  return kind === 'odd' ? 'токен' : `token-${(tokens += 1)}`;
};
function follow({ store, waiting, call }: Game, model: Model, move: Move): void {
  if (move.does === 'send') call(move.call);
  if (move.does === 'logOut') {
    store.emit('auth/logoutTapped');
    Object.assign(model, { token: null, isIn: false });
  }
  if (move.does === 'logIn') {
    const token = tokenFor(move.token);
    store.emit('auth/loggedIn', {
      customer: demoCustomer,
      token: token === null ? null : personal<Token>(token),
      returnTo: null,
    });
    Object.assign(model, { token, isIn: true });
  }
  if (move.does !== 'answer' || waiting.length === 0) return;
  const [answered] = waiting.splice(move.which % waiting.length, 1);
  answered?.reply(responseOf(move.as));
  const ends = move.as === 401 && answered?.bearer != null && answered.bearer === model.token && model.isIn;
  if (ends) Object.assign(model, { token: null, isIn: false, expired: model.expired + 1 });
}

property(
  {
    id: 47,
    title: 'a session ends once, by a 401 to its own token: one logout, one notice, one navigation',
    section:
      'specification, section 8, "General request errors"; assumptions, section 6, "login by phone alone"',
  },
  async (check) => {
    await check(
      fc.asyncProperty(fc.array(moves, { maxLength: 25, size: 'max' }), async (story) => {
        const game = begin();
        const model: Model = { token: null, isIn: false, expired: 0 };
        follow(game, model, { does: 'logIn', token: 'new' });
        for (const move of story) {
          follow(game, model, move);
          // Only an answer travels through promises.
          if (move.does === 'answer') await settled();
          const { auth, user } = game.store.state();
          expect([auth.token, user.customer !== null]).toEqual([model.token, model.isIn]);
        }
        game.end();
        const ends = game.events.filter(
          (event) => event.type === 'auth/loggedOut' && event.payload.reason === 'expired',
        );
        expect(ends).toHaveLength(model.expired);
        for (const { correlation } of ends) {
          const chain = game.events.filter((event) => event.correlation === correlation);
          expect(chain.filter(({ type }) => type === 'view/navigationDue')).toHaveLength(1);
          expect(chain.filter(({ type }) => type === 'view/noticeRaised')).toMatchObject([
            { payload: { notice: { kind: 'error', text: SESSION_EXPIRED } } },
          ]);
        }
        const said = game.events.filter(
          (event) => event.type === 'view/noticeRaised' && event.payload.notice.text === SESSION_EXPIRED,
        );
        expect(said).toHaveLength(model.expired);
      }),
      { share: 0.3 },
    );
  },
);

const oddTexts = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    'null',
    'undefined',
    'é',
    'токен',
    'a b',
    'a\nb',
    'Bearer x',
    ' ',
    'samara',
    'самара',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.base64String({ minLength: 4, maxLength: 40 }),
  fc.constantFrom(null, undefined, 0, NaN),
);
const sessions = fc
  .record({ token: oddTexts, citySlug: oddTexts, zoneId: oddTexts })
  .map((session) => session as unknown as CallSession);

const NOTHING: ReadonlySet<unknown> = new Set(['', null, undefined, 0, NaN]);
const isPlain = (text: string): boolean =>
  Array.from(text, (sign) => sign.codePointAt(0) ?? 0).every((code) => code > 0x20 && code < 0x7f);

property(
  {
    id: 50,
    title:
      'the headers of every call are ASCII, say nothing by their absence, and never carry a word for nothing',
    section:
      'specification, section 7, "Headers on every API request"; assumptions, section 6, "x-zone-id, Authorization"',
  },
  async (check) => {
    await check(
      fc.asyncProperty(callNames, sessions, fc.string(), async (name, session, handed) => {
        const sent: Request[] = [];
        const api = portTo(
          (request) => {
            sent.push(request);
            return Promise.reject(new TypeError('fetch failed'));
          },
          { session: () => session },
        );
        calls[name]!(api).subscribe({ error: () => undefined });
        api
          .changeAccount(demoCustomer.phone, {}, personal<Token>(handed))
          .subscribe({ error: () => undefined });
        api.account(demoCustomer.phone, { code: personal(handed) }).subscribe({ error: () => undefined });
        expect(sent).toHaveLength(3);
        for (const { headers } of sent)
          for (const [, value] of headers) expect(value).toMatch(/^[\x20-\x7e]+$/);
        const [{ headers } = new Request('x:y')] = sent;
        const { token, citySlug, zoneId } = session as unknown as Record<string, unknown>;
        const isToken = typeof token === 'string' && token !== '' && isPlain(token);
        const isWord = token === 'null' || token === 'undefined';
        expect(headers.get('authorization')).toBe(isToken && !isWord ? `Bearer ${token}` : null);
        const slug = headers.get('x-city');
        expect(slug === null ? null : decodeURIComponent(slug)).toBe(NOTHING.has(citySlug) ? null : citySlug);
        const zone = headers.get('x-zone-id');
        const isNoZone = NOTHING.has(zoneId) || zoneId === '0';
        expect(zone === null ? null : decodeURIComponent(zone)).toBe(isNoZone ? null : zoneId);
        for (const { headers: all } of sent)
          expect(all.get('authorization') ?? 'none').not.toMatch(/^Bearer ?(undefined|null)?$/);
      }),
    );
  },
);
