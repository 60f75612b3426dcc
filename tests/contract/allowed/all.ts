import type { AllowedChange } from '../changes/change.ts';
import { absent } from './absent.ts';
import { cors } from './cors.ts';
import { harmless } from './harmless.ts';
import { live } from './live.ts';
import { notApplicables } from './notApplicable.ts';
import { refusals } from './refusals.ts';
import { shapes } from './shapes.ts';
import { statuses } from './statuses.ts';

/** Each alternative alone, and what harms nobody. */
export const alternatives: readonly AllowedChange[] = [
  ...refusals,
  ...absent,
  ...shapes,
  ...statuses,
  ...live,
  ...cors,
  ...harmless,
  ...notApplicables,
];
