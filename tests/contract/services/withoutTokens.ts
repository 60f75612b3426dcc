import { changed } from '../changes/patterns.ts';
import { gone } from '../changes/edits.ts';
import { isFields, type Layer, type MakeLayer } from '../layers/layer.ts';
import { peopleMemory, tokenOf, withToken } from '../layers/people.ts';

const USERS = new Set<string | null>(['user.find', 'user.create', 'user.change']);

/**
 * A service whose logins carry no token: whoever logged in last is served without an Authorization header, until a state makes
 * somebody else. A token that a state has given opens what it opened before.
 */
export const withoutTokens: MakeLayer = (): Layer => {
  const people = peopleMemory();
  let lastToken: string | null = null;
  return {
    state: (asked, next, call) => {
      if (asked.action === 'teardown') lastToken = null;
      return people.remember(asked, next, call);
    },
    call: async (call, next) => {
      const isOpen = USERS.has(call.operation) && call.operation !== 'user.change';
      const token = isOpen ? null : (tokenOf(call) ?? lastToken);
      const answer = await next(token === null ? call : withToken(call, token));
      const { body } = answer;
      if (!USERS.has(call.operation) || !isFields(body) || typeof body['token'] !== 'string') return answer;
      lastToken = body['token'];
      return { ...answer, body: changed(body, 'token', gone) };
    },
    token: (token) => token ?? lastToken,
  };
};
