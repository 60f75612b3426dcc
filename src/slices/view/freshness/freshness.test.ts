import { describe, expect, test } from 'vitest';
import { demoCatalog, NOW } from '../../../../tests/demo.ts';
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
import { draft } from '../../draft.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const shop: StepOrPatch = [shopOpened(), citySelected, restored()];
const found = (version: string) => draft('view/storeVersionFound', { version });

describe('the day (specification, section 4, "App freshness")', () => {
  test('a page open for more than 24 hours reloads itself', () => {
    given(shop)
      .at(NOW + DAY + 60_000)
      .when('view/minutePassed')
      .thenOnly(
        ['view/reloadDue', { reason: 'day' }],
        ['view/reloadReached'],
        ['view/navigationDue', { to: '/', mode: 'page' }],
      );
  });

  test('for 24 hours it does not', () => {
    given(shop)
      .at(NOW + DAY)
      .when('view/minutePassed')
      .thenNothing();
  });
});

describe('reloads wait for a quiet moment (assumptions, section 6, "reloads")', () => {
  test('an open dialog holds one back; the first minute without it brings it', () => {
    const waiting: StepOrPatch = [shop, { modal: { open: { kind: 'address' } } }, found('2')];
    expect(fold(waiting).view.waitingReload).toBe('version');
    given(waiting).when('view/minutePassed').thenNothing();
    given(waiting, draft('modal/dismissed', { kind: 'address' }))
      .when('view/minutePassed')
      .thenOnly(['view/reloadReached'], ['view/navigationDue', { mode: 'page' }]);
  });

  test.each(['/checkout', '/samara/checkout', '/personal', '/personal/addresses?x=1', '/vacancies'])(
    'so does %s, where a form is; the next page brings it',
    (path) => {
      const waiting: StepOrPatch = [
        shop,
        signedIn(),
        lineAdded('Зелёный дракон'),
        { view: { path } },
        found('2'),
      ];
      given(waiting).when('view/minutePassed').thenNot('view/reloadReached');
      given(waiting)
        .when('view/pageEntered', { path: '/samara/catalog' })
        .thenOnly(
          ['view/reloadReached', { reason: 'version' }],
          ['view/navigationDue', { to: '/samara/catalog', mode: 'page' }],
        );
    },
  );

  test('so does a payment page that was opened, until the customer goes on in the shop', () => {
    const placed = draft('cart/orderPlaced', {
      key: 'k',
      id: '1',
      number: '1',
      paymentUrl: 'https://pay.example',
    });
    const waiting: StepOrPatch = [shop, placed, found('2')];
    given(waiting).when('view/minutePassed').thenNot('view/reloadReached');
    given(waiting).when('view/pageEntered', { path: '/complete' }).thenAmongOthers(['view/reloadReached']);
  });

  test('so does an order on its way', () => {
    given(shop, signedIn(), lineAdded('Зелёный дракон'), {
      cart: { intent: { key: 'k', body: {} as never, state: 'sending', madeAt: 0 } },
    })
      .when('view/storeVersionFound', { version: '2' })
      .thenOnly(['view/reloadDue', { reason: 'version' }]);
  });
});

describe('versions', () => {
  test('a new store version reloads the page, the same one does not', () => {
    given(shop)
      .when('view/storeVersionFound', { version: '2' })
      .thenOnly(['view/reloadDue', { reason: 'version' }], ['view/reloadReached'], ['view/navigationDue']);
    given(shop).when('view/storeVersionFound', { version: '1' }).thenNothing();
  });

  test('it is kept for the next start, with the moment of the reload, before the page goes', () => {
    onStage(({ open, flush }) => {
      const done: unknown[] = [];
      const { emit } = open([shop], {
        storage: { saveStoreVersion: (...kept) => done.push(kept) },
        navigation: { go: (to) => done.push(to) },
      });
      emit('10ms v', { v: found('2') });
      flush();
      expect(done).toEqual([['2', NOW + 10], '/']);
    });
  });

  test('while the reload waits, the saved state keeps its version', () => {
    onStage(({ open, flush }) => {
      const kept: string[] = [];
      const { emit } = open([shop, { modal: { open: { kind: 'address' } } }], {
        storage: { saveStoreVersion: (version) => kept.push(version) },
      });
      emit('v', { v: found('2') });
      flush();
      expect(kept).toEqual([]);
    });
  });

  test('a clock that was set back since the last reload keeps no new version away', () => {
    given(shop, { view: { reloadedAt: NOW + HOUR } })
      .when('view/storeVersionFound', { version: '2' })
      .thenAmongOthers(['view/reloadDue', { reason: 'version' }]);
  });

  test('a reload five minutes ago is long enough ago, a millisecond less is not', () => {
    const after = (ms: number) =>
      given([shopOpened(), citySelected], {
        view: { isRestored: true, reloadedAt: NOW - ms },
      }).when('view/storeVersionFound', { version: '2' });
    after(5 * 60_000 - 1).thenNothing();
    after(5 * 60_000).thenAmongOthers(['view/reloadDue', { reason: 'version' }]);
  });

  test('a version that was named in passing reloads nothing once the server takes it back', () => {
    const waiting: StepOrPatch = [shop, { modal: { open: { kind: 'address' } } }, found('2'), found('1')];
    expect(fold(waiting).view.waitingReload).toBeNull();
    given(waiting, draft('modal/dismissed', { kind: 'address' }))
      .when('view/minutePassed')
      .thenNothing();
  });

  test('the first catalog version is that of the catalog at hand, another one reloads it', () => {
    const first = draft('catalog/versionFound', { version: '7' });
    given(shop).when(first.type, first.payload).thenNothing();
    given(shop, first).when(first.type, first.payload).thenNothing();
    given(shop, first)
      .when('catalog/versionFound', { version: '8' })
      .thenOnly(['catalog/reloadDue', { reason: 'version' }]);
  });

  test('after the reload its version is known, and the next poll is quiet', () => {
    const steps: StepOrPatch = [
      shop,
      draft('catalog/versionFound', { version: '7' }),
      draft('catalog/versionFound', { version: '8' }),
      draft('catalog/loaded', { answer: demoCatalog, skipped: 0, reason: 'version' }),
    ];
    given(steps).when('catalog/versionFound', { version: '8' }).thenNothing();
  });

  test('a settings version, and a push over the live connection, reload the settings', () => {
    const first = draft('setting/versionFound', { version: '1' });
    given(shop, first).when('setting/versionFound', { version: '2' }).thenOnly(['setting/reloadDue']);
    given(shop, first).when('setting/versionFound', { version: '1' }).thenNothing();
    given(shop).when('setting/reloadPushed').thenOnly(['setting/reloadDue']);
  });

  test.each([
    ['1', false],
    ['2', true],
    ['0', true],
  ])('mobile app version %s: an update is needed: %s', (version, isNeeded) => {
    expect(fold(shop, draft('view/appVersionFound', { version })).view.isAppUpdateNeeded).toBe(isNeeded);
  });
});
