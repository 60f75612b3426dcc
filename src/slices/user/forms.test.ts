import { describe, expect, test } from 'vitest';
import { demoCustomer, demoToken } from '../../../tests/demo.ts';
import { demoApplication, demoTable, demoTerminalId } from '../../../tests/demoForms.ts';
import {
  citySelected,
  fold,
  restored,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage, type Play } from '../../../tests/stage.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { personal, type PersonName } from '../../domain/personal.ts';
import { draft } from '../draft.ts';
import type { AppDraft } from '../events.ts';

const { name, consents } = demoCustomer;
const newName = personal<PersonName>('Анна Петровна');
const renamed = { ...demoCustomer, name: newName };
const editing: StepOrPatch = [
  shopOpened(),
  citySelected,
  restored(),
  signedIn(),
  draft('modal/requested', { modal: { kind: 'profile' } }),
];
const reserving: StepOrPatch = [
  shopOpened(),
  citySelected,
  restored(),
  draft('modal/requested', { modal: { kind: 'reservation', terminalId: demoTerminalId } }),
];
const submitted = draft('user/profileSubmitted', { name: newName, consents });
const reserve = draft('user/reservationSubmitted', { request: demoTable });
const apply = draft('user/applicationSubmitted', { application: demoApplication });
const refused = new ApiFailure('status', { status: 422, serverMessage: 'Так нельзя' });
const taken = new ApiFailure('status', { status: 409, serverMessage: 'На это время столов нет' });
const offline = new ApiFailure('offline');
const timeout = new ApiFailure('timeout');

const texts = ({ events }: Play): readonly string[] =>
  events.flatMap((event) => (event.type === 'view/noticeRaised' ? [event.payload.notice.text] : []));

describe('the edit of a profile', () => {
  test.each([
    ['the name', { name: newName, consents }, { name: newName }],
    ['a consent', { name, consents: { ...consents, advertising: true } }, 'consents'],
    ['a name taken away', { name: personal<PersonName>(''), consents }, { name: '' }],
  ])('sends %s alone', (_what, form, changes) => {
    const { facts } = given(editing).when('user/profileSubmitted', form);
    const [due] = facts as readonly AppDraft<'user/profileChangeDue'>[];
    if (typeof changes === 'string') expect(Object.keys(due?.payload.changes ?? {})).toEqual([changes]);
    else expect(due?.payload.changes).toEqual(changes);
  });

  test('without a change closes, and nothing is sent', () => {
    given(editing)
      .when('user/profileSubmitted', { name, consents })
      .thenOnly(['modal/closed', { kind: 'profile' }]);
  });

  test('shows the new name, closes and says so; a second press meanwhile sends nothing', () => {
    onStage(({ open, cold, flush }) => {
      let calls = 0;
      const play = open([editing], {
        api: {
          changeAccount: () => {
            calls += 1;
            return cold('200ms (a|)', { a: { customer: renamed, token: null } });
          },
        },
      });
      play.emit('s 50ms s', { s: submitted });
      flush();
      expect(calls).toBe(1);
      expect(play.store.state().user).toMatchObject({
        customer: { name: 'Анна Петровна' },
        forms: { profile: { status: 'sent' } },
      });
      expect(play.store.state().modal.open).toBeNull();
      expect(play.store.state().auth.token).toBe(demoToken);
      expect(texts(play)).toEqual(['Изменения сохранены']);
    });
  });

  test.each([
    [refused, 'Так нельзя'],
    [new ApiFailure('status', { status: 403 }), 'Произошла ошибка при выполнении запроса'],
    [offline, 'Не удалось сохранить. Попробуйте ещё раз'],
  ])('that fails (%s) stays open and says why, in no second place', (failure, message) => {
    onStage(({ open, cold, flush }) => {
      const play = open([editing], { api: { changeAccount: () => cold('#', {}, failure) } });
      play.emit('s', { s: submitted });
      flush();
      expect(play.store.state()).toMatchObject({
        modal: { open: { kind: 'profile' } },
        user: { customer: { name }, forms: { profile: { status: 'failed', message } } },
      });
      expect(texts(play)).toEqual([]);
    });
  });

  test('of a session that is over ends it, and nothing more is heard of the edit', () => {
    onStage(({ open, cold, hot, flush }) => {
      const play = open([editing], {
        refusals$: hot('100ms s', { s: { kind: 'session' as const, token: demoToken } }),
        api: { changeAccount: () => cold('100ms #', {}, new ApiFailure('status', { status: 401 })) },
      });
      play.emit('s', { s: submitted });
      flush();
      expect(play.store.state().user).toMatchObject({
        customer: null,
        forms: { profile: { status: 'open' } },
      });
      expect(play.timesOf('user/profileChangeFailed')).toEqual([]);
      expect(texts(play)).toEqual(['Сессия авторизации истекла. Войдите снова, чтобы продолжить']);
    });
  });

  test('begins anew when it is opened again', () => {
    const failed = draft('user/profileChangeFailed', { message: 'Так нельзя' });
    const reopened = draft('modal/requested', { modal: { kind: 'profile' } });
    expect(fold(editing, failed, reopened).user.forms.profile).toEqual({ status: 'open' });
  });
});

describe('a reservation', () => {
  test('is done when the server has it, in the dialog and nowhere else', () => {
    onStage(({ open, cold, flush }) => {
      const sent: unknown[] = [];
      const play = open([reserving], {
        api: {
          reserveTable: (request) => {
            sent.push(request);
            return cold('200ms (a|)', { a: undefined });
          },
        },
      });
      play.emit('r 50ms r', { r: reserve });
      flush();
      expect(sent).toEqual([demoTable]);
      expect(play.store.state().user.forms.reservation).toEqual({ status: 'sent' });
      expect(play.store.state().modal.open?.kind).toBe('reservation');
      expect(texts(play)).toEqual([]);
    });
  });

  test.each([
    [taken, 'На это время столов нет'],
    [refused, 'Так нельзя'],
    [timeout, 'Не удалось забронировать. Попробуйте ещё раз или позвоните нам'],
  ])('that is refused (%s) says why', (failure, message) => {
    onStage(({ open, cold, flush }) => {
      const play = open([reserving], { api: { reserveTable: () => cold('#', {}, failure) } });
      play.emit('r', { r: reserve });
      flush();
      expect(play.store.state().user.forms.reservation).toEqual({ status: 'failed', message });
    });
  });

  test.each([
    ['(a|)', 'Стол забронирован'],
    ['#', 'Так нельзя'],
  ])('whose dialog was closed meanwhile is told of in a notice', (answer, words) => {
    onStage(({ open, cold, flush }) => {
      const play = open([reserving], {
        api: { reserveTable: () => cold(`200ms ${answer}`, { a: undefined }, refused) },
      });
      play.emit('r 50ms x', { r: reserve, x: draft('modal/dismissed', { kind: 'reservation' }) });
      flush();
      expect(texts(play)).toEqual([words]);
    });
  });
});

describe('an application', () => {
  test('goes out once and is said to be sent', () => {
    onStage(({ open, cold, flush }) => {
      let calls = 0;
      const play = open([shopOpened(), restored()], {
        api: {
          applyForWork: () => {
            calls += 1;
            return cold('200ms (a|)', { a: undefined });
          },
        },
      });
      play.emit('a 50ms a', { a: apply });
      flush();
      expect(calls).toBe(1);
      expect(play.store.state().user.forms.application).toEqual({ status: 'sent' });
      expect(texts(play)).toEqual(['Отклик отправлен']);
    });
  });

  test.each([
    [refused, 'Так нельзя'],
    [offline, 'Не удалось отправить отклик. Попробуйте ещё раз'],
  ])('that is refused (%s) says why, and goes out again', (failure, message) => {
    onStage(({ open, cold, flush }) => {
      const play = open([shopOpened(), restored()], {
        api: { applyForWork: () => cold('10ms #', {}, failure) },
      });
      play.emit('a 100ms a', { a: apply });
      flush();
      expect(play.store.state().user.forms.application).toEqual({ status: 'failed', message });
      expect(play.timesOf('user/applicationFailed')).toHaveLength(2);
    });
  });

  test('that was sent gives way to an empty form on the next page; one under way does not', () => {
    const entered = draft('view/pageEntered', { path: '/vacancies' });
    const done = draft('user/applicationSent');
    expect(fold(apply, done, entered).user.forms.application).toEqual({ status: 'open' });
    expect(fold(apply, entered).user.forms.application).toEqual({ status: 'sending' });
  });
});

test.each([
  ['a login', draft('auth/loggedIn', { customer: demoCustomer, token: demoToken, returnTo: null })],
  ['a logout', draft('auth/loggedOut', { reason: 'tapped' })],
])('%s does not hide that a table and an application are on their way', (_, fact) => {
  const { forms } = fold(reserving, signedIn(), reserve, apply, fact).user;
  expect(forms).toEqual({
    profile: { status: 'open' },
    reservation: { status: 'sending' },
    application: { status: 'sending' },
  });
});
