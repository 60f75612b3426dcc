import { initializeApp } from 'firebase/app';
import { getMessaging, onBackgroundMessage } from 'firebase/messaging/sw';
import { readWorkerAddress } from '../../ports/readers/pushConfig.ts';
import { showMessage } from './message.ts';
import type { TapEvent, WorkerScope } from './scope.ts';
import { followTap } from './tap.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this file runs in a service worker alone
const scope = globalThis as unknown as WorkerScope & EventTarget;

// Before the service's own listener: where a tap leads is decided in one place.
scope.addEventListener('notificationclick', (event) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the event of this name
  const tap = event as TapEvent;
  tap.stopImmediatePropagation();
  tap.notification.close();
  tap.waitUntil(followTap(scope, tap.notification.data));
});

const project = readWorkerAddress(scope.location.href);
// A worker without a project has nobody to listen to; it is replaced with the next visit.
if (project)
  // oxlint-disable-next-line typescript/no-misused-promises -- the service waits for it, whatever its type says
  onBackgroundMessage(getMessaging(initializeApp(project)), (payload) => showMessage(scope, payload));
