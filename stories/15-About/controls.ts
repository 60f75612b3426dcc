import { components } from 'virtual:components';
import type { Prop } from '../../.storybook/sources/props.ts';

const LITERALS = /^'[\w-]+'(?: \| '[\w-]+')+$/;
const NUMBERS = /^\d+(?: \| \d+)+$/;

/** How a property is changed by hand; null for one that no simple control can make: a function, an element, a list. */
function controlOf({ type }: Prop) {
  if (type === 'boolean') return { control: 'boolean' as const };
  if (type === 'string') return { control: 'text' as const };
  if (type === 'number') return { control: 'number' as const };
  if (LITERALS.test(type))
    return { control: 'select' as const, options: type.split(' | ').map((word) => word.slice(1, -1)) };
  return NUMBERS.test(type) ? { control: 'select' as const, options: type.split(' | ').map(Number) } : null;
}

/** Storybook's controls for the first component of a file, read off its types. */
export const controlsOf = (component: string) =>
  Object.fromEntries(
    (components[component]?.parts[0]?.props ?? []).flatMap((prop) => {
      const control = prop.native === null ? controlOf(prop) : null;
      return control === null ? [] : [[prop.name, { ...control, description: prop.about ?? '' }] as const];
    }),
  );
