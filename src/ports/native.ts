import {
  auditTime,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  fromEvent,
  map,
  merge,
  type Observable,
  scan,
  share,
} from 'rxjs';
import type { AppWorld, NativeMessage } from '../slices/world.ts';
import { readNative } from './readers/native.ts';

/** How often at most a number of refused messages is told. */
const COUNT_MS = 1_000;

export interface NativeOptions {
  /** Whether the page is shown inside of the chain's app; asked when somebody begins to listen. */
  readonly isApp: () => boolean;
  /** The page's own origin. */
  readonly origin: string;
  /** Where messages arrive: the window on iOS, the document on Android. */
  readonly targets: readonly EventTarget[];
  /** The app's ear, looked for at each word. */
  readonly bridge: () => unknown;
}

/** The app dispatches within the page, without an origin; any other site's window has its own. */
const isOfApp = ({ origin }: MessageEvent<unknown>, own: string): boolean => origin === '' || origin === own;

function messagesOf({ targets, origin }: NativeOptions): Observable<NativeMessage> {
  const read$ = merge(...targets.map((target) => fromEvent<MessageEvent<unknown>>(target, 'message'))).pipe(
    // One that bubbles arrives at the document and at the window.
    distinctUntilChanged(),
    map((event) => (isOfApp(event, origin) ? readNative(event.data, origin) : null)),
    share(),
  );
  const refused$ = read$.pipe(
    filter((message) => message === null),
    scan((count) => count + 1, 0),
    auditTime(COUNT_MS),
    map((count): NativeMessage => ({ type: 'refused', count })),
  );
  return merge(read$.pipe(filter((message) => message !== null)), refused$);
}

const isEar = (bridge: unknown): bridge is { postMessage(text: string): void } =>
  typeof bridge === 'object' &&
  bridge !== null &&
  'postMessage' in bridge &&
  typeof bridge.postMessage === 'function';

/** The bridge to the app around the site (assumptions, section 5). Outside of the app nobody is listened to. */
export const createNative = (options: NativeOptions): AppWorld['native'] => ({
  messages$: defer(() => (options.isApp() ? messagesOf(options) : EMPTY)),
  send(word) {
    const bridge = options.bridge();
    if (!isEar(bridge)) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the app's bridge has no target
    bridge.postMessage(JSON.stringify(word));
  },
});
