import { type Coat, coatOf } from '../palette/coats.ts';
import { inRole } from '../palette/lookup.ts';

/** Who is inside, outside and on top: `salmon cheese out:tobiko top:spicy cap:golden`. */
export interface Roles {
  readonly coat: Coat;
  readonly top: readonly string[];
  readonly inside: readonly string[];
  /** The name of what is baked on it; empty without one. */
  readonly cap: string;
  /** The sauce that lies over all of it in stripes; empty without one. */
  readonly over: string;
}

export const rolesOf = (ingredients: readonly string[]): Roles => {
  const top = inRole('top', ingredients);
  return {
    coat: coatOf(inRole('out', ingredients)[0]),
    top: top.filter((name) => name !== 'baked'),
    inside: ingredients.filter((name) => !name.includes(':')),
    over: inRole('over', ingredients)[0] ?? '',
    cap: inRole('cap', ingredients)[0] ?? (top.includes('baked') ? 'golden' : ''),
  };
};
