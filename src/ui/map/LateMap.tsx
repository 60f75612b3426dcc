import { useEffect, useRef, useState } from 'react';
import { whenNear } from '../catalog/nearness.ts';
import { classNames } from '../primitives/classNames.ts';
import { chunkOf } from '../shell/chunk.ts';
import { useLate } from '../shell/useLate.ts';
import type { CityMapProps } from './CityMap.tsx';
import styles from './late-map.module.css';

const mapCode = chunkOf(null, () => import('./CityMap.tsx'));

function Near(props: CityMapProps) {
  const code = useLate(mapCode);
  return code ? <code.CityMap {...props} /> : <div className={classNames(styles.waiting, props.className)} />;
}

/** A map whose code comes once its place is near the screen; until then that is kept, in the colour of the ground. */
export function LateMap(props: CityMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isNone = props.frame.length === 0;
  useEffect(() => {
    if (isNone || isNear || !place.current) return undefined;
    return whenNear(place.current, () => setNear(true));
  }, [isNear, isNone]);
  if (isNone) return null;
  return isNear ? (
    <Near {...props} />
  ) : (
    <div ref={place} className={classNames(styles.waiting, props.className)} />
  );
}
