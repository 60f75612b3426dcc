import type { Group } from './alternative.ts';
import { empties } from './empties.ts';
import { LOGIN } from './login.ts';
import { outcomes } from './outcomes.ts';
import { shapes } from './shapes.ts';

/** Every group of alternatives: of a group a service shows one way, and each stands on a sentence. */
export const groups: readonly Group[] = [
  LOGIN,
  ...outcomes,
  ...shapes,
  ...empties.map(({ name, sentence }): Group => ({
    name,
    ways: [
      { name: 'given', sentence },
      { name: 'absent or null', sentence },
    ],
  })),
];
