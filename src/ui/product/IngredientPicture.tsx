import type { ReactNode } from 'react';
import type { Ingredient, Shape } from './ingredients.ts';
import styles from './ingredient-picture.module.css';

const WAVES = 'M6 13c5-6 9 6 14 0s9 6 14 0M6 21c5-6 9 6 14 0s9 6 14 0M6 29c5-6 9 6 14 0s9 6 14 0';
const CHUNKS =
  'M9 15c3-5 9-5 11-1s-2 8-6 8-8-3-5-7ZM22 22c3-4 9-3 10 1s-3 8-7 7-6-4-3-8ZM23 9c3-2 8-1 8 3s-5 5-8 3-3-4 0-6Z';
const SHRIMP = 'M28 12c-9-4-18 2-17 10s10 10 15 6';
const FILLET = 'M7 24c2-8 10-14 24-13 3 8-3 17-14 18-6 1-11-1-10-5Z';
const STRIPES = 'M14 26c1-5 4-9 8-13M20 27c1-5 4-9 8-13';

const DRAWN: Readonly<Record<Shape, ReactNode>> = {
  noodles: <path d={WAVES} className={styles.line} />,
  meat: <path d={CHUNKS} />,
  shrimp: <path d={SHRIMP} className={`${styles.line} ${styles.wide}`} />,
  fish: (
    <>
      <path d={FILLET} />
      <path d={STRIPES} className={styles.stripes} />
    </>
  ),
  tofu: <path d="M10 12h13v12H10ZM21 20h10v10H21Z" />,
  sauce: (
    <>
      <circle cx="20" cy="20" r="13" className={styles.bowl} />
      <circle cx="20" cy="20" r="10" />
      <path d="M14 17c2-3 5-4 8-4" className={styles.stripes} />
    </>
  ),
};

/** A drawn ingredient. Decoration: its name stands beside it. */
export function IngredientPicture({ ingredient: { shape, colour } }: { readonly ingredient: Ingredient }) {
  return (
    <svg className={styles.ingredient} viewBox="0 0 40 40" aria-hidden="true" fill={colour} stroke={colour}>
      {DRAWN[shape]}
    </svg>
  );
}
