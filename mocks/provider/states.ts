import { isStateName, states, type StateName } from '../../contracts/states.ts';
import { stateRequest, UnknownState, type SetState } from '../../contracts/verify/stateSetter.ts';
import { customerStates } from './customerStates.ts';
import { menuStates } from './menuStates.ts';
import { orderStates } from './orderStates.ts';
import { placeStates } from './placeStates.ts';
import type { Setters } from './setters.ts';
import type { ProviderContext } from './context.ts';

export const settersOf = (context: ProviderContext): Setters => ({
  ...customerStates(context),
  ...menuStates(context),
  ...orderStates(context),
  ...placeStates(context),
});

type AnySetter = (parameters: unknown) => Promise<Readonly<Record<string, string>>>;

const setterOf = (setters: Partial<Setters>, name: StateName): AnySetter | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parameters are parsed by the state's own schema
  setters[name] as AnySetter | undefined;

/** Sets states without a network between; a name or parameters that nobody knows are an `UnknownState`. */
export const stateSetterOf =
  (setters: Partial<Setters>): SetState =>
  async ({ state, params }) => {
    const setter = isStateName(state) ? setterOf(setters, state) : undefined;
    if (!isStateName(state) || !setter) throw new UnknownState(state);
    return setter(states[state].parameters.parse(params ?? {}));
  };

const problem = (status: number, message: string): Response => Response.json({ message }, { status });

/**
 * Answers `POST {state, params, action}`: 200 with the state's values, 400 for a name that nobody knows, 500 for a state
 * that cannot be brought about. Taking any state back forgets them all.
 */
export async function answerState(
  request: Request,
  context: ProviderContext,
  setState: SetState,
  notApplicable: (state: string) => string | null = () => null,
): Promise<Response> {
  const asked = stateRequest.safeParse(await request.json().catch(() => null));
  if (!asked.success)
    return problem(400, 'Expected {"state": "…", "params": {…}, "action": "setup" or "teardown"}');
  if (asked.data.action === 'teardown') {
    context.forget();
    return Response.json({});
  }
  // Stand-alone verifiers ask so for an interaction without a state.
  if (asked.data.state === '') return Response.json({});
  const reason = notApplicable(asked.data.state);
  if (reason !== null) return Response.json({ notApplicable: reason });
  try {
    return Response.json(await context.remember(() => setState(asked.data)));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return problem(error instanceof UnknownState ? 400 : 500, message);
  }
}
