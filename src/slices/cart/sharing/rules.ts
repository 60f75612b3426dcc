import type { PastItem } from '../../../domain/customer.ts';
import { selectProductIndex } from '../../catalog/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft, AppEvent } from '../../events.ts';
import { closedFor } from '../../setting/selectors.ts';
import type { AppState } from '../../state.ts';
import { isLoggedIn } from '../../user/selectors.ts';
import { snackGift } from '../lines/adding.ts';
import { portions } from '../lines/line.ts';
import { choicesDue, leftOut, problem, repeated } from '../lines/repeating.ts';
import type { PartRules } from '../tables.ts';
import type { sharingEvents } from './events.ts';

/** Lines that one press adds at most: each is a fact with up to three others behind it, and a batch has a bound of 200. */
const MOST_LINES = 40;

const fitting = (state: AppState, items: readonly PastItem[]): readonly PastItem[] => {
  const products = selectProductIndex(state);
  let lines = 0;
  return items.filter(({ productId, amount }) => {
    const added = portions(amount, products.get(productId)?.maxPerPosition ?? 0).length;
    if (lines + added > MOST_LINES) return false;
    lines += added;
    return true;
  });
};

const named = (what: string, names: readonly string[]): readonly AppDraft[] =>
  names.length === 0 ? [] : [problem(`${what}: ${names.join(', ')}`)];

/** All of it goes through the nine steps of "Adding an item" (specification, section 4); what is refused is named, and the rest is added. */
const sharedTapped = (
  state: AppState,
  { id, time, payload: { items } }: AppEvent<'cart/sharedTapped'>,
): readonly AppDraft[] => {
  const closed = closedFor(state, time);
  if (closed) return [draft('modal/opened', { modal: closed })];
  const taken = fitting(state, items);
  const so = repeated(state, taken, id, leftOut);
  const products = selectProductIndex(state);
  const [gift = []] = taken.flatMap(({ productId }) => {
    const product = products.get(productId);
    const given = product ? snackGift(state, product) : [];
    return given.length > 0 ? [given] : [];
  });
  return [
    ...so.drafts,
    draft('modal/closed', { kind: 'sharedCart' }),
    ...choicesDue(so),
    ...(isLoggedIn(state) ? [] : [draft('modal/queued', { modal: { kind: 'auth' } })]),
    ...gift,
    ...named('Не добавили, сейчас нет в меню', so.gone),
    ...named(
      'Не добавили, за один раз столько не поместится',
      items.filter((item) => !taken.includes(item)).map(({ name }) => name),
    ),
  ];
};

export const sharingRules: PartRules<keyof typeof sharingEvents> = {
  // The address is without the fragment from here on: a reload, or a link to the page, does not bring the cart again.
  'cart/sharedArrived': ({ view }, { payload }) => [
    draft('view/navigationDue', { to: `${view.path}#`, mode: 'replace' }),
    draft('modal/queued', { modal: { kind: 'sharedCart', ...payload } }),
  ],
  'cart/sharedTapped': sharedTapped,
};
