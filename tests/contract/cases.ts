import { alternatives } from './allowed/all.ts';
import { combinations } from './allowed/combinations.ts';
import { generated, handwritten } from './breaking/all.ts';
import { chosen } from './breaking/chosen.ts';
import { issue, type AllowedChange, type BreakingChange } from './changes/change.ts';
import { serveLayers } from './layers/serve.ts';
import { rightfulServices } from './services/all.ts';
import { observe } from './visit/observe.ts';

/** The rightful services, judged as a whole. */
export const services: readonly AllowedChange[] = rightfulServices.map(({ name, make }) => ({
  name,
  operator: 'a rightful service',
  only: null,
  make,
  allowedBy: issue('Nothing is asked that the specification does not ask'),
}));

/** What a service may do otherwise. */
export const allowed: readonly AllowedChange[] = [...alternatives, ...combinations()];

/** What hurts customers; the generated ones follow from what the reference provider answers now. */
export async function breaking(): Promise<readonly BreakingChange[]> {
  const served = await serveLayers();
  try {
    return [...handwritten, ...chosen(generated(await observe(served)))];
  } finally {
    await served.close();
  }
}
