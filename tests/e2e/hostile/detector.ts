import type { Page } from '@playwright/test';

export interface Detector {
  /** Numbers of the payloads that have run. */
  readonly executed: ReadonlySet<number>;
  /** What the policy has refused. */
  readonly violations: readonly string[];
  /** What was asked of the host that all foreign addresses name, and dialogs of the browser. */
  readonly reached: readonly string[];
}

/** Hears of every payload that runs and of everything that the policy refuses, in all frames of the page from now on. */
export async function detect(page: Page): Promise<Detector> {
  const executed = new Set<number>();
  const violations: string[] = [];
  const reached: string[] = [];
  await page.context().route(/^[a-z]+:\/\/([^/]*@)?evil\.example/, (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  page.on('dialog', (dialog) => {
    reached.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('boom', (index: number) => void executed.add(index));
  await page.exposeFunction('tellViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return { executed, violations, reached };
}

/** Elements that could run something, now or when they are used: handlers, frames, scripts in the page, addresses of code. */
export const suspects = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // The page's own: rules and styles, one of each in the head, before anything that the chain wrote; the first script right
    // before the app, where nothing else may stand.
    const own = new Set<Element | null>([
      document.head.querySelector(':scope > script[type="speculationrules"]'),
      document.head.querySelector(':scope > style'),
      document.body.querySelector(':scope > script:not([src], [type]):has(+ #app)'),
    ]);
    const isDangerous = (element: Element): boolean => {
      if (own.has(element) && !element.textContent.includes('boom(')) return false;
      const names = element.getAttributeNames();
      if (names.some((name) => name.startsWith('on'))) return true;
      if (element.matches('template')) return /boom\(|evil\.example/.test(element.innerHTML);
      if (element.matches('iframe, object, embed, base, style, meta[http-equiv="refresh" i], [ping]'))
        return true;
      if (element.matches('script:not([src])')) return !/json/.test(element.getAttribute('type') ?? '');
      const addresses = ['href', 'action', 'formaction', 'src', 'xlink:href'].map((name) =>
        element.getAttribute(name),
      );
      // oxlint-disable-next-line no-script-url -- it is looked for
      return addresses.some((address) =>
        /^\s*(javascript|vbscript|data:text)/i.test(address?.replace(/\p{Cc}/gu, '') ?? ''),
      );
    };
    return [...document.querySelectorAll('*')]
      .filter(isDangerous)
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

/** What of the page anybody could read or look at: its words, the values of its fields, its attributes. */
export const writtenOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts: string[] = [document.title, location.href];
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.matches('script')) continue;
      for (const { value } of element.attributes) parts.push(value);
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        parts.push(element.value);
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) parts.push(node.nodeValue ?? '');
    }
    return parts.join('\n');
  });
