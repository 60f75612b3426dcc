import { describe, expect, test } from 'vitest';
import { fold, shopOpened, type Step } from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage } from '../../../../tests/stage.ts';
import { draft } from '../../draft.ts';

const raised = (text: string, kind: 'info' | 'error' = 'info') =>
  draft('view/noticeRaised', { notice: { kind, text, action: null } });
const withAction = draft('view/noticeRaised', {
  notice: {
    kind: 'info',
    text: 'Блюдо убрано',
    action: { title: 'Вернуть', emits: draft('cart/undoTapped') },
  },
});
const texts = (...steps: readonly Step[]) => fold(...steps).view.notices.map(({ text }) => text);

describe('notices', () => {
  test('at most three are shown, the newest last', () => {
    expect(texts(raised('1'), raised('2'), raised('3'), raised('4'))).toEqual(['2', '3', '4']);
  });

  test('the same words again are one notice', () => {
    expect(texts(raised('1'), raised('2'), raised('1'))).toEqual(['2', '1']);
  });

  test('a short word goes after four seconds, an error and an offer after eight', () => {
    onStage(({ open, flush }) => {
      const { emit, timesOf, store } = open([]);
      emit('(abc)', { a: raised('1'), b: raised('2', 'error'), c: withAction });
      flush();
      expect(timesOf('view/noticePassed')).toEqual([4_000, 8_000, 8_000]);
      expect(store.state().view.notices).toEqual([]);
    });
  });

  test('one can be sent away', () => {
    const { state } = given(raised('1'), raised('2')).when('view/noticeDismissed', { id: 'given-1' });
    expect(state.view.notices.map(({ text }) => text)).toEqual(['2']);
  });

  test('its action does what it was made for and sends it away', () => {
    const { state } = given(withAction)
      .when('view/noticeActionTapped', { id: 'given-1' })
      .thenOnly(['view/noticeDismissed', { id: 'given-1' }], ['cart/undoTapped']);
    expect(state.view.notices).toEqual([]);
  });

  test('a notice without an action, or one that is gone, does nothing', () => {
    given(raised('1')).when('view/noticeActionTapped', { id: 'given-1' }).thenNothing();
    given(withAction).when('view/noticeActionTapped', { id: 'gone' }).thenNothing();
  });

  test('a refusal that concerns no single call shows the server’s words (specification, section 8)', () => {
    given(shopOpened())
      .when('view/requestRefused', { message: 'Слишком далеко' })
      .thenOnly(['view/noticeRaised', { notice: { kind: 'error', text: 'Слишком далеко' } }]);
  });
});
