import styles from './crane.module.css';

const BODY =
  'M34.2 39.6C42.6 31.6 42.8 11.5 33 1C27.8 8.9 26.6 28.2 34.2 39.6ZM29 42C32.9 32.2 26.4 12.7 15.4 5C13.9 14 19.3 33 29 42ZM24.2 43.2C24.2 34.3 13.4 20.2 2.6 16.6C4.1 24.2 14 38.2 24.2 43.2ZM2 56.5C10.5 48.6 17.6 46 24.6 45C34 43.6 40.6 38 45 29C47.1 24.6 49.6 20 54 20C55.8 20 57 20.6 58.2 21.6L64 24.6L57.4 25.1C54 25.7 52.4 29 49.9 33.8C45.4 42.6 38.6 49.6 28.4 50.4C19 51.1 11 52.8 2 56.5Z';
const CROWN =
  'M47.4 24.2C48.2 18.4 51.2 14.9 54.7 14.9C57.7 14.9 59.8 17.6 60.2 21.9C58.4 20.2 56.4 19.3 54.1 19.3C51.4 19.3 49.2 21.2 47.4 24.2Z';

/** The two outlines of the mark, on a field of 66 × 60, for use inside another drawing. */
export function CraneOutline() {
  return (
    <>
      <path d={BODY} />
      <path className={styles.crown} d={CROWN} />
    </>
  );
}

/** The mark of the shop, as wide as its box. Decoration: its name is said by what stands around it. */
export function Crane() {
  return (
    <svg className={styles.crane} viewBox="0 0 66 60" aria-hidden="true">
      <CraneOutline />
    </svg>
  );
}
