import { classNames } from '../primitives/classNames.ts';
import { chunkOf } from '../shell/chunk.ts';
import { useLate } from '../shell/useLate.ts';
import type { CityMapProps } from './CityMap.tsx';
import styles from './late-map.module.css';

const mapCode = chunkOf(null, () => import('./CityMap.tsx'));

/** A map whose code comes after what stands around it; its place is kept, in the colour of the ground. */
export function LateMap(props: CityMapProps) {
  const code = useLate(mapCode);
  if (props.frame.length === 0) return null;
  return code ? <code.CityMap {...props} /> : <div className={classNames(styles.waiting, props.className)} />;
}
