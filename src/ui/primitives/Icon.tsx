import { classNames } from './classNames.ts';
import { ICON_PATHS, type IconName } from './iconPaths.ts';
import styles from './icon.module.css';

const FIELD = '0 0 24 24';
const SIZE_CLASS = { 16: styles.size16, 20: styles.size20, 24: null, 32: styles.size32 } as const;

export interface IconProps {
  /** Which outline of the set. */
  readonly name: IconName;
  /** Side in pixels: 16 in chips, 20 beside text, 24 alone, 32 in large choices. */
  readonly size?: 16 | 20 | 24 | 32 | undefined;
}

const isNamed = (name: IconName): name is keyof typeof ICON_PATHS => name in ICON_PATHS;

/** An outline in the colour of the text. Decoration only: the name is said by the text or by the control around it. */
export function Icon({ name, size = 24 }: IconProps) {
  const look = classNames(styles.icon, SIZE_CLASS[size]);
  return (
    <svg className={look} viewBox={FIELD} aria-hidden="true">
      <path d={isNamed(name) ? ICON_PATHS[name] : name} />
    </svg>
  );
}
