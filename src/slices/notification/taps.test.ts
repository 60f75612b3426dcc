import { expect, test } from 'vitest';
import { restored, shopOpened } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import { draft } from '../draft.ts';

const visit = [shopOpened(), restored()];
const tapped = (link: string | null, source: 'app' | 'browser') =>
  draft('notification/tapped', { link, source });
const entered = (path: string) => draft('view/pageEntered', { path });

test('a tapped message leads to its page; one without a link leads nowhere', () => {
  given(visit)
    .when('notification/tapped', { link: '/samara/promo', source: 'browser' })
    .thenOnly(['view/navigationDue', { to: '/samara/promo', mode: 'push' }]);
  given(visit).when('notification/tapped', { link: null, source: 'browser' }).thenNothing();
});

test('in the app it is handled again 2 s later (specification, section 9, "Push notifications")', () => {
  onStage(({ open, flush }) => {
    const { emit, timesOf } = open(visit);
    emit('t', { t: tapped('/samara/promo', 'app') });
    flush();
    expect(timesOf('view/navigationDue')).toEqual([0, 2_000]);
  });
});

test('whoever stands on the page by then is left in peace', () => {
  onStage(({ open, flush }) => {
    const { emit, timesOf } = open(visit);
    emit('t 99ms e', { t: tapped('/samara/promo?x=1#top', 'app'), e: entered('/samara/promo?x=1') });
    flush();
    expect(timesOf('view/navigationDue')).toEqual([0]);
  });
});

test('of two taps the newer one is handled again, and one in the browser never is', () => {
  onStage(({ open, flush }) => {
    const { emit, events } = open(visit);
    emit('a 999ms b 9999ms c', {
      a: tapped('/samara/promo', 'app'),
      b: tapped('/samara/about', 'app'),
      c: tapped('/samara/rule', 'browser'),
    });
    flush();
    const repeated = events.filter(({ type }) => type === 'notification/tapRepeated');
    expect(repeated.map(({ payload }) => payload)).toEqual([{ link: '/samara/about' }]);
  });
});
