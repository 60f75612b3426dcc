import type { SVGAttributes } from 'react';

type Look = SVGAttributes<SVGElement>;

const line: Look = {
  fill: 'none',
  stroke: 'var(--map-road)',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};
const word: Look = {
  fill: 'var(--map-text)',
  fontSize: 12,
  fontWeight: 'var(--w-strong)',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  pointerEvents: 'none',
};
const edge: Look = { ...line, stroke: 'var(--map-zone-line)' };

/** How the parts of a map look. As attributes: no page but the map's own has a rule for them in its sheet. */
export const LOOKS = {
  land: { fill: 'var(--map-land)' },
  hill: { fill: 'var(--map-hill)' },
  built: { fill: 'var(--map-block)' },
  water: { fill: 'var(--map-water)' },
  river: { ...line, stroke: 'var(--map-water)', strokeWidth: 8 },
  lane: { ...line, strokeWidth: 1.25, opacity: 0.75 },
  street: { ...line, strokeWidth: 2.5 },
  avenue: { ...line, strokeWidth: 4 },
  edge: { ...edge, strokeWidth: 1.75, strokeDasharray: '1 5' },
  edgeOn: { ...edge, strokeWidth: 2.5 },
  name: {
    ...word,
    stroke: 'var(--map-land)',
    strokeWidth: 3,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
  waterName: { ...word, fill: 'var(--map-water-text)', letterSpacing: '0.16em' },
  plate: { fill: 'var(--surface)', stroke: 'var(--line)' },
  price: { ...word, fill: 'var(--ink)', fontSize: 13, fontWeight: 'var(--w-bold)' },
  underPrice: word,
  disc: { fill: 'var(--solid)', stroke: 'var(--map-land)', strokeWidth: 2 },
  crane: { fill: 'var(--on-solid)' },
  pin: { fill: 'var(--accent)', stroke: 'var(--map-land)', strokeWidth: 1.5 },
  eye: { fill: 'var(--surface)' },
  shade: { fill: 'var(--scrim)' },
} satisfies Readonly<Record<string, Look>>;

/** How dense a zone is painted, by its place in the list: near ones denser. */
export const TONES: readonly Look[] = [
  { fill: 'var(--map-zone-1)' },
  { fill: 'var(--map-zone-2)' },
  { fill: 'var(--map-zone-3)' },
];
