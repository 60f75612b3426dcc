import type { Location } from 'react-router-dom';

/** What a link to a product leaves in the history: the page that stays in sight under the dialog. */
export interface BackgroundState {
  readonly background: Location;
  /** The line of the cart that the dialog edits; without one it adds. */
  readonly lineId?: string;
}

/** Where it is, without its anchor. */
export const pathOf = ({ pathname, search }: Location): string => pathname + search;

const isLocation = (value: unknown): value is Location =>
  typeof value === 'object' && value !== null && 'pathname' in value && typeof value.pathname === 'string';

/** The page under the dialog, if this entry of the history was opened over one. */
export function backgroundOf({ state }: Pick<Location<unknown>, 'state'>): Location | null {
  if (typeof state !== 'object' || state === null || !('background' in state)) return null;
  return isLocation(state.background) ? state.background : null;
}

/** The line that this entry of the history edits, if it edits one. */
export function editedLineOf({ state }: Pick<Location<unknown>, 'state'>): string | null {
  if (typeof state !== 'object' || state === null || !('lineId' in state)) return null;
  return typeof state.lineId === 'string' ? state.lineId : null;
}
