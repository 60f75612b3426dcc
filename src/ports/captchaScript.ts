import { letFetchParts, scriptUrl } from './trustedTypes.ts';

type WidgetId = number;

/** What of `window.smartCaptcha` the shop uses; Yandex publishes no types of it. */
export interface SmartCaptcha {
  render(
    place: HTMLElement,
    options: { readonly sitekey: string; readonly invisible: true; readonly hl: 'ru' },
  ): WidgetId;
  execute(widget: WidgetId): void;
  subscribe(
    widget: WidgetId,
    occurrence: 'challenge-visible' | 'challenge-hidden' | 'network-error',
    listener: () => void,
  ): unknown;
  subscribe(widget: WidgetId, occurrence: 'success', listener: (token: string) => void): unknown;
  destroy(widget: WidgetId): void;
}

export type ScriptPage = Window & typeof globalThis & { smartCaptcha?: unknown };

const MEMBERS = ['render', 'execute', 'subscribe', 'destroy'] as const;
const isCaptcha = (found: unknown): found is SmartCaptcha =>
  typeof found === 'object' &&
  found !== null &&
  MEMBERS.every((name) => typeof Reflect.get(found, name) === 'function');

/** Called by the script, by this name, when it is ready. */
const READY = 'shopCaptchaReady';

/** Fetches the script once; a fetch that failed is tried again by the next who asks. */
export function createScriptLoader(page: ScriptPage, origin: string): () => Promise<SmartCaptcha> {
  let loading: Promise<SmartCaptcha> | null = null;
  const fetchScript = (): Promise<SmartCaptcha> =>
    new Promise((resolve, reject) => {
      const script = page.document.createElement('script');
      const fail = (why: string): void => {
        loading = null;
        script.remove();
        reject(new Error(why));
      };
      Reflect.set(page, READY, () =>
        isCaptcha(page.smartCaptcha) ? resolve(page.smartCaptcha) : fail('The script brought no captcha'),
      );
      script.addEventListener('error', () => fail('The script did not come'));
      script.async = true;
      letFetchParts(origin);
      script.src = scriptUrl(`${origin}/captcha.js?render=onload&onload=${READY}`, [origin]);
      page.document.head.append(script);
    });
  return () => (loading ??= fetchScript());
}
