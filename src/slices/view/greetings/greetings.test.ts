import { describe, expect, test } from 'vitest';
import { demoSettings, NOW } from '../../../../tests/demo.ts';
import {
  citySelected,
  fold,
  restored,
  settingsLoaded,
  shopOpened,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage } from '../../../../tests/stage.ts';
import { textHash } from '../../../domain/textHash.ts';
import type { Settings } from '../../../domain/settings.ts';
import { secret } from '../../../kernel/event.ts';
import { draft } from '../../draft.ts';
import type { SeenGreetings } from '../greetings/state.ts';

const NEWS = { isSiteInformation: true, textSiteInformation: 'Сегодня много заказов' };
const opened = (patch: Partial<Settings>): StepOrPatch => [shopOpened(patch), citySelected];
const start = (seen?: SeenGreetings) => ({
  saved: secret({}),
  storeVersion: '1',
  isOnline: true,
  ...(seen ? { seen } : {}),
});
const kindsAfter = (steps: StepOrPatch, seen?: SeenGreetings) => {
  const { modal } = fold(steps, draft('view/restored', start(seen)));
  return [modal.open, ...modal.queue].map((one) => one?.kind);
};
const dismissed = (kind: 'information' | 'march' | 'workTime') => draft('modal/dismissed', { kind });

describe('the information modal: once a browser session and text (assumptions, section 6)', () => {
  const seen = { information: textHash(NEWS.textSiteInformation), march: false };

  test('a text that was read in this session is not shown again, another one is', () => {
    expect(kindsAfter(opened(NEWS))).toEqual(['information']);
    expect(kindsAfter(opened(NEWS), seen)).toEqual([undefined]);
    expect(kindsAfter(opened({ ...NEWS, textSiteInformation: 'Уже меньше' }), seen)).toEqual(['information']);
  });

  test('it opens with its text, and the session remembers the hash of it alone, once a person has closed it', () => {
    const kept: string[] = [];
    onStage(({ open, flush, cold }) => {
      const { emit, store } = open([opened(NEWS)], { storage: { saveInformed: (hash) => kept.push(hash) } });
      emit('r 9ms d', { r: draft('view/restored', start()), d: dismissed('information') });
      cold('5ms |').subscribe({
        complete() {
          expect(store.state().modal.open).toEqual({ kind: 'information', text: NEWS.textSiteInformation });
          expect(kept).toEqual([]);
        },
      });
      flush();
    });
    expect(kept).toEqual([textHash(NEWS.textSiteInformation)]);
  });

  test('a first visit sees it after its city was chosen, though the page changes with the city', () => {
    const first = fold(shopOpened(NEWS), restored());
    expect(first.modal).toMatchObject({ open: { kind: 'city' }, queue: [{ kind: 'information' }] });
    const chosen = fold(first, draft('city/chosen', { cityId: first.city.currentId! }));
    const { seen } = chosen.view;
    expect(kindsAfter(opened(NEWS), seen)).toEqual(['information']);
  });

  test('settings that are read again show it once, and again when the text is new', () => {
    const read = fold(opened(NEWS), restored(), dismissed('information'));
    expect(fold(read, settingsLoaded(NEWS)).modal.open).toBeNull();
    const later = fold(read, settingsLoaded({ ...NEWS, textSiteInformation: 'Уже меньше' }));
    expect(later.modal.open).toEqual({ kind: 'information', text: 'Уже меньше' });
  });

  test('before the saved state is in, nobody knows what was read', () => {
    given(opened({}))
      .when('setting/loaded', { values: { ...demoSettings(), ...NEWS }, skipped: [] })
      .thenNothing();
  });
});

describe('the March modal: once ever (setting IS_SHOW_8MARCH_MODAL)', () => {
  const on = { isMarchModalOn: true };

  test('it greets the first time only', () => {
    expect(kindsAfter(opened(on))).toEqual(['march']);
    expect(kindsAfter(opened(on), { information: null, march: true })).toEqual([undefined]);
    expect(kindsAfter(opened({}))).toEqual([undefined]);
  });

  test('it is remembered when it is closed, and comes after the information', () => {
    let count = 0;
    onStage(({ open, flush }) => {
      const { emit, store } = open([opened({ ...on, ...NEWS })], {
        storage: { saveMarch: () => (count += 1) },
      });
      emit('r 9ms i 9ms m', {
        r: draft('view/restored', start()),
        i: dismissed('information'),
        m: dismissed('march'),
      });
      flush();
      expect(store.state().modal).toMatchObject({ open: null, queue: [] });
    });
    expect(count).toBe(1);
  });
});

describe('the work-time modal: at start at most once a day, at an attempt to add always', () => {
  const { workTime } = demoSettings();
  const closed = Object.fromEntries(
    Object.entries(workTime).map(([city, week]) => [
      city,
      week.map((day) => day && { ...day, open: '13:00' }),
    ]),
  ) as typeof workTime;

  test('the second visit of a day begins without it, the first of the next day with it', () => {
    const first = fold(opened({ workTime: closed }), restored());
    expect(first.modal.open).toEqual({ kind: 'workTime' });
    const { workTimeShownOn } = first.cart;
    const again: StepOrPatch = [opened({ workTime: closed }), { cart: { workTimeShownOn } }];
    given(again).when('view/restored', start()).thenNot('modal/opened');
    given(again)
      .at(NOW + 86_400_000)
      .when('view/restored', start())
      .thenAmongOthers(['modal/opened', { modal: { kind: 'workTime' } }]);
  });

  test('a shop that takes no orders at all says so at each start', () => {
    const { workTimeShownOn } = fold(opened({ workTime: closed }), restored()).cart;
    given(opened({ isSiteNotWorking: true }), { cart: { workTimeShownOn } })
      .when('view/restored', start())
      .thenAmongOthers(['modal/opened', { modal: { kind: 'notWorking' } }]);
  });

  test('a logout does not forget that it was shown', () => {
    const first = fold(opened({ workTime: closed }), restored());
    expect(fold(first, draft('auth/loggedOut', { reason: 'tapped' })).cart.workTimeShownOn).not.toBeNull();
  });
});
