import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { demoCustomer } from '../../tests/demo.ts';
import { demoApplication, demoTable } from '../../tests/demoForms.ts';
import { settingsLoaded, shopOpened } from '../../tests/given.ts';
import { onStage } from '../../tests/stage.ts';
import { ApiFailure } from '../domain/failure.ts';
import { personal, type CaptchaProof } from '../domain/personal.ts';
import { draft } from './draft.ts';

const withCaptcha = settingsLoaded({ isCaptchaOff: false, captchaSiteKey: 'site' });
const login = draft('auth/loginDue', {
  phone: demoCustomer.phone,
  name: demoCustomer.name,
  consents: demoCustomer.consents,
});
const table = draft('user/reservationSubmitted', { request: demoTable });
const application = draft('user/applicationSubmitted', { application: demoApplication });

/** Plays the three protected actions of a person who has no account yet, and tells which proof each call had. */
function proofsOf(settings: ReturnType<typeof settingsLoaded>): readonly (readonly [string, unknown])[] {
  const calls: [string, unknown][] = [];
  let proofs = 0;
  onStage(({ open, cold, flush }) => {
    const { emit } = open([shopOpened(), settings], {
      captcha: {
        prove: (siteKey) => {
          proofs += 1;
          return of(personal<CaptchaProof>(`${siteKey}-${proofs}`));
        },
      },
      api: {
        account: (_phone, asked) => {
          calls.push(['look-up', asked?.proof]);
          return cold('#', {}, new ApiFailure('status', { status: 404 }));
        },
        createAccount: (_profile, proof) => (calls.push(['creation', proof]), cold('|')),
        reserveTable: (_request, proof) => (calls.push(['table', proof]), cold('|')),
        applyForWork: (_application, proof) => (calls.push(['application', proof]), cold('|')),
      },
    });
    emit('abc', { a: login, b: table, c: application });
    flush();
  });
  return calls;
}

test('login, reservation and vacancy have a proof for each call', () => {
  expect(proofsOf(withCaptcha)).toEqual([
    ['look-up', 'site-1'],
    ['creation', 'site-2'],
    ['table', 'site-3'],
    ['application', 'site-4'],
  ]);
});

test.each([
  ['the setting switches it off', settingsLoaded({ isCaptchaOff: true, captchaSiteKey: 'site' })],
  ['no key of a site is known', settingsLoaded({ isCaptchaOff: false, captchaSiteKey: null })],
])('nothing is asked of anybody where %s', (_where, settings) => {
  expect(proofsOf(settings).map(([, proof]) => proof)).toEqual([null, null, null, null]);
});

test('whoever leaves the login while the captcha is at work is not logged in', () => {
  onStage(({ open, cold, flush }) => {
    let asked = 0;
    const { emit, store } = open([shopOpened(), withCaptcha], {
      captcha: { prove: () => cold('50ms (p|)', { p: personal<CaptchaProof>('late') }) },
      api: { account: () => ((asked += 1), cold('|')) },
    });
    emit('l 20ms x', { l: login, x: draft('modal/dismissed', { kind: 'auth' }) });
    flush();
    expect(asked).toBe(0);
    expect(store.state().user.customer).toBeNull();
  });
});
