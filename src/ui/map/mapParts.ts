import type { ZoneId } from '../../domain/catalog.ts';
import type { LonLat } from '../../domain/geometry.ts';

/** A zone as the map shows it. */
export interface MapZone {
  readonly id: ZoneId;
  readonly polygon: readonly LonLat[];
  /** The one that is spoken of: its edge is whole. */
  readonly isOn?: boolean;
  /** Lines on a plate in the zone. */
  readonly words?: readonly string[];
}

/** A place on the map: a restaurant, or where the order goes. */
export interface MapMark {
  readonly id: string;
  readonly kind: 'restaurant' | 'you';
  readonly at: LonLat;
  /** Beside the mark, where there is room. */
  readonly words?: string;
  /** What a press on it does; without it there is nothing to press. */
  readonly press?: { readonly name: string; readonly run: () => void };
}
