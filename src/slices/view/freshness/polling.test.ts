import { of, throwError } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { demoSettings } from '../../../../tests/demo.ts';
import { citySelected, restored, shopOpened, type StepOrPatch } from '../../../../tests/given.ts';
import { onStage, type Play, type Stage } from '../../../../tests/stage.ts';
import type { WorldPatch } from '../../../../tests/world.ts';
import { ApiFailure } from '../../../domain/failure.ts';
import { secret } from '../../../kernel/event.ts';
import { draft } from '../../draft.ts';
import type { VersionName } from '../../world.ts';

const shop: StepOrPatch = [shopOpened(), citySelected, restored()];

interface Watched extends Play {
  readonly asked: readonly VersionName[];
}
/** The shop with a server whose versions never change; `marbles`: t seen, f hidden. */
function watch(stage: Stage, marbles: string, world: WorldPatch = {}): Watched {
  const asked: VersionName[] = [];
  const play = stage.open([shop], {
    visible$: stage.cold(marbles, { t: true, f: false }),
    api: {
      version: (what) => {
        asked.push(what);
        return of('1');
      },
    },
    ...world,
  });
  return { ...play, asked };
}
const timesOf = ({ events }: Play, what: VersionName): readonly number[] => {
  const start = events[0]?.time ?? 0;
  return events.flatMap((event) =>
    event.type === 'view/pollDue' && event.payload.what === what ? [event.time - start] : [],
  );
};

describe('polling (specification, section 9; assumptions, section 6, "polling")', () => {
  test('all four versions are asked for every minute while the page is seen; what was asked at start waits its minute', () => {
    onStage((stage) => {
      const play = watch(stage, 't 150s f');
      stage.flush();
      for (const what of ['catalog', 'settings'] as const)
        expect(timesOf(play, what)).toEqual([60_000, 120_000]);
      for (const what of ['store', 'app'] as const) expect(timesOf(play, what)).toEqual([0, 60_000, 120_000]);
      expect(play.asked).toHaveLength(10);
    });
  });

  test('at start the menu and the settings are asked for, the settings under the address for the start', () => {
    onStage((stage) => {
      const { emit, events } = stage.open([shopOpened(), citySelected]);
      emit('r', { r: draft('view/restored', { saved: secret({}), storeVersion: '1', isOnline: true }) });
      stage.flush();
      expect(events.flatMap(({ type, payload }) => (type === 'view/pollDue' ? [payload] : []))).toEqual([
        { what: 'catalog' },
        { what: 'settingsAtStart' },
      ]);
    });
  });

  test.each([
    [0, 57_000],
    [0.5, 60_000],
    [0.999_999, 63_000],
  ])('with chance %d the next poll comes after %d ms', (chance, expected) => {
    onStage((stage) => {
      const play = watch(stage, 't 70s f', { random: () => chance });
      stage.flush();
      expect(Math.round(timesOf(play, 'store')[1] ?? 0)).toBe(expected);
    });
  });

  test('a page that is seen again after more than a minute asks at once, and then every minute', () => {
    onStage((stage) => {
      const play = watch(stage, 't 69s 999ms f 4m 59s 999ms t 70s f');
      stage.flush();
      expect(timesOf(play, 'store')).toEqual([0, 60_000, 370_000, 430_000]);
    });
  });

  test('a page that comes back sooner keeps its minute', () => {
    onStage((stage) => {
      const play = watch(stage, 't 9s 999ms f 9s 999ms t 50s f');
      stage.flush();
      expect(timesOf(play, 'store')).toEqual([0, 60_000]);
    });
  });

  test('without a connection nothing is asked; with it again, what is overdue', () => {
    onStage((stage) => {
      const play = watch(stage, 't 200s f', { online$: stage.cold('t 9s f 110s t', { t: true, f: false }) });
      stage.flush();
      expect(timesOf(play, 'store')).toEqual([0, 119_002, 179_002]);
    });
  });

  test('a tab without the lock polls nothing and keeps its clock', () => {
    onStage((stage) => {
      const play = watch(stage, 't 150s f', { locks: { hold: () => of(false) } });
      stage.flush();
      expect(timesOf(play, 'store')).toEqual([]);
      expect(play.timesOf('view/minutePassed')).toEqual([60_000, 120_000]);
    });
  });

  test('five failures in a row open the circuit, the first success closes it', () => {
    onStage((stage) => {
      let calls = 0;
      const failing = throwError(() => new ApiFailure('timeout'));
      const play = watch(stage, 't 28m f', {
        report: () => undefined,
        api: { version: (what) => (what === 'store' && (calls += 1) <= 9 ? failing : of('1')) },
      });
      stage.flush();
      const minutes = timesOf(play, 'store').map((ms) => ms / 60_000);
      expect(minutes).toEqual([0, 1, 2, 3, 4, 6, 10, 15, 20, 25, 26, 27, 28]);
      expect(timesOf(play, 'app')).toHaveLength(29);
    });
  });

  test('a failed poll is only logged: nothing is shown, nothing reloads', () => {
    onStage((stage) => {
      const { store, events } = watch(stage, 't 10s f', {
        report: () => undefined,
        api: { version: () => throwError(() => new ApiFailure('invalid')) },
      });
      stage.flush();
      expect(store.state().view).toMatchObject({ notices: [], waitingReload: null });
      expect(events.filter(({ type }) => type === 'catalog/reloadDue')).toEqual([]);
    });
  });

  test('a page that was opened in the background asks for nothing until it is seen', () => {
    onStage((stage) => {
      const play = watch(stage, 'f 89s 999ms t 10s f');
      stage.flush();
      for (const what of ['catalog', 'settings', 'store', 'app'] as const)
        expect(timesOf(play, what)).toHaveLength(1);
    });
  });
});

test('a new connection reads the settings’ version again, whoever polls', () => {
  onStage(({ open, flush }) => {
    const { emit, events } = open([shop]);
    emit('10ms c', { c: draft('view/connectionOpened') });
    flush();
    expect(events.at(-1)).toMatchObject({ type: 'view/pollDue', payload: { what: 'settings' } });
  });
});

test('the connection of the browser is followed', () => {
  onStage(({ open, cold, flush }) => {
    const play = open([shop], { online$: cold('t 9ms f 9ms t', { t: true, f: false }) });
    flush();
    expect(play.timesOf('view/wentOffline')).toEqual([10]);
    expect(play.timesOf('view/wentOnline')).toEqual([20]);
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
