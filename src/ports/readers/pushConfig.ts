/** What the service of messages needs to know of the chain's project. */
const FIELDS = ['apiKey', 'projectId', 'messagingSenderId', 'appId'] as const;
const FIELD = /^[\w:.-]{1,200}$/;

export type PushProject = Readonly<Record<(typeof FIELDS)[number], string>>;
export interface PushConfig {
  readonly project: PushProject;
  readonly vapidKey: string;
}

const projectFrom = (read: (name: string) => unknown): PushProject | null => {
  const values = FIELDS.map((name) => [name, read(name)] as const);
  if (!values.every(([, value]) => typeof value === 'string' && FIELD.test(value))) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has just been looked at
  return Object.fromEntries(values) as PushProject;
};

/** The configuration as the server hands it to the page; null where it is absent or cannot be used. */
export function readPushConfig(value: Readonly<Record<string, unknown>> | null): PushConfig | null {
  if (value === null) return null;
  const project = projectFrom((name) => (Object.hasOwn(value, name) ? value[name] : null));
  const { vapidKey } = value;
  return project && typeof vapidKey === 'string' && FIELD.test(vapidKey) ? { project, vapidKey } : null;
}

/** The service worker has no page to read from: its project stands in its own address. */
export const WORKER_PATH = '/firebase-messaging-sw.js';
export const workerAddress = (project: PushProject): string =>
  `${WORKER_PATH}?${new URLSearchParams({ ...project }).toString()}`;
export const readWorkerAddress = (address: string): PushProject | null => {
  const { searchParams } = new URL(address);
  return projectFrom((name) => searchParams.get(name));
};
