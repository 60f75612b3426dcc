import { classNames } from '../primitives/classNames.ts';
import type { PlacedWords } from './mapWords.ts';
import styles from './city-map.module.css';

const LINE = 16;

function Plate({ lines, at: { x, y }, width, height }: PlacedWords) {
  const top = y - ((lines.length - 1) * LINE) / 2;
  return (
    <>
      <rect
        className={styles.plate}
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx="10"
      />
      {lines.map((line, index) => (
        <text
          key={line}
          className={classNames(styles.onPlate, index > 0 && styles.second)}
          x={x}
          y={top + index * LINE}
        >
          {line}
        </text>
      ))}
    </>
  );
}

function Name({ kind, lines, at: { x, y }, turn }: PlacedWords) {
  return (
    <text
      className={classNames(styles.name, kind === 'water' && styles.waterName)}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    >
      {lines.join(' ')}
    </text>
  );
}

/** What is written on a map. */
export function Words({ words }: { readonly words: readonly PlacedWords[] }) {
  return words.map((one) =>
    one.kind === 'price' ? <Plate key={one.id} {...one} /> : <Name key={one.id} {...one} />,
  );
}
