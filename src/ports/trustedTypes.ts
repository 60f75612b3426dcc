/** The one policy that the pages' content security policy knows. */
export const POLICY_NAME = 'shop';

interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}
/** What the browser asks where somebody hands it a plain text; null is a refusal. */
interface DefaultRules {
  createScriptURL(url: string): string | null;
}
/** As much of the browser's Trusted Types as is used here. What a policy makes is text to TypeScript, and more to a sink. */
interface PolicyFactory {
  createPolicy(name: typeof POLICY_NAME, rules: Policy): Policy;
  createPolicy(name: 'default', rules: DefaultRules): unknown;
}
declare global {
  // oxlint-disable-next-line no-var -- only a var can be declared here
  var trustedTypes: PolicyFactory | undefined;
}

const RULES: Policy = { createHTML: (html) => html, createScriptURL: (url) => url };

/** Made with the first script of the page, and never handed out: nobody else can make another of that name. */
const policy = globalThis.trustedTypes?.createPolicy(POLICY_NAME, RULES) ?? RULES;

/** A document apart from the page, in which nothing runs or loads. What is read from it must not go into the page as it is. */
export const parseApart = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html');

/**
 * The address of a script, for `script.src` and `serviceWorker.register`, which take no plain text. Throws a RangeError for
 * an address of the web that is not of one of the origins; the shop's own is named like any other.
 */
export function scriptUrl(url: string, allowedOrigins: readonly string[]): string {
  const { href, origin, protocol } = new URL(url, globalThis.location?.href);
  if (!protocol.startsWith('http') || !allowedOrigins.includes(origin))
    throw new RangeError(`A script of ${origin} is not allowed`);
  return policy.createScriptURL(href);
}

/** Null for what is no address of the web. */
const originOf = (url: string): string | null => {
  const found = URL.parse(url, globalThis.location?.href);
  return found?.protocol.startsWith('http') ? found.origin : null;
};

const partOrigins = new Set<string | null>();
// The browser asks it about plain texts. It is made at once, so that nobody else can make it; it lets no HTML through.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (partOrigins.has(originOf(url)) ? url : null),
});

/** For a foreign script that fetches parts of itself: it may from now on, from its own origin. */
export function letFetchParts(origin: string): void {
  partOrigins.add(origin);
}
