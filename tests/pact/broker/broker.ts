import * as z from 'zod/mini';
import { CONSUMER, HTTP_PROVIDER, LIVE_PROVIDER } from '../../../contracts/verify/pactFile.ts';
import type { BrokerSettings } from './settings.ts';

/** The text of a pact by the name of its provider. */
export type PactText = (provider: string) => string;

/** What the broker thinks of a deployment, and why. */
export interface Verdict {
  readonly isDeployable: boolean;
  readonly reason: string;
}

/** A shop in browsers is replaced by the next one; versions inside shipped apps live side by side. */
export type Record = 'deployment' | 'release';

const MOST_SHOWN = 500;

const ask = async (settings: BrokerSettings, address: string, body?: object): Promise<unknown> => {
  const { authorization } = settings;
  const response = await fetch(new URL(address, `${settings.url}/`), {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/hal+json',
      ...(body && { 'content-type': 'application/json' }),
      ...(authorization !== null && { authorization }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.ok) return text === '' ? null : JSON.parse(text);
  throw new Error(`The broker answers ${response.status} to ${address}: ${text.slice(0, MOST_SHOWN)}`);
};

/** Publishes both pacts as one version of the web shop, on its branch; rejects when the broker refuses. */
export async function publish(settings: BrokerSettings, textOf: PactText): Promise<void> {
  const { version, branch, buildUrl } = settings;
  await ask(settings, 'contracts/publish', {
    pacticipantName: CONSUMER,
    pacticipantVersionNumber: version,
    branch,
    ...(buildUrl !== null && { buildUrl }),
    contracts: [HTTP_PROVIDER, LIVE_PROVIDER].map((providerName) => ({
      consumerName: CONSUMER,
      providerName,
      specification: 'pact',
      contentType: 'application/json',
      content: Buffer.from(textOf(providerName)).toString('base64'),
    })),
  });
}

const matrix = z.looseObject({
  summary: z.looseObject({ deployable: z.nullish(z.boolean()), reason: z.nullish(z.string()) }),
});

/** Asks whether the services of an environment keep this version's pacts; what is unknown is a no. */
export async function canIDeploy(settings: BrokerSettings, environment: string): Promise<Verdict> {
  const query = new URLSearchParams({ pacticipant: CONSUMER, version: settings.version, environment });
  const { summary } = matrix.parse(await ask(settings, `can-i-deploy?${query.toString()}`));
  return {
    isDeployable: summary.deployable === true,
    reason: summary.reason ?? 'the broker gives no reason',
  };
}

const link = z.looseObject({ name: z.optional(z.string()), href: z.string() });
const versionResource = z.looseObject({ _links: z.record(z.string(), z.union([link, z.array(link)])) });

/** Tells the broker where this version runs now; rejects for an environment that it does not have. */
export async function record(settings: BrokerSettings, kind: Record, environment: string): Promise<void> {
  const address = `pacticipants/${CONSUMER}/versions/${encodeURIComponent(settings.version)}`;
  const { _links } = versionResource.parse(await ask(settings, address));
  const links = [_links[`pb:record-${kind}`] ?? []].flat();
  const found = links.find(({ name }) => name === environment);
  if (!found) throw new Error(`The broker has no environment "${environment}" for a ${kind}`);
  await ask(settings, found.href, {});
}
