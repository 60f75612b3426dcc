import type { ShopStore } from '../../ui/store.tsx';
import type { CityAnswer, EarlyQuestion } from './early/cityQuestion.ts';

/** The answer as the event that it would have been in the shop's own dialog. */
function tell(store: Pick<ShopStore, 'state' | 'emit'>, answer: CityAnswer | null): void {
  const { list, currentId } = store.state().city;
  // On the page before: whoever is here has come to this city.
  const cityId = answer === null ? currentId : list.find(({ id }) => id === answer)?.id;
  if (cityId) store.emit('city/choiceTapped', { cityId });
  else store.emit('modal/dismissed', { kind: 'city' });
}

/**
 * Takes over the question that the first script has asked (decision 0025): what was answered becomes an event, and where the shop
 * has nothing to ask, or something else first, the early question goes. Else `CityDialog` takes its place.
 */
export function takeOverQuestion(
  store: Pick<ShopStore, 'state' | 'emit'>,
  question: EarlyQuestion | undefined,
  takeAwayQuestion: () => void,
): void {
  question?.take((answer) => tell(store, answer));
  if (store.state().modal.open?.kind !== 'city') takeAwayQuestion();
}
