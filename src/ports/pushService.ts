import { personal, type PushToken } from '../domain/personal.ts';
import { PUSH_ICON, type PushMessage } from '../domain/push.ts';
import type { PushService } from './firebase.ts';
import { endSubscription, openWorker } from './pushWorker.ts';
import type { PushConfig } from './readers/pushConfig.ts';

/** Firebase and its worker, opened for the first token and kept; what failed is tried anew the next time. */
function opener(config: PushConfig) {
  let opening: Promise<PushService> | null = null;
  const open = async (): Promise<PushService> => {
    const [{ openFirebase }, registration] = await Promise.all([
      import('./firebase.ts'),
      openWorker(config.project),
    ]);
    return openFirebase(config, registration);
  };
  return {
    opened: () => opening,
    open: (): Promise<PushService> => {
      opening ??= open().catch((error: unknown) => {
        opening = null;
        throw error;
      });
      return opening;
    },
  };
}

/** The service of messages of one page. Nothing of it is loaded before it is needed. */
export function createPushService(config: PushConfig) {
  const { open, opened } = opener(config);
  /** One after the other: a token that is being given up is gone before the next one is asked for. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
  return {
    token: (): Promise<PushToken> => inTurn(async () => personal<PushToken>(await (await open()).token())),
    listen: async (hear: (payload: unknown) => void): Promise<() => void> => (await open()).listen(hear),
    async show({ id, title, text, link }: PushMessage): Promise<void> {
      const registration = await openWorker(config.project);
      await registration.showNotification(title, { body: text, icon: PUSH_ICON, tag: id, data: { link } });
    },
    /** Where the service cannot be reached, the browser's own subscription ends all the same. */
    end: (): Promise<void> =>
      inTurn(async () => {
        try {
          await (await opened())?.forget();
        } finally {
          await endSubscription();
        }
      }),
  };
}
