import { BY_CODE, BY_PHONE, LOGIN } from '../alternatives/login.ts';
import { isStateName, LOGIN_CODE, states, type Given } from '../states.ts';
import type { Bench, Finding } from './check.ts';
import { everywhere, type Judgement, type Taken } from './judgement.ts';
import type { Answer, Call, Service } from './service.ts';
import { UnknownState, type SetState, type StateValues } from './stateSetter.ts';

/** What all checks of a run share. */
export interface Run {
  readonly service: Service;
  /** Null where states cannot be set. */
  readonly setState: SetState | null;
  readonly timeoutMs: number;
  /** States whose name the service does not know. */
  readonly unknown: Set<string>;
  /** Ways that answers have shown. */
  readonly taken: Taken[];
  /** Places of answers that the contract does not name: `catalog.all $.products[*].legacyId`. */
  readonly beyond: Set<string>;
  readonly repeat: (name: string) => string;
}

/** What has come up in a check. */
export interface Noted {
  readonly findings: Finding[];
  readonly set: Given[];
}

const isOptional = (name: string): boolean => isStateName(name) && states[name].isOptional;

/** The state is optional, and the service has not heard of it: then nothing is said against it. */
export class Unheard extends Error {}

const missingValues = (name: string, values: StateValues): readonly string[] => {
  if (!isStateName(name)) return [];
  const { values: promised, optionalValues } = states[name];
  return promised.filter((value) => !values[value] && !optionalValues.includes(value));
};

/** Brings a state about; rejects with `Unheard`, `UnknownState` or the reason why it could not. */
export const setUp = async (run: Run, noted: Noted, { name, parameters }: Given): Promise<StateValues> => {
  if (run.setState === null) throw new Error('There is no address for states');
  if (run.unknown.has(name)) throw new UnknownState(name);
  const values = await run
    .setState({ state: name, params: parameters, action: 'setup' })
    .catch((error: unknown): never => {
      if (error instanceof UnknownState && isOptional(name)) throw new Unheard(name);
      if (error instanceof UnknownState) run.unknown.add(name);
      throw error;
    });
  noted.set.unshift({ name, parameters });
  const missing = missingValues(name, values);
  if (missing.length > 0) throw new Error(`"${name}" was set, but answered no ${missing.join(', ')}`);
  return values;
};

/** What cannot be taken back is no fault of the check that it follows. */
export const tearDown = async (run: Run, { set }: Noted): Promise<void> => {
  for (const { name, parameters } of set)
    await run.setState?.({ state: name, params: parameters, action: 'teardown' }).catch(() => ({}));
};

const isCodeAsked = ({ status, body }: Answer): boolean =>
  status === 401 &&
  typeof body === 'object' &&
  body !== null &&
  'codeRequired' in body &&
  body.codeRequired === true;

const note = (
  run: Run,
  noted: Noted,
  request: string,
  place: string,
  { problems, taken, beyond }: Judgement,
): void => {
  noted.findings.push(...problems.map((problem) => ({ ...problem, request })));
  run.taken.push(...taken);
  for (const path of beyond) run.beyond.add(`${place} ${everywhere(path)}`);
};

/** What a check works with, once its states are set. */
export const benchOf = (run: Run, noted: Noted, values: StateValues): Bench => ({
  service: run.service,
  values,
  timeoutMs: run.timeoutMs,
  set: (state) => setUp(run, noted, state),
  login: async (call: Call) => {
    const first = await run.service.ask(call);
    run.taken.push({ group: LOGIN.name, way: (isCodeAsked(first) ? BY_CODE : BY_PHONE).name });
    if (!isCodeAsked(first)) return first;
    const headers = { ...call.headers, 'x-login-code': values['code'] ?? LOGIN_CODE };
    return run.service.ask({ ...call, headers });
  },
  note: (answer, judgement) =>
    note(run, noted, `${answer.request} → ${answer.status}`, answer.operation, judgement),
  noteMessage: (type, judgement) => note(run, noted, type, type, judgement),
  fail: (says, request = '') => noted.findings.push({ request, path: '', says }),
});
