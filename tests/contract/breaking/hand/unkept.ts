import { isSuccess } from '../../changes/edits.ts';
import {
  isFields,
  type Answer,
  type Call,
  type Layer,
  type MakeLayer,
  type Next,
  isList,
} from '../../layers/layer.ts';
import { peopleMemory, type People } from '../../layers/people.ts';
import { pathOf } from '../../layers/operations.ts';
import { json } from '../../layers/wire.ts';

const fieldOf = (value: unknown, name: string): unknown => (isFields(value) ? value[name] : undefined);

/** A read of what is the caller's, made by the service for itself. */
const read = (operation: string, call: Call, people: People, next: Next): Promise<Answer> => {
  const caller = people.callerOf(call);
  const params = { userId: caller?.id ?? '', phone: caller?.phone ?? call.params['phone'] ?? '' };
  return next({
    ...call,
    operation,
    method: 'GET',
    path: pathOf(operation, params),
    params,
    body: undefined,
  });
};

const NOT_FOUND = json(404, { message: 'Ничего нет' });

const without = (answer: Answer, isLost: (item: unknown) => boolean): Answer => {
  const { body } = answer;
  if (isList(body)) return { ...answer, body: body.filter((item: unknown) => !isLost(item)) };
  return isLost(body) ? NOT_FOUND : answer;
};

/** What a write has made is not there when it is read; `made` names it in the answer or the body of the write. */
export const lost =
  (write: string, reads: readonly string[], made: string, name: string): MakeLayer =>
  (): Layer => {
    const ids = new Set<unknown>();
    return {
      state: (asked, next) => {
        if (asked.action === 'teardown') ids.clear();
        return next(asked);
      },
      call: async (call, next) => {
        const answer = await next(call);
        if (call.operation === write && isSuccess(answer))
          ids.add(fieldOf(answer.body, made) ?? fieldOf(call.body, made));
        return reads.includes(call.operation ?? '')
          ? without(answer, (item) => ids.has(fieldOf(item, name)))
          : answer;
      },
    };
  };

/** What was deleted is there again when its list is read. */
export const undead =
  (remove: string, list: string, param: string, name: string): MakeLayer =>
  (): Layer => {
    const people = peopleMemory();
    const kept = new Map<string, unknown>();
    return {
      state: (asked, next, call) => {
        if (asked.action === 'teardown') kept.clear();
        return people.remember(asked, next, call);
      },
      call: async (call, next) => {
        if (call.operation === remove) {
          const { body } = await read(list, call, people, next);
          const id = call.params[param] ?? '';
          const items: readonly unknown[] = isList(body) ? body : [];
          const item = items.find((each) => String(fieldOf(each, name)) === id);
          if (item !== undefined) kept.set(id, item);
          return next(call);
        }
        const answer = await next(call);
        return call.operation === list && isList(answer.body)
          ? { ...answer, body: [...answer.body, ...kept.values()] as unknown }
          : answer;
      },
    };
  };

/** An account that was deleted is found again. */
export const accountUndead: MakeLayer = (): Layer => {
  const people = peopleMemory();
  const kept = new Map<string, Answer>();
  return {
    state: (asked, next, call) => {
      if (asked.action === 'teardown') kept.clear();
      return people.remember(asked, next, call);
    },
    call: async (call, next) => {
      const phone = call.params['phone'] ?? '';
      if (call.operation === 'user.find') return kept.get(phone) ?? next(call);
      if (call.operation !== 'user.remove') return next(call);
      const before = await read('user.find', call, people, next);
      const answer = await next(call);
      if (isSuccess(answer) && isSuccess(before)) kept.set(phone, before);
      return answer;
    },
  };
};

/** A customer who has registered is not found. */
export const registrationLost: MakeLayer = (): Layer => {
  const phones = new Set<unknown>();
  return {
    state: (asked, next) => {
      if (asked.action === 'teardown') phones.clear();
      return next(asked);
    },
    call: async (call, next) => {
      if (call.operation === 'user.find' && phones.has(call.params['phone'])) return NOT_FOUND;
      const answer = await next(call);
      if (call.operation === 'user.create' && isSuccess(answer)) phones.add(fieldOf(call.body, 'phone'));
      return answer;
    },
  };
};
