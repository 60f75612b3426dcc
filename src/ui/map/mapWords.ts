import { innerPoints, placedLabels, type Taken, type WantedLabel } from '../../domain/mapLabels.ts';
import { clamped, type MapPoint, type MapView } from '../../domain/mapView.ts';
import type { CityBase } from './ground.ts';
import type { MapMark, MapZone } from './mapParts.ts';
import { placesOf } from './outline.ts';

/** Words with their place on the drawing. */
export interface PlacedWords {
  readonly id: string;
  readonly kind: 'price' | 'mark' | 'district' | 'water';
  readonly lines: readonly string[];
  readonly at: MapPoint;
  readonly width: number;
  readonly height: number;
  /** Degrees. */
  readonly turn: number;
}

interface Words extends WantedLabel, Pick<PlacedWords, 'kind' | 'lines' | 'turn'> {}

/** A map narrower than this says the first line of a plate only. */
const WIDE = 560;
/** About how wide a letter is, in pixels, by the kind of the words. */
const LETTER = { price: 7.8, mark: 6.9, district: 6.9, water: 9.4 } as const;
const LINE = 16;
const ROUND_PRICE = 10;
/** From the middle of a mark to the middle of its words. */
const BESIDE = 27;

const lengthOf = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

const wordsOf = (
  kind: PlacedWords['kind'],
  id: string,
  lines: readonly string[],
  places: readonly MapPoint[],
  turn = 0,
): Words => {
  const room = kind === 'price' ? ROUND_PRICE : 4;
  const [long, high] = [lengthOf(lines) * LETTER[kind] + 2 * room, lines.length * LINE + room];
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const width = long * Math.cos(angle) + high * Math.sin(angle);
  const height = long * Math.sin(angle) + high * Math.cos(angle);
  return { id: `${kind}:${id}`, kind, lines, places, width, height, turn, isNeeded: kind === 'price' };
};

/** Under the mark, over it, and at its sides. */
const besideMark = ({ x, y }: MapPoint, words: string): readonly MapPoint[] => {
  const aside = (words.length * LETTER.mark) / 2 + BESIDE - 2;
  return [
    { x, y: y + BESIDE },
    { x, y: y - BESIDE },
    { x: x + aside, y },
    { x: x - aside, y },
  ];
};

/** What a mark covers: the disc of a restaurant, or the pin that stands on its point. */
const covered = ({ kind, at }: MapMark, view: MapView): Taken =>
  kind === 'you'
    ? pinBox(clamped(view.pointOf(at), view.size))
    : { at: view.pointOf(at), width: 32, height: 32 };
const pinBox = ({ x, y }: MapPoint): Taken => ({ at: { x, y: y - 16 }, width: 28, height: 36 });

const groundWords = ({ districts, waters }: CityBase, { pointOf }: MapView): readonly Words[] => [
  ...waters.map(({ name, at, turn }) =>
    wordsOf('water', `${name} ${at}`, [name.toUpperCase()], placesOf(at).map(pointOf), turn),
  ),
  ...districts.map(({ name, at }) => wordsOf('district', name, [name], placesOf(at).map(pointOf))),
];

interface Written {
  readonly zones: readonly MapZone[];
  readonly marks: readonly MapMark[];
  readonly base: CityBase | null;
}

/** All that is written on the map, none over another: prices first, then what the marks are, then the ground. */
export function mapWords({ zones, marks, base }: Written, view: MapView): readonly PlacedWords[] {
  const wanted = [
    ...zones.flatMap((zone) =>
      zone.words && zone.words.length > 0
        ? [
            wordsOf(
              'price',
              zone.id,
              view.size.width < WIDE ? zone.words.slice(0, 1) : zone.words,
              innerPoints(zones, zone, view),
            ),
          ]
        : [],
    ),
    ...marks.flatMap(({ id, kind, words, at }) =>
      words !== undefined && kind === 'restaurant'
        ? [wordsOf('mark', id, [words], besideMark(view.pointOf(at), words))]
        : [],
    ),
    ...(base ? groundWords(base, view) : []),
  ];
  const placed = placedLabels(
    wanted,
    marks.map((mark) => covered(mark, view)),
    view.size,
  );
  return wanted.flatMap(({ id, kind, lines, width, height, turn }) => {
    const at = placed.get(id);
    return at ? [{ id, kind, lines, at, width, height, turn }] : [];
  });
}
