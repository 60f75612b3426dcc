import type { Call, Layer, MakeLayer } from '../layers/layer.ts';
import { isFields } from '../layers/layer.ts';
import { tokenOf } from '../layers/people.ts';
import { json } from '../layers/wire.ts';

/** The code that the reference pages use: docs/api.md, "a login with the code that was asked for". */
const USUAL_CODE = '1234';
const GUARDED: readonly (string | null)[] = ['user.find', 'user.create'];
const STATE = 'the login asks for a code';

export interface LoginCodeOptions {
  /** Every phone, or those of which a state says so. */
  readonly asks: 'always' | 'by state';
  /** Whether a code is taken. */
  readonly takes?: (given: string, right: string) => boolean;
  /** The operations that ask; by default the look-up and the registration. */
  readonly operations?: readonly string[];
  /** The answer to a missing or wrong code. */
  readonly question?: { readonly status: number; readonly body: object };
}

const QUESTION = { status: 401, body: { message: 'Введите код', codeRequired: true } };

const phoneOf = ({ params, body }: Call): string =>
  params['phone'] ?? String(isFields(body) ? body['phone'] : '');

/**
 * A service that asks for a one-time code before it tells who has a phone. The code is what the state names in its parameter
 * `code`, else the usual one; the state answers it too.
 */
export const loginCode =
  (options: LoginCodeOptions): MakeLayer =>
  (): Layer => {
    const {
      asks,
      takes = (given, right) => given === right,
      operations = GUARDED,
      question = QUESTION,
    } = options;
    const phones = new Map<string, string>();
    const rightCode = (phone: string): string | undefined =>
      phones.get(phone) ?? (asks === 'always' ? USUAL_CODE : undefined);
    return {
      state: async (asked, next) => {
        if (asked.action === 'teardown') phones.clear();
        if (asked.state !== STATE) return next(asked);
        if (asked.action === 'teardown') return next(asked);
        const code = typeof asked.params['code'] === 'string' ? asked.params['code'] : USUAL_CODE;
        phones.set(String(asked.params['phone']), code);
        return json(200, { code });
      },
      call: async (call, next) => {
        const right = rightCode(phoneOf(call));
        if (right === undefined || !operations.includes(call.operation)) return next(call);
        const given = call.headers['x-login-code'];
        if (given !== undefined && takes(given, right)) return next(call);
        const token = tokenOf(call);
        if (call.operation === 'user.find' && token !== null) {
          const answer = await next(call);
          if (isFields(answer.body) && answer.body['token'] === token) return answer;
        }
        return json(question.status, question.body);
      },
    };
  };
