import { watchOutsideLinks } from '../../src/app/navigation/outsideLinks.ts';
import { deviceOf, type Device } from '../../src/domain/device.ts';

/** The user agents of a phone as far as the shop reads them. */
const AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ShopApp/1.0',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) ShopApp/1.0',
} as const;

/** Where the chain's own app runs. */
export type Platform = keyof typeof AGENTS;

/** The device that the shop finds itself on inside of the app. */
export const deviceWith = (platform: Platform): Device => deviceOf(AGENTS[platform], true);

let heard: readonly string[] = [];

/** What the shop has told the app around it since the story began, as it was sent. */
export const heardByApp = (): readonly string[] => heard;

/** The app says a word to the shop. */
export function appSays(word: object): void {
  window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(word) }));
}

/** The chain's app around a story: its bridge, its user agent and its ear for links that lead out, until the result is called. */
export function enterApp(platform: Platform, follow: (url: string) => void): () => void {
  heard = [];
  Object.defineProperty(window, 'ReactNativeWebView', {
    configurable: true,
    value: { postMessage: (text: string) => (heard = [...heard, text]) },
  });
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: AGENTS[platform] });
  const rest = watchOutsideLinks({ isApp: () => true, follow });
  return () => {
    rest();
    Reflect.deleteProperty(window, 'ReactNativeWebView');
    Reflect.deleteProperty(navigator, 'userAgent');
  };
}
