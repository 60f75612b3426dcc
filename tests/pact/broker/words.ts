import { CONSUMER, PACTS } from '../pactFile.ts';

/** What the shop asks of a broker: the commands of the broker's own command line that go by these names. */
const COMMANDS = ['publish', 'can-i-deploy', 'record-deployment', 'record-release'] as const;

const USAGE =
  'publish | can-i-deploy ENVIRONMENT | record-deployment ENVIRONMENT | record-release ENVIRONMENT';
export const EXPLANATION = `No broker is configured, so nothing was done. Set
  PACT_BROKER_BASE_URL   e.g. https://broker.example
  PACT_BROKER_TOKEN      or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD, where the broker asks for them
  PACT_VERSION           the commit, unless this is a git checkout
  PACT_BRANCH            the branch, unless this is a git checkout with one
  PACT_BUILD_URL         the page of the build, if there is one`;

export type Variables = Readonly<Record<string, string | undefined>>;

/** What git says of the checkout, where the variables do not. */
export interface Checkout {
  readonly commit: string | null;
  readonly branch: string | null;
}

/**
 * The words of a command for the broker's own command line, which reads by itself where the broker is and who calls it.
 * Throws for an unknown command, and where version, branch or environment cannot be told.
 */
export function wordsOf(
  [command = '', environment = '']: readonly string[],
  variables: Variables,
  checkout: Checkout,
): readonly string[] {
  const known = COMMANDS.find((name) => name === command);
  if (!known) throw new Error(USAGE);
  const version = variables['PACT_VERSION'] || checkout.commit;
  if (!version) throw new Error('Which version is this? Set PACT_VERSION to the commit');
  if (known === 'publish') return published(version, variables, checkout);
  if (environment === '') throw new Error(`Which environment? ${USAGE}`);
  const where = known === 'can-i-deploy' ? '--to-environment' : '--environment';
  return [known, '--pacticipant', CONSUMER, '--version', version, where, environment];
}

function published(version: string, variables: Variables, checkout: Checkout): readonly string[] {
  const branch = variables['PACT_BRANCH'] || checkout.branch;
  if (!branch) throw new Error('Which branch is this? Set PACT_BRANCH');
  const build = variables['PACT_BUILD_URL'];
  const words = ['publish', PACTS, '--consumer-app-version', version, '--branch', branch];
  return build ? [...words, '--build-url', build] : words;
}
