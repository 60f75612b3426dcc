import { matchOperation } from '../../contracts/match.ts';

/** Requests by what they cost whom. */
export const KINDS = [
  'pages',
  'states',
  'code',
  'pictures',
  'versions',
  'reads',
  'writes',
  'promos',
  'orders',
  'sockets',
] as const;
export type Kind = (typeof KINDS)[number];

/** What the chain's API is asked for; everything else is the same for everybody and lies in a cache in front of the renderers. */
export const OF_THE_API: ReadonlySet<Kind> = new Set(['versions', 'reads', 'writes', 'promos', 'orders']);

export const STEPS = [
  'open',
  'comeBack',
  'reopen',
  'read',
  'add',
  'login',
  'address',
  'order',
  'minute',
] as const;
/**
 * What a customer does: opens the shop for the first time; comes back another day, with its code at hand; opens it again within
 * the hour, with the page at hand too; reads a section; adds a dish; … ; has it before their eyes for a minute.
 */
export type StepName = (typeof STEPS)[number];

const kindOfCall = (method: string, path: string): Kind => {
  const name = matchOperation(method, path)?.operation.name ?? '';
  if (name.startsWith('versions.')) return 'versions';
  if (name === 'promo.calculate') return 'promos';
  if (name === 'order.place') return 'orders';
  return method === 'GET' ? 'reads' : 'writes';
};

/** Which kind a request of a page is; null for what no network sees. */
export function kindOf(method: string, { protocol, pathname }: URL): Kind | null {
  if (protocol.startsWith('ws')) return 'sockets';
  if (!protocol.startsWith('http')) return null;
  if (pathname.startsWith('/api/')) return kindOfCall(method, pathname);
  if (pathname.startsWith('/assets/')) return 'code';
  if (pathname.startsWith('/state/')) return 'states';
  return /\.(?:png|svg|webp|avif|jpe?g|ico)$|^\/demo\//.test(pathname) ? 'pictures' : 'pages';
}
