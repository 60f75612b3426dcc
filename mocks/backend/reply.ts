/** What a handler answers, before it becomes a Response. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

declare const body: unique symbol;
/** A reply whose body, if it is a success, the compiler has seen. */
export interface ReplyOf<Body> extends Reply {
  readonly [body]?: Body;
}

/** The body has to be what the handler's operation answers: it is no witness of its own type. */
export const ok = <Body>(body: NoInfer<Body>): ReplyOf<Body> => ({ status: 200, body });
export const created = <Body>(body: NoInfer<Body>): ReplyOf<Body> => ({ status: 201, body });
export const noContent: ReplyOf<never> = { status: 204 };

/** A refusal with a text for the customer. */
export const refusal = (status: number, message: string): ReplyOf<never> => ({ status, body: { message } });
export const notFound = (message: string): ReplyOf<never> => refusal(404, message);
export const signedOut: ReplyOf<never> = refusal(401, 'Войдите, чтобы продолжить');
export const foreign: ReplyOf<never> = refusal(403, 'Это данные другого покупателя');

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
