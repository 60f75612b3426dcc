import type { PayloadOf } from '../kernel/event.ts';
import type { AppDraft, AppEvents, AppEventType } from './events.ts';

/** An event that is not yet emitted. */
export const draft = <K extends AppEventType>(
  ...[type, payload]: keyof PayloadOf<AppEvents, K> extends never
    ? [type: K]
    : [type: K, payload: PayloadOf<AppEvents, K>]
): AppDraft<K> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parameters have tied type and payload together
  ({ type, payload: payload ?? {} }) as unknown as AppDraft<K>;
