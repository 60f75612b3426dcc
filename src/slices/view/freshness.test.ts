import { describe, expect, test } from 'vitest';
import { demoCatalog, demoSettings, NOW } from '../../../tests/demo.ts';
import {
  citySelected,
  fold,
  lineAdded,
  restored,
  shopOpened,
  signedIn,
  type Step,
} from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import { draft } from '../events.ts';
import type { VersionName } from '../world.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const shop: Step = [shopOpened(), citySelected, restored()];
const minute = draft('view/minutePassed');
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
    const waiting: Step = [shop, { modal: { open: { kind: 'address' } } }, found('2')];
    expect(fold(waiting).view.isReloadWaiting).toBe(true);
    given(waiting).when('view/minutePassed').thenNothing();
    given(waiting, draft('modal/dismissed', { kind: 'address' }))
      .when('view/minutePassed')
      .thenOnly(['view/reloadReached'], ['view/navigationDue', { mode: 'page' }]);
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

  test('it is kept for the next start', () => {
    onStage(({ open, flush }) => {
      const kept: string[] = [];
      const { emit } = open([shop], { storage: { saveStoreVersion: (version) => kept.push(version) } });
      emit('v', { v: found('2') });
      flush();
      expect(kept).toEqual(['2']);
    });
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
    const steps: Step = [
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

describe('polling (specification, section 9; assumptions, section 6, "polling")', () => {
  const NAMES: readonly VersionName[] = ['catalog', 'settings', 'store', 'app'];

  test('all four versions are asked for every minute while the page is seen', () => {
    onStage(({ open, cold, flush }) => {
      const asked: string[] = [];
      const { timesOf } = open([shop], {
        visible$: cold('t 150s f', { t: true, f: false }),
        api: {
          version: (name) => {
            asked.push(name);
            return cold('(v|)', { v: '1' });
          },
        },
      });
      flush();
      expect(timesOf('view/minutePassed')).toEqual([60_000, 120_000]);
      expect(asked).toEqual([...NAMES, ...NAMES]);
    });
  });

  test('a page that is seen again after more than a minute asks at once, and then every minute', () => {
    onStage(({ open, cold, flush }) => {
      const { timesOf } = open([shop], {
        visible$: cold('t 69s 999ms f 4m 59s 999ms t 70s f', { t: true, f: false }),
      });
      flush();
      const [first, back, next, ...others] = timesOf('view/minutePassed');
      expect(first).toBe(60_000);
      expect(back).toBe(370_000);
      expect(next).toBe(430_000);
      expect(others).toEqual([]);
    });
  });

  test('a page that comes back sooner keeps its minute', () => {
    onStage(({ open, cold, flush }) => {
      const { timesOf } = open([shop], {
        visible$: cold('t 9s 999ms f 9s 999ms t 50s f', { t: true, f: false }),
      });
      flush();
      expect(timesOf('view/minutePassed')).toEqual([60_000]);
    });
  });

  test('a poll that is still open is not asked again', () => {
    onStage(({ open, cold, flush }) => {
      let calls = 0;
      const { emit } = open([shop], {
        api: {
          version: () => {
            calls += 1;
            return cold('-');
          },
        },
      });
      emit('m 59s m', { m: minute });
      flush();
      expect(calls).toBe(NAMES.length);
    });
  });

  test('neither an unseen page nor one without a connection asks; one that is online again does', () => {
    onStage(({ open, cold, flush }) => {
      let calls = 0;
      const { emit } = open([shop], {
        api: {
          version: () => {
            calls += 1;
            return cold('(v|)', { v: '1' });
          },
        },
      });
      emit('hm 9ms so 9ms m 9ms n', {
        h: draft('view/pageHidden'),
        m: minute,
        s: draft('view/pageShown'),
        o: draft('view/wentOffline'),
        n: draft('view/wentOnline'),
      });
      flush();
      expect(calls).toBe(NAMES.length);
    });
  });

  test('a failed poll is only logged: nothing is shown, nothing reloads', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store, reports, timesOf } = open([shop], { api: { version: () => cold('#') } });
      emit('m', { m: minute });
      flush();
      expect(reports).toEqual(NAMES.map((name) => `view/poll/${name}`));
      expect(store.state().view).toMatchObject({ notices: [], isReloadWaiting: false });
      expect(timesOf('catalog/reloadDue')).toEqual([]);
    });
  });

  test('the connection of the browser is followed', () => {
    onStage(({ open, cold, flush }) => {
      const { timesOf } = open([shop], { online$: cold('t 9ms f 9ms t', { t: true, f: false }) });
      flush();
      expect(timesOf('view/wentOffline')).toEqual([10]);
      expect(timesOf('view/wentOnline')).toEqual([20]);
    });
  });

  test('settings that are reloaded twice in a row land once, the newer ones', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const older = cold('100ms (s|)', { s: { values: demoSettings(), skipped: ['OLDER'] } });
      const newer = cold('10ms (s|)', { s: { values: demoSettings(), skipped: ['NEWER'] } });
      const calls = [older, newer];
      const { emit, store } = open([shop], { api: { settings: () => calls.shift() ?? newer } });
      emit('p 49ms p', { p: draft('setting/reloadPushed') });
      expectSubscriptions(older.subscriptions).toBe('^ 49ms !');
      flush();
      expect(store.state().setting.skipped).toEqual(['NEWER']);
    });
  });
});
