import { isFields, type Answer, type Call, type Layer, type MakeLayer } from '../layers/layer.ts';
import { changed, GONE, type Which } from './patterns.ts';

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** Changes the answers of some operations; '*' stands for all. */
export const onAnswer =
  (
    operations: string | readonly string[],
    change: (answer: Answer, call: Call) => Answer | Promise<Answer>,
  ): MakeLayer =>
  () => ({
    call: async (call, next) => {
      const answer = await next(call);
      const named: readonly unknown[] = [operations].flat();
      const wanted = call.operation !== null && (operations === '*' || named.includes(call.operation));
      return wanted ? change(answer, call) : answer;
    },
  });

/** Changes the JSON of an operation's successful answers. */
export const onBody = (
  operations: string | readonly string[],
  change: (body: unknown, call: Call) => unknown,
): MakeLayer =>
  onAnswer(operations, (answer, call) =>
    isSuccess(answer) && answer.body !== undefined ? { ...answer, body: change(answer.body, call) } : answer,
  );

/** Changes what a pattern names in the successful answers of some operations. */
export const onField = (
  operations: string | readonly string[],
  pattern: string,
  change: (value: unknown) => unknown,
  which: Which = 'all',
): MakeLayer => onBody(operations, (body) => changed(body, pattern, change, which));

/** Changes refusals with this status. */
export const onRefusal = (
  operations: string | readonly string[],
  status: number,
  change: (answer: Answer, call: Call) => Answer | Promise<Answer>,
): MakeLayer =>
  onAnswer(operations, (answer, call) => (answer.status === status ? change(answer, call) : answer));

/** Changes calls before the service reads them. */
export const onCall =
  (operations: readonly string[], change: (call: Call) => Call): MakeLayer =>
  () => ({
    call: (call, next) => next(operations.includes(call.operation ?? '') ? change(call) : call),
  });

export const gone = (): unknown => GONE;
export const nothing = (): null => null;

/** Gives a field another name, in each object that a pattern names. */
export const renamed =
  (from: string, to: string) =>
  (value: unknown): unknown =>
    isFields(value) && from in value
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key === from ? to : key, each]))
      : value;

export const withStatus =
  (status: number) =>
  (answer: Answer): Answer => ({ ...answer, status });

/** The answer without a body. */
export const withoutBody = ({ status, headers }: Answer): Answer => ({ status, headers });

/** The answer with other headers; null takes one away. */
export const withHeaders = (answer: Answer, change: Readonly<Record<string, string | null>>): Answer => ({
  ...answer,
  headers: Object.fromEntries(
    Object.entries({ ...answer.headers, ...change }).filter(
      (pair): pair is [string, string] => pair[1] !== null,
    ),
  ),
});

const HTML = '<!doctype html><html lang="ru"><body><h1>Сервис временно недоступен</h1></body></html>';

/** A page of HTML in the place of the answer. */
export const asHtml = ({ status, headers }: Answer): Answer => ({
  status,
  headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  text: HTML,
});

/** A layer that changes the live frames of one type. */
export const onFrame =
  (type: string, change: (frame: Readonly<Record<string, unknown>>) => readonly unknown[]): MakeLayer =>
  (): Layer => ({ says: (frame) => (frame['type'] === type ? change(frame) : [frame]) });
