import { Observable } from 'rxjs';
import { lonLat } from '../domain/geometry.ts';
import type { NoPosition, Position } from '../domain/position.ts';

/** As much of the browser's geolocation as is asked. */
export type Locator = Pick<Geolocation, 'getCurrentPosition'>;

const OPTIONS: PositionOptions = {
  // The door of a house, not the quarter.
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 60_000,
};

/** By the codes of `GeolocationPositionError`. */
const REASONS: Readonly<Record<number, NoPosition>> = { 1: 'refused', 3: 'late' };

/** Asks the browser once, which asks the customer where it has no leave yet; ends with one answer, and never fails. */
export const locate = (locator: Locator | undefined): Observable<Position> =>
  new Observable((subscriber) => {
    const answer = (position: Position): void => {
      subscriber.next(position);
      subscriber.complete();
    };
    // Pages without a secure connection have none.
    if (!locator) return answer('unknown');
    return locator.getCurrentPosition(
      ({ coords }) => answer(lonLat(coords.longitude, coords.latitude)),
      ({ code }) => answer(REASONS[code] ?? 'unknown'),
      OPTIONS,
    );
  });
