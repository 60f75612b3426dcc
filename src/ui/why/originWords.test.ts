import { expect, test } from 'vitest';
import { formatPrice, kopecks } from '../../domain/money.ts';
import type { AppDraft, AppEvent } from '../../slices/events.ts';
import { draft } from '../../slices/draft.ts';
import { commit, fold, lineFor, patched, shopOpened } from '../../../tests/given.ts';
import { samplePromoAnswer } from '../../../tests/samples.ts';
import { originText } from './originWords.ts';

const AT_NOON = new Date(2026, 2, 2, 12, 41).getTime();
const state = patched(fold(shopOpened()), { catalog: { version: '7' } });
const { productId, name } = lineFor('Зелёный дракон');

/** These events, one the cause of the next; each without what follows from it by rule. */
const happened = (...drafts: readonly AppDraft[]): readonly AppEvent[] =>
  drafts.flatMap((next) => commit(state, next, { now: () => AT_NOON }).events.slice(0, 1));
const added = draft('cart/addTapped', { productId, choice: null, quantity: 1 });
const due = draft('cart/promoCalculationDue');
const calculated = draft('cart/promoCalculated', { revision: 1, answer: samplePromoAnswer() });

test('the answer that decided stands first, then the tap that led to it, what it was, and the menu', () => {
  expect(originText({ chain: happened(added, due, calculated), before: 14_900, state })).toBe(
    `Так с\u00A012:41: ответ акций, а перед этим вы добавили «${name}». Было ${formatPrice(kopecks(14_900))}. Меню версии\u00A07.`,
  );
});

test('what a tap itself has made is told by it alone', () => {
  expect(originText({ chain: happened(added), before: 0, state })).toBe(
    `Так с\u00A012:41: вы добавили «${name}». Меню версии\u00A07.`,
  );
});

test('an event without words of its own is told by where it came from', () => {
  expect(originText({ chain: happened(draft('view/wentOnline')), before: null, state })).toBe(
    'Так с\u00A012:41: браузер или связь. Меню версии\u00A07.',
  );
});

test('what was so from the beginning says so, and no version where none is known', () => {
  const unknown = patched(state, { catalog: { version: null } });
  expect(originText({ chain: [], before: 0, state: unknown })).toBe(
    'Так было уже, когда страница открылась.',
  );
});
