import { describe, expect, test } from 'vitest';
import {
  citySelected,
  fold,
  lineAdded,
  restored,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage } from '../../../../tests/stage.ts';
import { secret } from '../../../kernel/event.ts';
import { draft } from '../../draft.ts';
import type { LostChunk } from '../freshness/state.ts';

const begun: StepOrPatch = [shopOpened(), citySelected, restored()];
const shop: StepOrPatch = [begun, { view: { mayReload: true } }];
const lost = (what: LostChunk, path = '/samara/cart') => ({ what, path });
const reloads = (path: string) =>
  [
    ['view/reloadReached', { reason: 'chunk' }],
    ['view/navigationDue', { to: path, mode: 'page' }],
  ] as const;

test('whether a build may still reload the page is known from its start', () => {
  for (const mayReload of [true, false]) {
    const { state } = given(shopOpened()).when('view/restored', {
      saved: secret({}),
      storeVersion: '1',
      isOnline: true,
      mayReload,
    });
    expect(state.view.mayReload).toBe(mayReload);
  }
});

describe('code that could not be fetched reloads the page (assumptions, section 7)', () => {
  test('where it was wanted, also when the page itself could not tell', () => {
    given(shop)
      .when('view/chunkLost', lost('page'))
      .thenOnly(...reloads('/samara/cart'));
    given(shop)
      .when('view/chunkLost', lost('dialog', '/samara/'))
      .thenOnly(...reloads('/samara/'));
  });

  test('once: what is lost again shows as it is', () => {
    given(shop, draft('view/chunkLost', lost('page')))
      .when('view/chunkLost', lost('page'))
      .thenNothing();
    given(begun).when('view/chunkLost', lost('page')).thenNothing();
  });

  test('not without a connection, where nothing would come instead', () => {
    given(shop, draft('view/wentOffline')).when('view/chunkLost', lost('page')).thenNothing();
  });

  test('a page with a form that did not come may be reloaded, a dialog over a form waits', () => {
    given(shop)
      .when('view/chunkLost', lost('page', '/vacancies'))
      .thenOnly(...reloads('/vacancies'));
    given(shop)
      .when('view/chunkLost', lost('dialog', '/vacancies'))
      .thenOnly(['view/reloadDue', { reason: 'chunk' }]);
  });

  test('an open dialog holds back a page, an order on its way holds back both', () => {
    const typing: StepOrPatch = { modal: { open: { kind: 'address' } } };
    given(shop, typing)
      .when('view/chunkLost', lost('page'))
      .thenOnly(['view/reloadDue', { reason: 'chunk' }]);
    const ordering: StepOrPatch = {
      cart: { intent: { key: 'k', body: {} as never, state: 'sending', madeAt: 0 } },
    };
    for (const what of ['page', 'dialog'] as const)
      given(shop, signedIn(), lineAdded('Зелёный дракон'), ordering)
        .when('view/chunkLost', lost(what))
        .thenOnly(['view/reloadDue', { reason: 'chunk' }]);
  });

  test('what waited comes with the next quiet moment', () => {
    const waiting: StepOrPatch = [shop, draft('view/chunkLost', lost('dialog', '/vacancies'))];
    expect(fold(waiting).view.waitingReload).toBe('chunk');
    given(waiting)
      .when('view/pageEntered', { path: '/samara/' })
      .thenAmongOthers(['view/reloadReached', { reason: 'chunk' }]);
  });
});

test('it is remembered before the page goes, and another reload is not', () => {
  onStage(({ open, flush }) => {
    const done: string[] = [];
    const { emit } = open([shop], {
      storage: { saveReload: () => done.push('kept') },
      navigation: { go: (to, mode) => done.push(`${mode} ${to}`) },
    });
    emit('l', { l: draft('view/chunkLost', lost('page')) });
    flush();
    expect(done).toEqual(['kept', 'page /samara/cart']);
  });
  onStage(({ open, flush }) => {
    const done: string[] = [];
    const { emit } = open([shop], { storage: { saveReload: () => done.push('kept') } });
    emit('d', { d: draft('view/reloadReached', { reason: 'day' }) });
    flush();
    expect(done).toEqual([]);
  });
});
