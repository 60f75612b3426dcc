/** The user agents of a phone as far as the shop reads them. */
const AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ShopApp/1.0',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) ShopApp/1.0',
} as const;

/** Where the chain's own app runs. */
export type Platform = keyof typeof AGENTS;

/** The chain's app around a story: its bridge and its user agent, until the result is called. */
export function enterApp(platform: Platform): () => void {
  const words: string[] = [];
  Object.defineProperty(window, 'ReactNativeWebView', {
    configurable: true,
    value: { postMessage: (text: string) => words.push(text) },
  });
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: AGENTS[platform] });
  return () => {
    Reflect.deleteProperty(window, 'ReactNativeWebView');
    Reflect.deleteProperty(navigator, 'userAgent');
  };
}
