import { type Coat, coatOf } from '../palette/coats.ts';
import { inRole } from '../palette/lookup.ts';

/** Who is inside, outside and on top: `salmon cheese out:tobiko top:spicy`. */
export interface Roles {
  readonly coat: Coat;
  readonly top: readonly string[];
  readonly inside: readonly string[];
}

export const rolesOf = (ingredients: readonly string[]): Roles => ({
  coat: coatOf(inRole('out', ingredients)[0]),
  top: inRole('top', ingredients),
  inside: ingredients.filter((name) => !name.includes(':')),
});
