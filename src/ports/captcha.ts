import { Observable } from 'rxjs';
import { personal, type CaptchaProof } from '../domain/personal.ts';
import type { AppWorld } from '../slices/world.ts';
import { createScriptLoader, type ScriptPage } from './captchaScript.ts';

export interface CaptchaOptions {
  /** Where the script of Yandex SmartCaptcha is served. */
  readonly origin: string;
  readonly page: ScriptPage;
  readonly report: AppWorld['report'];
}

/** Without a task to solve, no check takes longer than this. */
const CHECK_MS = 10_000;
/** A solved task closes, too: its proof may come a moment later. */
const CLOSING_MS = 1_000;
/** What can travel as a header. */
const PROOF = /^[\x21-\x7e]{1,4096}$/;

/** Out of sight; over an open dialog, whose surroundings nobody could reach otherwise. */
function placeFor({ document }: ScriptPage): HTMLElement {
  const place = document.createElement('div');
  place.dataset['reactAriaTopLayer'] = '';
  document.body.append(place);
  return place;
}

/** The widget may put its task beside the place it was given. */
function liftOver(dialog: ScriptPage): () => void {
  const lift = new dialog.MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof dialog.HTMLElement)) continue;
      added.dataset['reactAriaTopLayer'] = '';
      added.inert = false;
      added.removeAttribute('aria-hidden');
    }
  });
  lift.observe(dialog.document.body, { childList: true });
  return () => lift.disconnect();
}

/**
 * Yandex SmartCaptcha without a box to tick (specification, section 4, "Captcha"). Its script is fetched at the first
 * check. A script that does not come, a service that fails and a task that is closed end in null, in the log too.
 */
export function createCaptcha({ origin, page, report }: CaptchaOptions): AppWorld['captcha'] {
  const load = createScriptLoader(page, origin);
  const prove = (siteKey: string): Observable<CaptchaProof | null> =>
    new Observable((subscriber) => {
      const undo: (() => void)[] = [];
      let timer = 0;
      const end = (proof: CaptchaProof | null, why?: unknown): void => {
        if (subscriber.closed) return;
        if (why !== undefined) report(why, 'captcha');
        subscriber.next(proof);
        subscriber.complete();
      };
      const endIn = (milliseconds: number, why: string): void => {
        page.clearTimeout(timer);
        timer = page.setTimeout(() => end(null, new Error(why)), milliseconds);
      };
      const check = async (): Promise<void> => {
        const captcha = await load();
        if (subscriber.closed) return;
        undo.push(liftOver(page));
        const place = placeFor(page);
        undo.push(() => place.remove());
        const widget = captcha.render(place, { sitekey: siteKey, invisible: true, hl: 'ru' });
        undo.push(() => captcha.destroy(widget));
        captcha.subscribe(widget, 'challenge-visible', () => page.clearTimeout(timer));
        captcha.subscribe(widget, 'challenge-hidden', () => endIn(CLOSING_MS, 'The task was closed'));
        captcha.subscribe(widget, 'network-error', () =>
          end(null, new Error('The service cannot be reached')),
        );
        captcha.subscribe(widget, 'success', (token) =>
          PROOF.test(token) ? end(personal(token)) : end(null, new Error('The proof cannot be sent')),
        );
        captcha.execute(widget);
      };
      endIn(CHECK_MS, 'No answer in time');
      check().catch((error: unknown) => end(null, error));
      return () => {
        page.clearTimeout(timer);
        for (const step of undo.toReversed()) step();
      };
    });
  return { prove };
}
