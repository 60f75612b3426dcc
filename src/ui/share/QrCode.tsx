import { useMemo } from 'react';
import { chunkOf } from '../shell/chunk.ts';
import { useLate } from '../shell/useLate.ts';
import styles from './share.module.css';

const maker = chunkOf(null, async () => (await import('./qr.ts')).qrOf);
/** White around the code, in modules: readers look for it. */
const QUIET = 4;

/** Black on white in both themes: many readers know no other. Its place is kept until its code is here. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const qrOf = useLate(maker);
  const qr = useMemo(() => qrOf?.(text), [qrOf, text]);
  if (!qr) return <div className={styles.code} />;
  const side = qr.size + QUIET * 2;
  return (
    <svg
      className={styles.code}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not fetched
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="white" />
      <path d={qr.path} fill="black" />
    </svg>
  );
}
