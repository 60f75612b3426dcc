import { describe, expect, test } from 'vitest';
import { cityEntered, fold, restored, shopOpened, type StepOrPatch } from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage } from '../../../../tests/stage.ts';
import { personal, type Token } from '../../../domain/personal.ts';
import { secret } from '../../../kernel/event.ts';
import { draft } from '../../draft.ts';

const token = personal<Token>('let-me-in');
const shop: StepOrPatch = [shopOpened(), restored()];
const at = (path: string): StepOrPatch => ({ view: { path } });
const toGate = ['view/navigationDue', { to: '/admin', mode: 'replace' }] as const;
const entered = draft('view/adminTokenEntered', { token });

describe('the guard of the administrator’s area (specification, section 2, "Route guards")', () => {
  test.each(['/admin/overview', '/admin/overview?x=1', '/admin/secrets'])(
    'without a token %s leads to the gate',
    (path) => {
      given(shop).when('view/pageEntered', { path }).thenOnly(toGate);
    },
  );

  test('with one it is open', () => {
    given(shop, entered).when('view/pageEntered', { path: '/admin/overview' }).thenNothing();
  });

  test.each(['/admin', '/admin/', '/samara/admin/overview', '/administration'])(
    '%s asks for no token',
    (path) => {
      given(shop).when('view/pageEntered', { path }).thenNothing();
    },
  );

  test('a visit that begins there is judged by what storage holds', () => {
    const start = { saved: secret({}), storeVersion: '1', isOnline: true };
    const before = given(shopOpened(), at('/admin/overview'));
    before.when('view/restored', start).thenAmongOthers(toGate);
    before.when('view/restored', { ...start, isAdmin: true }).thenNot('view/navigationDue');
  });

  test('a token leads in; whoever leaves stands at the gate again', () => {
    given(shop, at('/admin'))
      .when('view/adminTokenEntered', { token })
      .thenOnly(['view/navigationDue', { to: '/admin/overview', mode: 'push' }]);
    const left = given(shop, at('/admin/overview'), entered).when('view/adminLeft').thenOnly(toGate);
    expect(left.state.view.isAdmin).toBe(false);
  });
});

test('the token is kept by the browser and nowhere in the state', () => {
  const kept: (string | null)[] = [];
  onStage(({ open, flush }) => {
    const { emit, store } = open([shop], { storage: { saveAdminToken: (own) => kept.push(own) } });
    emit('ab', { a: entered, b: draft('view/adminLeft') });
    flush();
    expect(JSON.stringify(store.state())).not.toContain(token);
  });
  expect(kept).toEqual([token, null]);
});

test.each(['/admin', '/admin/overview', '/oferta/app-1', '/samara/loyalty-program/app-1'])(
  'nobody is greeted on %s: neither city nor hours are asked about',
  (path) => {
    const state = fold(shopOpened({ isSiteNotWorking: true, isMarchModalOn: true }), at(path), restored());
    expect([state.modal.open, ...state.modal.queue]).toEqual([null]);
    expect(fold(state, cityEntered()).modal.open).toBeNull();
  },
);
