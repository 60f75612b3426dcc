import type { Product } from '../../domain/catalog.ts';
import { dishKind, type DishKind } from '../../domain/dishKind.ts';
import { classNames } from '../primitives/classNames.ts';
import { Picture, type PictureProps } from '../primitives/Picture.tsx';
import styles from './dish-picture.module.css';

const GROUNDS: Readonly<Record<DishKind, string | undefined>> = {
  roll: styles.roll,
  sushi: styles.sushi,
  set: styles.set,
  wok: styles.wok,
  pizza: styles.pizza,
  soup: styles.soup,
  snack: styles.snack,
  bowl: styles.bowl,
  gyoza: styles.gyoza,
  sweet: styles.sweet,
  drink: styles.drink,
  sauce: styles.sauce,
  other: undefined,
};

export interface DishPictureProps extends Pick<
  PictureProps,
  'preset' | 'place' | 'isEager' | 'isPriority' | 'standIn'
> {
  /** Of the menu, or of an order. */
  readonly product: Pick<Product, 'image' | 'categoryName' | 'name'>;
}

/** The picture of a dish. Until it has come, and where there is none, its place shows what kind of dish stands there. */
export function DishPicture({ product, ...rest }: DishPictureProps) {
  const isBare = rest.standIn === undefined;
  const look = isBare ? classNames(styles.ground, GROUNDS[dishKind(product)]) : undefined;
  return <Picture image={product.image} className={look} {...rest} />;
}
