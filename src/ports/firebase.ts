import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, onMessage } from 'firebase/messaging';
import type { PushConfig } from './readers/pushConfig.ts';

/** The service of messages as the port of push knows it. */
export interface PushService {
  token(): Promise<string>;
  listen(hear: (payload: unknown) => void): () => void;
  forget(): Promise<unknown>;
}

/** Firebase's own library. Only a dynamic import leads here: nobody loads it who gets no messages. */
export function openFirebase(
  { project, vapidKey }: PushConfig,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): PushService {
  const messaging = getMessaging(initializeApp(project));
  return {
    token: () => getToken(messaging, { vapidKey, serviceWorkerRegistration }),
    listen: (hear) => onMessage(messaging, hear),
    forget: () => deleteToken(messaging),
  };
}
