import type { BreakingChange } from '../changes/change.ts';
import type { Observed } from '../visit/observe.ts';
import { agreement } from './hand/agreement.ts';
import { cors } from './hand/cors.ts';
import { idempotency } from './hand/idempotency.ts';
import { live } from './hand/live.ts';
import { login } from './hand/login.ts';
import { privacy } from './hand/privacy.ts';
import { refusals } from './hand/refusals.ts';
import { relations } from './hand/relations.ts';
import { settingRelations } from './hand/settingRelations.ts';
import { stateValues } from './hand/stateValues.ts';
import { writes } from './hand/writes.ts';
import { byOperators } from './operators.ts';
import { byWholes } from './wholes.ts';

/** The changes of behaviour, one for each way to hurt that the issue names. */
export const handwritten: readonly BreakingChange[] = [
  ...idempotency,
  ...login,
  ...privacy,
  ...writes,
  ...agreement,
  ...stateValues,
  ...relations,
  ...settingRelations,
  ...cors,
  ...refusals,
  ...live,
];

/** The changes that follow from openapi.json and from what the service has answered. */
export const generated = (observed: readonly Observed[]): readonly BreakingChange[] => [
  ...byOperators(observed),
  ...byWholes(observed),
];
