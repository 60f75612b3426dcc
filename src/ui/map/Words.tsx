import { LOOKS } from './looks.ts';
import type { PlacedWords } from './mapWords.ts';

const LINE = 16;

function Plate({ lines, at: { x, y }, width, height }: PlacedWords) {
  const top = y - ((lines.length - 1) * LINE) / 2;
  return (
    <>
      <rect {...LOOKS.plate} x={x - width / 2} y={y - height / 2} width={width} height={height} rx="10" />
      {lines.map((line, index) => (
        <text key={line} {...(index > 0 ? LOOKS.underPrice : LOOKS.price)} x={x} y={top + index * LINE}>
          {line}
        </text>
      ))}
    </>
  );
}

function Name({ kind, lines, at: { x, y }, turn }: PlacedWords) {
  return (
    <text
      {...(kind === 'water' ? LOOKS.waterName : LOOKS.name)}
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
