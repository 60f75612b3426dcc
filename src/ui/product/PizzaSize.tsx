import { classNames } from '../primitives/classNames.ts';
import styles from './pizza-size.module.css';

type Size = 'small' | 'medium' | 'large';

const NAMES: readonly (readonly [RegExp, Size])[] = [
  [/мал/i, 'small'],
  [/сред/i, 'medium'],
  [/больш/i, 'large'],
];

/** The size that an option's name tells; null for an option that is no size (specification, section 9, "Images"). */
export const sizeNamed = (name: string): Size | null => NAMES.find(([word]) => word.test(name))?.[1] ?? null;

/** A circle in proportion to the pizza. */
export function PizzaSize({ size }: { readonly size: Size }) {
  return <span className={classNames(styles.size, styles[size])} />;
}
