import { memo } from 'react';
import type { MapView } from '../../domain/mapView.ts';
import type { CityBase } from './ground.ts';
import { LOOKS } from './looks.ts';
import { placesOf, smooth } from './outline.ts';

interface LayerProps {
  readonly lines: readonly string[];
  readonly view: MapView;
  readonly look: 'land' | 'hill' | 'built' | 'water' | 'river' | 'lane' | 'street' | 'avenue';
  readonly isArea?: boolean;
}

/** All lines of a kind in one path: they look alike. */
function Layer({ lines, view, look, isArea = false }: LayerProps) {
  return <path {...LOOKS[look]} d={lines.map((line) => smooth(placesOf(line), view, isArea)).join('')} />;
}

interface GroundProps {
  readonly base: CityBase;
  readonly view: MapView;
}

/** Hills, quarters and water, under the zones. */
export const Ground = memo(({ base, view }: GroundProps) => (
  <>
    <Layer look="hill" lines={base.hills} view={view} isArea />
    <Layer look="built" lines={base.built} view={view} isArea />
    <Layer look="water" lines={base.water} view={view} isArea />
    <Layer look="land" lines={base.islands} view={view} isArea />
    <Layer look="river" lines={base.rivers} view={view} />
  </>
));

/** Streets, over the zones and under their edges. */
export const Streets = memo(({ base, view }: GroundProps) => (
  <>
    <Layer look="lane" lines={base.lanes} view={view} />
    <Layer look="street" lines={base.streets} view={view} />
    <Layer look="avenue" lines={base.avenues} view={view} />
  </>
));
