import { poke, salads } from './bowls.ts';
import { desserts } from './desserts.ts';
import type { Section } from './dish.ts';
import { drinks, hotDrinks } from './drinks.ts';
import { dumplings } from './dumplings.ts';
import { kids } from './kids.ts';
import { maki } from './maki.ts';
import { modifiers } from './modifiers.ts';
import { pizza } from './pizza.ts';
import { bakedRolls } from './rolls.baked.ts';
import { classicRolls } from './rolls.classic.ts';
import { tempuraRolls } from './rolls.tempura.ts';
import { extras, sauces } from './sauces.ts';
import { gifts, services } from './service.ts';
import { sets } from './sets.ts';
import { snacks } from './snacks.ts';
import { soups } from './soups.ts';
import { sushi } from './sushi.ts';
import { wok } from './wok.ts';

/** A parent without dishes of its own. */
const rolls: Section = { key: 'rolls', name: 'Роллы', kind: 'roll', dishes: {} };

/** The whole menu in the order of the shop; codes follow from this order, so new sections go to the end. */
export const SECTIONS: readonly Section[] = [
  rolls,
  classicRolls,
  bakedRolls,
  tempuraRolls,
  maki,
  sushi,
  sets,
  wok,
  pizza,
  soups,
  snacks,
  poke,
  salads,
  dumplings,
  kids,
  desserts,
  drinks,
  hotDrinks,
  sauces,
  extras,
  modifiers,
  services,
  gifts,
];
