import type { Route } from '@playwright/test';
import { withLeaf, type Path } from '../api/leaves.ts';
import type { Fault } from './faults.ts';

/** An answer as it goes over the wire. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A place of the answer, and the value of another kind that stands there. */
export type WrongLeaf = readonly [place: Path, value: unknown];

const JSON_TYPE = 'application/json; charset=utf-8';
const PAGE = '<!doctype html><html><body><h1>Сервис временно недоступен</h1></body></html>';
/** Seconds. */
export const RETRY_AFTER = 2;
const BIG = 5 * 1024 * 1024;

export const jsonAnswer = (value: unknown, status = 200): Answer => ({
  status,
  text: JSON.stringify(value),
});

/** The same answer with five megabytes that nobody asked for: a field of an object, an entry of a list, a longer text. */
const swollen = (text: string): string => {
  const padding = 'x'.repeat(BIG);
  const value: unknown = text.trim() === '' ? {} : JSON.parse(text);
  if (Array.isArray(value)) return JSON.stringify((value as unknown[]).concat({ padding }));
  if (typeof value === 'object') return JSON.stringify({ ...value, padding });
  return `${JSON.stringify(value)}${padding}`;
};

/** A bare value is its own leaf. */
const withWrong = (text: string, [place, wrong]: WrongLeaf): string =>
  JSON.stringify(withLeaf(text.trim() === '' ? {} : JSON.parse(text), place, wrong));

const ofStatus = ({ status, message }: Fault): Answer =>
  status === 502
    ? { status, text: PAGE }
    : { status: status ?? 500, text: JSON.stringify(message === null ? {} : { message }) };

/** What the server sends instead; `real` is what it would have sent, and its work is done then. */
export async function spoilt(fault: Fault, real: () => Promise<Answer>, leaf: WrongLeaf): Promise<Answer> {
  if (fault.name === '200 html') return { status: 200, text: PAGE };
  if (fault.name === '200 empty') return { status: 200, text: '' };
  if (fault.kind === 'status') return ofStatus(fault);
  const { status, text } = await real();
  if (fault.kind === 'leaf') return { status, text: withWrong(text, leaf) };
  if (fault.kind === 'big') return { status, text: swollen(text) };
  return { status, text: text.slice(0, Math.max(1, Math.floor(text.length / 2))) };
}

/** Sends an answer. Whoever asked may have given it up meanwhile, and then nobody is there to send it to. */
export async function send(route: Route, { status, text }: Answer, isRetryAsked = false): Promise<void> {
  const isPage = text.startsWith('<!doctype');
  const headers = {
    'content-type': isPage ? 'text/html; charset=utf-8' : JSON_TYPE,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Retry-After',
    ...(isRetryAsked && { 'retry-after': String(RETRY_AFTER) }),
  };
  await route.fulfill({ status, body: text, headers }).catch(() => undefined);
}

/** Lets the fault happen to a call. Silence leaves the call without an answer. */
export async function play(
  route: Route,
  fault: Fault,
  { real, leaf }: { readonly real: () => Promise<Answer>; readonly leaf: WrongLeaf },
): Promise<void> {
  if (fault.kind === 'silent') return;
  if (fault.kind === 'unheard')
    return route.abort(fault.name === 'offline' ? 'internetdisconnected' : 'connectionreset');
  await send(route, await spoilt(fault, real, leaf), fault.status === 429 || fault.status === 503);
}
