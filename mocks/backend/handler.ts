import type * as z from 'zod/mini';
import { foreign, refusal, signedOut, type Reply } from './reply.ts';
import type { UserRow } from './store.ts';
import type { Call } from './world.ts';

export type Handler = (call: Call) => Reply;
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
  (run: (call: CustomerCall) => Reply): Handler =>
  (call) => {
    const { user } = call;
    return user === null ? signedOut : run({ ...call, user });
  };

/** Lets a customer through to what lies under their own id. */
export const asOwner = (run: (call: CustomerCall) => Reply): Handler =>
  asCustomer((call) => (call.params['userId'] === call.user.id ? run(call) : foreign));

/** Lets a customer through to what lies under their own phone. */
export const asPhoneOwner = (run: (call: CustomerCall) => Reply): Handler =>
  asCustomer((call) => (call.params['phone'] === call.user.phone ? run(call) : foreign));

/** Reads the body by the route's own schema; 422 with a text when it does not fit. */
export const withBody =
  <Body, Some extends Call>(schema: z.ZodMiniType<Body>, run: (body: Body, call: Some) => Reply) =>
  (call: Some): Reply => {
    const read = schema.safeParse(call.body);
    return read.success ? run(read.data, call) : refusal(422, messageOf(read.error));
  };
