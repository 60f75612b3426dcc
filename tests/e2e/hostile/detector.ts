import type { Page } from '@playwright/test';

export interface Detector {
  /** Numbers of the payloads that have run. */
  readonly executed: ReadonlySet<number>;
  /** What the policy has refused. */
  readonly violations: readonly string[];
}

/** Hears of every payload that runs and of everything that the policy refuses, in all frames of the page from now on. */
export async function detect(page: Page): Promise<Detector> {
  const executed = new Set<number>();
  const violations: string[] = [];
  await page.exposeFunction('boom', (index: number) => void executed.add(index));
  await page.exposeFunction('tellViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return { executed, violations };
}

/** Elements that could run something, now or when they are used: handlers, frames, scripts in the page, addresses of code. */
export const suspects = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // The page's own first script, rules and styles: one of each stands in the head, before anything that the chain wrote.
    const own = new Set(
      ['script:not([src], [type])', 'script[type="speculationrules"]', 'style'].map((selector) =>
        document.head.querySelector(`:scope > ${selector}`),
      ),
    );
    const isDangerous = (element: Element): boolean => {
      if (own.has(element) && !element.textContent.includes('boom(')) return false;
      const names = element.getAttributeNames();
      if (names.some((name) => name.startsWith('on'))) return true;
      if (element.matches('iframe, object, embed, base, template, style')) return true;
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
