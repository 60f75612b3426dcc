import type { CartLine, CartModifier, LineId } from '../../domain/cart.ts';

type NamedLine = Pick<CartLine, 'id' | 'name' | 'kind' | 'modifiers'>;

/** A modifier in words: its name, with the amount where there is more than one. */
export const modifierText = ({ name, amount }: Pick<CartModifier, 'name' | 'amount'>): string =>
  amount > 1 ? `${name} × ${amount}` : name;

/** What tells a line from others of the same name. */
const difference = ({ kind, modifiers }: NamedLine): string => {
  if (kind === 'gift') return 'подарок';
  return modifiers.map(modifierText).join(', ');
};

/**
 * What each line is called on the screen and in its buttons: the product's name, with the modifiers or «подарок» where
 * another line shares that name.
 */
export function lineNames(lines: readonly NamedLine[]): ReadonlyMap<LineId, string> {
  const isShared = (name: string): boolean => lines.filter((line) => line.name === name).length > 1;
  return new Map(
    lines.map((line) => {
      const added = isShared(line.name) ? difference(line) : '';
      return [line.id, added === '' ? line.name : `${line.name}, ${added}`];
    }),
  );
}
