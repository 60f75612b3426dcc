/** What a handler answers, before it becomes a Response. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const ok = (body: unknown): Reply => ({ status: 200, body });
export const created = (body: unknown): Reply => ({ status: 201, body });
export const noContent: Reply = { status: 204 };

/** A refusal with a text for the customer. */
export const refusal = (status: number, message: string): Reply => ({ status, body: { message } });
export const notFound = (message: string): Reply => refusal(404, message);
export const signedOut: Reply = refusal(401, 'Войдите, чтобы продолжить');
export const foreign: Reply = refusal(403, 'Это данные другого покупателя');

const JSON_TYPE = 'application/json; charset=utf-8';

/** The text that goes over the wire. */
export const textOf = (body: unknown): string => (body === undefined ? '' : JSON.stringify(body));

export const jsonResponse = (reply: Reply): Response => {
  if (reply.status === 204) return new Response(null, { status: 204 });
  return new Response(textOf(reply.body), {
    status: reply.status,
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store', ...reply.headers },
  });
};

export const htmlResponse = (html: string, status = 200): Response =>
  new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
