import * as z from 'zod/mini';

/** What the kit and every Pact verifier post to the address of the states. */
export const stateRequest = z.object({
  state: z.string(),
  params: z.nullish(z.record(z.string(), z.unknown())),
  action: z.nullish(z.enum(['setup', 'teardown'])),
});
type StateRequest = z.infer<typeof stateRequest>;

/** What only the provider knows, by the names that the state promises. */
export type StateValues = Readonly<Record<string, string>>;

/** Brings a state about or takes it back; rejects with `UnknownState` or with the reason why it could not. */
export type SetState = (request: StateRequest) => Promise<StateValues>;

/** The provider does not know a state by this name. */
export class UnknownState extends Error {
  readonly state: string;
  constructor(state: string) {
    super(`The provider does not know the state "${state}"`);
    this.state = state;
  }
}

/** The service has nothing of the kind, and says why. */
export class NotApplicable extends Error {
  readonly state: string;
  constructor(state: string, reason: string) {
    super(reason);
    this.state = state;
  }
}

/** Statuses by which a provider says that it has no such state. */
const UNKNOWN: ReadonlySet<number> = new Set([400, 404, 501]);
const PATIENCE_MS = 20_000;
const MOST_SHOWN = 300;

const readIn = (state: string, text: string): object => {
  try {
    const read: unknown = text.trim() === '' ? {} : JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : {};
  } catch (error) {
    throw new Error(`${state}: the answer is no JSON: ${text.slice(0, MOST_SHOWN)}`, { cause: error });
  }
};

const valuesOf = (state: string, text: string): StateValues => {
  const read = readIn(state, text);
  if ('notApplicable' in read) throw new NotApplicable(state, String(read.notApplicable));
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, String(value)]));
};

/** States set by a provider that listens at this address; the token, if any, goes along as a bearer. */
export const statesAt =
  (url: string, token: string | null): SetState =>
  async (request) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    if (response.ok) return valuesOf(request.state, text);
    if (UNKNOWN.has(response.status)) throw new UnknownState(request.state);
    throw new Error(`${request.state}: ${response.status} ${text.slice(0, MOST_SHOWN)}`);
  };
