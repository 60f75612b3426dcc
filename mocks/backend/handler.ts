import type * as z from 'zod/mini';
import type { Answers } from '../../contracts/answers.ts';
import { isOverlong } from './bounds.ts';
import { foreign, refusal, signedOut, type ReplyOf } from './reply.ts';
import type { UserRow } from './store.ts';
import type { Call } from './world.ts';

/** Answers a call with a body of this type, or refuses it. */
export type Handler<Body = unknown> = (call: Call) => ReplyOf<Body>;

/** The handlers of a group of operations: each body is the contract's, and no field more. */
export type HandlersOf<Group extends string> = {
  readonly [Name in keyof Answers & `${Group}.${string}`]: Handler<Answers[Name]>;
};
export type CustomerCall = Call & { readonly user: UserRow };

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Имя',
  phone: 'Телефон',
  date: 'Дата',
  time: 'Время',
  guests: 'Гостей',
  comment: 'Комментарий',
  street: 'Улица',
  home: 'Дом',
  position: 'Должность',
  city: 'Город',
};

const messageOf = (error: z.core.$ZodError): string => {
  const field = error.issues[0]?.path.findLast((part) => typeof part === 'string');
  return field === undefined ? 'Не удалось прочитать запрос' : `Проверьте поле «${FIELDS[field] ?? field}»`;
};

/** Lets only a customer with a valid token through. */
export const asCustomer =
  <Body>(run: (call: CustomerCall) => ReplyOf<Body>): Handler<Body> =>
  (call) => {
    const { user } = call;
    return user === null ? signedOut : run({ ...call, user });
  };

/** Lets a customer through to what lies under their own id. */
export const asOwner = <Body>(run: (call: CustomerCall) => ReplyOf<Body>): Handler<Body> =>
  asCustomer<Body>((call) => (call.params['userId'] === call.user.id ? run(call) : foreign));

/** Lets a customer through to what lies under their own phone. */
export const asPhoneOwner = <Body>(run: (call: CustomerCall) => ReplyOf<Body>): Handler<Body> =>
  asCustomer<Body>((call) => (call.params['phone'] === call.user.phone ? run(call) : foreign));

/** Reads the body by the route's own schema; 422 with a text when it does not fit. */
export const withBody =
  <Read, Some extends Call, Body>(
    schema: z.ZodMiniType<Read>,
    run: (body: Read, call: Some) => ReplyOf<Body>,
  ) =>
  (call: Some): ReplyOf<Body> => {
    const read = schema.safeParse(call.body);
    if (!read.success) return refusal(422, messageOf(read.error));
    return isOverlong(read.data) ? refusal(422, 'Слишком длинный текст в запросе') : run(read.data, call);
  };
