import type { BreakingChange } from '../changes/change.ts';
import { asHtml, isSuccess, onAnswer, onBody, onRefusal, withoutBody, withStatus } from '../changes/edits.ts';
import type { Answer, MakeLayer } from '../layers/layer.ts';
import { operations } from '../layers/operations.ts';
import { json } from '../layers/wire.ts';
import type { Observed } from '../visit/observe.ts';

/** Their answers are not shown by the specification, or any answer is read. */
const ANY_BODY = new Set(['user.change', 'city.directory', 'like.create']);

interface Whole {
  readonly name: string;
  readonly hurts: string;
  readonly make: (operation: string) => MakeLayer;
  readonly except?: readonly string[];
}

const onSuccess = (operation: string, change: (answer: Answer) => Answer): MakeLayer =>
  onAnswer(operation, (answer) => (isSuccess(answer) ? change(answer) : answer));

const WHOLES: readonly Whole[] = [
  {
    name: 'a page of HTML for JSON',
    hurts: 'a page of HTML is no answer of the API',
    make: (operation) => onSuccess(operation, asHtml),
  },
  {
    name: 'an empty body',
    hurts: 'without a body there is nothing to show',
    make: (operation) => onSuccess(operation, withoutBody),
    // An empty body of the store's version is 1.
    except: ['versions.store', 'setting.checkoutDeliveryText'],
  },
  {
    name: 'the body under data',
    hurts: 'nobody looks for the answer inside an envelope',
    make: (operation) => onBody(operation, (body) => ({ data: body, success: true })),
    // All its fields are optional, so that an unknown one is the only difference.
    except: ['setting.all', 'setting.checkoutDeliveryText', 'city.zoneDelivery', 'promo.calculate'],
  },
  {
    name: 'null for the body',
    hurts: 'null is no list and no object',
    make: (operation) => onBody(operation, () => null),
    // Its texts may be absent.
    except: ['setting.checkoutDeliveryText'],
  },
];

const wholesOf = ({ operation }: Observed): readonly BreakingChange[] =>
  WHOLES.filter(({ except }) => except?.includes(operation) !== true).map(({ name, hurts, make }) => ({
    name: `${operation}: ${name}`,
    operator: name,
    only: operation,
    hurts,
    make: make(operation),
  }));

const failing = ({ operation }: Observed): BreakingChange => ({
  name: `${operation}: 500 instead of its answer`,
  operator: 'a wrong status',
  only: operation,
  hurts: '5xx only by an optional state',
  make: onSuccess(operation, () => json(500, { message: 'Внутренняя ошибка' })),
});

/** Those that answer 401 without a valid session; login answers 401 for another reason. */
const inSession = (operation: string): boolean =>
  operations.some(({ id, schemas }) => id === operation && schemas.has(401)) &&
  !['user.find', 'user.create'].includes(operation);

const sessionKept = ({ operation }: Observed): BreakingChange => ({
  name: `${operation}: 403 instead of 401 when the session has expired`,
  operator: 'a wrong status',
  only: operation,
  hurts: 'a 401 logs out; with another status the customer stays in a session that is over',
  make: onRefusal(operation, 401, withStatus(403)),
});

/** The answer as a whole is wrong: its body or its status. */
export const byWholes = (observed: readonly Observed[]): readonly BreakingChange[] => [
  ...observed
    .filter(({ operation, body }) => body !== undefined && !ANY_BODY.has(operation))
    .flatMap(wholesOf),
  ...observed.map(failing),
  ...observed.filter(({ operation }) => inSession(operation)).map(sessionKept),
];
