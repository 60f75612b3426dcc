import type { Pen } from '../kit/pen.ts';
import type { DishKind, Order } from '../recipe.ts';
import { baoDish } from './bao.ts';
import { bottleDish } from './bottle.ts';
import { cakeDish } from './cake.ts';
import { canDish } from './can.ts';
import { friedDish } from './fried.ts';
import { friesDish } from './fries.ts';
import { glassDish } from './glass.ts';
import { gunkanDish } from './gunkan.ts';
import { gyozaDish } from './gyoza.ts';
import { heapDish } from './heap.ts';
import { icecreamDish } from './icecream.ts';
import { mochiDish } from './mochi.ts';
import { nigiriDish } from './nigiri.ts';
import { onigiriDish } from './onigiri.ts';
import { pizzaDish } from './pizza.ts';
import { pokeDish } from './poke.ts';
import { makiDish, rollDish } from './roll.ts';
import { saladDish } from './salad.ts';
import { sauceDish } from './sauce.ts';
import { setDish } from './set.ts';
import { soupDish } from './soup.ts';
import { springRollsDish } from './springrolls.ts';
import { teaDish } from './tea.ts';
import { wokDish } from './wok.ts';

type Drawer = (pen: Pen, order: Order) => string;

/** Who draws a kind. */
export const DRAWERS: Readonly<Record<DishKind, Drawer>> = {
  roll: rollDish,
  maki: makiDish,
  nigiri: nigiriDish,
  gunkan: gunkanDish,
  onigiri: onigiriDish,
  set: setDish,
  wok: wokDish,
  soup: soupDish,
  salad: saladDish,
  poke: pokeDish,
  pizza: pizzaDish,
  fries: friesDish,
  springrolls: springRollsDish,
  fried: friedDish,
  gyoza: gyozaDish,
  bao: baoDish,
  mochi: mochiDish,
  cake: cakeDish,
  icecream: icecreamDish,
  glass: glassDish,
  bottle: bottleDish,
  can: canDish,
  tea: teaDish,
  sauce: sauceDish,
  heap: heapDish,
};
