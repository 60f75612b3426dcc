import { expect, test, vi } from 'vitest';
import { citySelected, fold, restored, shopOpened, type StepOrPatch } from '../../../tests/given.ts';
import { testWorld } from '../../../tests/world.ts';
import { createStore } from '../../kernel/store.ts';
import { app } from '../../slices/app.ts';
import { takeOverQuestion } from './cityAnswer.ts';
import type { CityAnswer, EarlyQuestion } from './early/cityQuestion.ts';

const FIRST_VISIT: StepOrPatch = [() => shopOpened(), restored()];

/** A shop that has just come to life, beside a question that the first script has asked. */
function alive(steps: StepOrPatch, ...noted: readonly (CityAnswer | null)[]) {
  const store = createStore(app, testWorld(), fold(steps));
  const told: string[] = [];
  store.event$.subscribe(({ type }) => told.push(type));
  let answerNow: (answer: CityAnswer | null) => void = () => undefined;
  const question: EarlyQuestion = {
    take(listen) {
      answerNow = listen;
      for (const answer of noted) listen(answer);
    },
  };
  const takeAway = vi.fn<() => void>();
  takeOverQuestion(store, question, takeAway);
  return { told, takeAway, state: () => store.state(), answerNow: (answer: CityAnswer) => answerNow(answer) };
}
const idOf = (slug: string): string =>
  fold(FIRST_VISIT).city.list.find((city) => city.slug === slug)?.id ?? '';

test('an unanswered question stays until the shop’s own dialog takes its place', () => {
  const { told, takeAway, state } = alive(FIRST_VISIT);
  expect(state().modal.open).toEqual({ kind: 'city' });
  expect([told, takeAway.mock.calls]).toEqual([[], []]);
});

test('the page’s own city, chosen before life, is a choice like any other, and nothing is asked any more', () => {
  const { told, takeAway, state } = alive(FIRST_VISIT, idOf('samara'));
  expect(told[0]).toBe('city/choiceTapped');
  expect(state().user.isAlreadySelectedCity).toBe(true);
  expect(state().modal.open).toBeNull();
  expect(takeAway).toHaveBeenCalledOnce();
});

test('Esc before life keeps the city of the page', () => {
  const { told, state } = alive(FIRST_VISIT, '');
  expect(told[0]).toBe('modal/dismissed');
  expect([state().user.isAlreadySelectedCity, state().modal.open]).toEqual([true, null]);
});

test('an answer of the page before counts for the city of this one', () => {
  const { told, state } = alive(FIRST_VISIT, null);
  expect(told).not.toContain('city/chosen');
  expect([state().user.isAlreadySelectedCity, state().modal.open]).toEqual([true, null]);
});

test('another city that is pressed while the shop’s dialog is on its way leads there', () => {
  const { told, answerNow } = alive(FIRST_VISIT);
  answerNow(idOf('tolyatti'));
  expect(told).toEqual(expect.arrayContaining(['city/choiceTapped', 'city/chosen', 'view/navigationDue']));
});

test('a city that the shop does not know is as good as Esc', () => {
  expect(alive(FIRST_VISIT, 'nowhere').state().user.isAlreadySelectedCity).toBe(true);
});

test('where the shop has nothing to ask, or something else first, the early question goes', () => {
  expect(alive([citySelected, FIRST_VISIT]).takeAway).toHaveBeenCalledOnce();
  expect(alive([FIRST_VISIT, { modal: { open: { kind: 'auth' } } }]).takeAway).toHaveBeenCalledOnce();
});
