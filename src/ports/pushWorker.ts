import { workerAddress, type PushProject } from './readers/pushConfig.ts';
import { scriptUrl } from './trustedTypes.ts';

/** No page lies under it: the worker sees messages and taps, and never a page or its requests. */
const SCOPE = '/firebase-cloud-messaging-push-scope';

/** A subscription needs a worker that is up. */
const active = (registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> =>
  new Promise((resolve, reject) => {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    const look = () => {
      if (registration.active) resolve(registration);
      else if (worker?.state === 'redundant') reject(new Error('The worker for messages did not start'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });

/** Registers the worker for messages, or finds it registered already. */
export const openWorker = async (project: PushProject): Promise<ServiceWorkerRegistration> =>
  active(
    await navigator.serviceWorker.register(scriptUrl(workerAddress(project), [location.origin]), {
      scope: SCOPE,
    }),
  );

/** Without a subscription no message comes any more, whatever the service still believes. */
export const endSubscription = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
};
