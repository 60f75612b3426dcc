import { EMPTY, of, throwError } from 'rxjs';
import { onStage } from '../stage.ts';
import { citySelected, restored, shopOpened, signedIn, type StepOrPatch } from '../given.ts';
import type { WorldPatch } from '../world.ts';
import { ApiFailure } from '../../src/domain/failure.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import { selectDeliveryText } from '../../src/slices/setting/selectors.ts';
import type { AppState } from '../../src/slices/state.ts';
import type { Api, Refusal } from '../../src/slices/world.ts';

/** Every word of complaint that a screen may show in this state. */
export const wordsOf = ({ view, auth, address, promo, modal }: AppState): readonly string[] =>
  [
    ...view.notices.map(({ text }) => text),
    auth.failure,
    address.failure,
    promo.failure,
    ...(modal.open?.kind === 'cartErrors' ? modal.open.messages : []),
  ].filter((text) => text !== null);

export const deliveryWordsOf = (state: AppState): readonly string[] => {
  const { delivery, self } = selectDeliveryText(state);
  return [delivery.title, delivery.text, self.title];
};

export interface Ending {
  readonly state: AppState;
  /** Where failures were logged. */
  readonly reports: readonly string[];
}

/** What comes of these events, one millisecond apart, in the shop as the steps left it. Notices do not pass meanwhile. */
export function after(
  steps: readonly StepOrPatch[],
  world: WorldPatch,
  ...drafts: readonly AppDraft[]
): Ending {
  let ending: Ending | null = null;
  onStage(({ open, cold, flush }) => {
    const { store, reports, emit } = open(steps, world);
    for (const [at, one] of drafts.entries()) emit(`${at}ms x`, { x: one });
    cold('3s (x|)').subscribe((value) => {
      if (value) ending = { state: store.state(), reports: [...reports] };
    });
    flush();
  });
  if (!ending) throw new Error('The scene did not end');
  return ending;
}

/** A refusal that concerns no single call, as the port tells of it. */
export const refused = (refusal: Refusal | undefined): WorldPatch => ({
  refusals$: refusal ? of(refusal) : EMPTY,
});

/** A customer in an open shop, with nothing else in the way. */
export const customer: StepOrPatch = [shopOpened(), citySelected, restored(), signedIn()];
/** A call that is answered with this status. */
export const failing = (status: number) => () =>
  throwError(() => new ApiFailure('status', { status, serverMessage: 'Слова сервера' }));
/** A world whose back end answers these calls. */
export const api = (calls: Partial<Api>): WorldPatch => ({ api: calls });
