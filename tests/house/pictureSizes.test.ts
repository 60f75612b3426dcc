import { expect, test } from 'vitest';
import { readSide } from '../../mocks/images/preset.ts';
import { DEFAULT_DETAIL_PRESET, DEFAULT_LIST_PRESET } from '../../src/domain/chain.ts';
import { imageSources } from '../../src/ui/primitives/imageAddress.ts';
import { PICTURE_PLACES, type PlaceName } from '../../src/ui/primitives/picturePlaces.ts';

const places = Object.keys(PICTURE_PLACES) as PlaceName[];

/** Every query that a place asks for with this preset. */
const queriesOf = (preset: string): readonly string[] =>
  places.flatMap((place) => {
    const { src, srcSet = '' } = imageSources('/demo/i/x', preset, place);
    return [src, ...srcSet.split(',').map((file) => file.split(' ')[0] ?? '')];
  });

test.each([DEFAULT_LIST_PRESET, DEFAULT_DETAIL_PRESET])(
  'the demo draws every size that any place asks for with %s',
  (preset) => {
    const queries = queriesOf(preset).map((address) => address.split('?')[1] ?? '');
    expect(queries.length).toBeGreaterThan(places.length);
    expect(queries.filter((query) => readSide(new URLSearchParams(query)) === null)).toEqual([]);
  },
);
