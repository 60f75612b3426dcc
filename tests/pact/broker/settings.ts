/** Where the broker is, who calls it, and which version of the web shop this is. */
export interface BrokerSettings {
  readonly url: string;
  readonly authorization: string | null;
  /** The commit. */
  readonly version: string;
  readonly branch: string;
  readonly buildUrl: string | null;
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** What git says of the checkout, where the variables do not. */
export interface Checkout {
  readonly commit: string | null;
  readonly branch: string | null;
}

export const EXPLANATION = `No broker is configured, so nothing was done. Set
  PACT_BROKER_BASE_URL   e.g. https://broker.example
  PACT_BROKER_TOKEN      or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD, where the broker asks for them
  PACT_VERSION           the commit, unless this is a git checkout
  PACT_BRANCH            the branch, unless this is a git checkout with one
  PACT_BUILD_URL         the page of the build, if there is one`;

const authorizationOf = (variables: Variables): string | null => {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: user, PACT_BROKER_PASSWORD: password } = variables;
  if (token) return `Bearer ${token}`;
  return user ? `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}` : null;
};

/** Reads the settings; null without a broker. Throws when the version or the branch cannot be told. */
export function settingsOf(variables: Variables, checkout: Checkout): BrokerSettings | null {
  const url = variables['PACT_BROKER_BASE_URL'];
  if (!url) return null;
  const version = variables['PACT_VERSION'] || checkout.commit;
  const branch = variables['PACT_BRANCH'] || checkout.branch;
  if (!version) throw new Error('Which version is this? Set PACT_VERSION to the commit');
  if (!branch) throw new Error('Which branch is this? Set PACT_BRANCH');
  return {
    url: url.replace(/\/+$/, ''),
    authorization: authorizationOf(variables),
    version,
    branch,
    buildUrl: variables['PACT_BUILD_URL'] || null,
  };
}
