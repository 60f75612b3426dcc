import { throwError } from 'rxjs';
import { ApiFailure } from '../src/domain/failure.ts';
import type { AppDraft } from '../src/slices/events.ts';
import type { Play, Stage } from './stage.ts';
import type { WorldPatch } from './world.ts';

const unheard = () => throwError(() => new ApiFailure('offline'));
/** A back end behind a network that comes and goes, and what has reached it, in order. */
export const served = (
  stage: Stage,
  answer: () => ReturnType<Stage['cold']> = () => stage.cold('9ms (d|)', { d: undefined }),
) => {
  const reached: string[] = [];
  let network = true;
  const call = (name: string) => {
    if (!network) return unheard();
    reached.push(name);
    return answer();
  };
  const world: WorldPatch = {
    api: {
      like: () => call('like') as never,
      unlike: () => call('unlike') as never,
      likes: () => stage.cold('9ms (l|)', { l: [] }),
      createAddress: (_user, wanted) => {
        const outcome = call('address');
        return (network ? stage.cold('9ms (a|)', { a: { ...wanted, id: 'new' } }) : outcome) as never;
      },
      reserveTable: () => call('reservation') as never,
      placeOrder: () => {
        throw new Error('An order was placed');
      },
    },
  };
  return {
    reached,
    world,
    cut: () => {
      network = false;
    },
    back: () => {
      network = true;
    },
  };
};
/** What waits: its kind, its need, and whether it is on its way. */
export const waitingIn = ({ store }: Pick<Play, 'store'>) =>
  store.state().user.waiting.map(({ intent: { kind }, needs, claim }) => [kind, needs, claim !== null]);
/** The notices so far. */
export const told = ({ events }: Play) =>
  events.flatMap((event) => (event.type === 'view/noticeRaised' ? [event.payload.notice.text] : []));
export const press = (play: Play, { type, payload }: AppDraft): void =>
  (play.store.emit as (type: string, payload: object) => void)(type, payload);
