import * as fc from 'fast-check';
import type { CartModel } from './cart.ts';
import type { Scene } from './scene.ts';

export type Command = fc.Command<CartModel, Scene>;
export type Run = (model: CartModel, scene: Scene) => void;
export const command = (
  name: string,
  run: Run,
  isPossible: (model: CartModel) => boolean = () => true,
): Command => ({
  check: isPossible,
  run,
  toString: () => name,
});
export const always = (name: string, run: Run) => fc.constant(command(name, run));
export const forCustomer = ({ isCustomer }: CartModel): boolean => isCustomer;
