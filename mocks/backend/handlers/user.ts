import type { Answers } from '../../../contracts/answers.ts';
import { LOGIN_CODE } from '../../../contracts/states.ts';
import { userChange, userCreation } from '../../../contracts/user.ts';
import { asPhoneOwner, withBody, type CustomerCall, type HandlersOf } from '../handler.ts';
import { created, noContent, notFound, ok, refusal, type ReplyOf } from '../reply.ts';
import { createUser, forgetUser } from '../accounts.ts';
import { addressesOf, userByPhone, type Store, type UserRow } from '../store.ts';
import { nameRefusal } from '../house.ts';
import { noRoom, noteVisit, roomForUser } from '../room.ts';
import type { Call } from '../world.ts';

const PHONE = /^\+7\d{10}$/;

/** Asks for the code where it is missing or wrong; whoever is logged in under the phone has proved it. */
const codeProblem = (phone: string, { headers, user, world }: Call): ReplyOf<never> | null => {
  const code = headers.get('x-login-code');
  if (!world.store.guardedPhones.has(phone) || code === LOGIN_CODE || user?.phone === phone) return null;
  const message = code === null ? 'Введите код из СМС' : 'Неверный код. Проверьте СМС и введите ещё раз';
  return { status: 401, body: { message, codeRequired: true } };
};

const answerOf = (store: Store, user: UserRow): Answers['user.find'] => ({
  ...user,
  zoneId: addressesOf(store, user.id)[0]?.zoneId ?? 0,
});

export const userHandlers = {
  'user.find': (call) => {
    const { world, params } = call;
    const phone = params['phone'] ?? '';
    const problem = codeProblem(phone, call);
    if (problem) return problem;
    if (world.store.house.barred.has(phone)) return refusal(403, 'Вход закрыт. Позвоните нам');
    const user = userByPhone(world.store, phone);
    if (!user) return notFound('Покупатель не найден');
    noteVisit(world.store, user);
    return ok(answerOf(world.store, user));
  },
  'user.create': withBody(userCreation, (body, call: Call) => {
    const { world } = call;
    if (!PHONE.test(body.phone)) return refusal(422, 'Неверный формат телефона');
    const problem = codeProblem(body.phone, call);
    if (problem) return problem;
    const nameProblem = nameRefusal(world.store.house, body.name);
    if (nameProblem) return nameProblem;
    if (userByPhone(world.store, body.phone)) return refusal(409, 'Такой покупатель уже есть');
    if (!roomForUser(world.store)) return noRoom;
    return created(answerOf(world.store, createUser(world, body)));
  }),
  'user.change': asPhoneOwner(
    withBody(userChange, (body, { world, user }: CustomerCall) => {
      const problem = nameRefusal(world.store.house, body.name);
      if (problem) return problem;
      user.name = body.name ?? user.name;
      user.personalData = body.personalData ?? user.personalData;
      user.PUSHNotifications = body.PUSHNotifications ?? user.PUSHNotifications;
      user.receiveAdvertisingInformation =
        body.receiveAdvertisingInformation ?? user.receiveAdvertisingInformation;
      return ok(answerOf(world.store, user));
    }),
  ),
  'user.remove': asPhoneOwner(({ world, user }) => {
    forgetUser(world.store, user);
    return noContent;
  }),
} satisfies HandlersOf<'user'>;
