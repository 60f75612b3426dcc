import { changeObjects, withBody, withStatus, type Change } from './change.ts';

const inAll = (what: string, changeAnswer: NonNullable<Change['changeAnswer']>): Change => ({
  operation: 'all',
  what,
  changeAnswer,
});
const inJson: typeof inAll = (what, change) =>
  inAll(what, (response, request) =>
    response.headers.get('content-type')?.includes('json') ? change(response, request) : response,
  );
const inBodies = (what: string, change: (body: unknown) => unknown): Change =>
  inAll(what, (response) => withBody(response, change));
const inObjects = (what: string, change: Parameters<typeof changeObjects>[1]): Change =>
  inBodies(what, (body) => changeObjects(body, change));

const withHeaders = (change: Readonly<Record<string, string>>) => (response: Response) => {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(change)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
};

const mapStrings = (part: Record<string, unknown>, change: (text: string, key: string) => unknown) =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, typeof value === 'string' ? change(value, key) : value]),
  );

const isMoment = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(text);
const mapMoments = (change: (moment: Date) => string) => (part: Record<string, unknown>) =>
  mapStrings(part, (text) => (isMoment(text) ? change(new Date(text)) : text));

const isList = (part: unknown): part is readonly unknown[] => Array.isArray(part);
/** Pairs of coordinates, and days of a week, mean what they mean by their place. */
const isByPlace = (list: readonly unknown[], key: string): boolean =>
  typeof list[0] === 'number' ||
  key === 'workTime' ||
  list.some((part) => part === null || (typeof part === 'object' && 'open' in part));
/** Lists keep what they held; something comes after it. */
const longer = (part: unknown, key: string): unknown =>
  isList(part) && part.length > 0 && !isByPlace(part, key) ? [...part, part[0]] : part;
const turned = (part: unknown, key: string): unknown =>
  isList(part) && !isByPlace(part, key) ? part.toReversed() : part;
const inLists =
  (change: (part: unknown, key: string) => unknown) =>
  (body: unknown): unknown =>
    change(
      changeObjects(body, (part) =>
        Object.fromEntries(Object.entries(part).map(([key, value]) => [key, change(value, key)])),
      ),
      '',
    );

const withoutLength = ({ headers }: Response): Headers => {
  const kept = new Headers(headers);
  kept.delete('content-length');
  return kept;
};

/** Fields of rows that the back end counts. */
const COUNTED = new Set(['id', 'number', 'userId']);

/** Providers that differ in what the client does not care for: none may be rejected. */
export const BENIGN: readonly Change[] = [
  inObjects('a field that nobody knows', (part) => ({ ...part, legacyFlag: true })),
  inObjects('an object that nobody knows', (part) => ({ ...part, meta: { trace: ['a', 1, null] } })),
  inObjects('fields in another order', (part) => Object.fromEntries(Object.entries(part).toReversed())),
  inBodies('longer lists', inLists(longer)),
  inBodies('lists in another order', inLists(turned)),
  inObjects('other texts for the customer', (part) =>
    mapStrings(part, (text, key) => (key === 'message' || key === 'title' ? `${text}!` : text)),
  ),
  inObjects('ids of rows as text', (part) =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        COUNTED.has(key) && typeof value === 'number' ? String(value) : value,
      ]),
    ),
  ),
  inObjects(
    'moments with an offset',
    mapMoments((moment) => moment.toISOString().replace('Z', '+00:00')),
  ),
  inObjects(
    'moments without milliseconds',
    mapMoments((moment) => moment.toISOString().replace(/\.\d+/, '')),
  ),
  inJson('a media type without a charset', withHeaders({ 'content-type': 'application/json' })),
  inJson('a media type in capitals', withHeaders({ 'content-type': 'application/json; charset=UTF-8' })),
  inAll('headers of a gateway', withHeaders({ 'x-request-id': '7f3', server: 'nginx', vary: 'Origin' })),
  inAll('answers that may be kept', withHeaders({ 'cache-control': 'private, max-age=5', etag: 'W/"1"' })),
  inAll('JSON that is laid out', async (response) => {
    const text = await response.text();
    const isEmpty = text === '' || response.status === 204;
    const body = isEmpty ? null : JSON.stringify(JSON.parse(text), null, 2);
    return new Response(body, { status: response.status, headers: response.headers });
  }),
  {
    operation: 'like.create',
    what: '200 where something is created',
    changeAnswer: (response) => (response.status === 201 ? withStatus(response, 200) : response),
  },
  {
    operation: 'address.create',
    what: '200 where something is created',
    changeAnswer: (response) => (response.status === 201 ? withStatus(response, 200) : response),
  },
  {
    operation: 'user.create',
    what: '200 where something is created',
    changeAnswer: (response) => (response.status === 201 ? withStatus(response, 200) : response),
  },
  {
    operation: 'promo.calculate',
    what: '200 where something is created',
    changeAnswer: (response) => (response.status === 201 ? withStatus(response, 200) : response),
  },
  {
    operation: 'like.remove',
    what: '200 with a word for a deletion',
    changeAnswer: (response) =>
      response.status === 204
        ? Response.json({ message: 'ok' }, { headers: withoutLength(response) })
        : response,
  },
  {
    operation: 'address.remove',
    what: '200 with a word for a deletion',
    changeAnswer: (response) =>
      response.status === 204
        ? Response.json({ message: 'ok' }, { headers: withoutLength(response) })
        : response,
  },
];
