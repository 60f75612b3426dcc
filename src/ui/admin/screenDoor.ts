import type { AppState } from '../../slices/state.ts';

/** The document of the frame. It shows nothing by itself: only a page of /admin around it has something to show. */
export const SCREEN_PATH = '/admin/screen';

/** The frame's document tells it of itself to the element of the frame, once, with `Look` as the detail. */
export const SCREEN_READY = 'screenready';

/** What a customer had before them. */
export interface Moment {
  readonly state: AppState;
  /** The address, with its query. */
  readonly path: string;
  /** The page that stayed in sight where a dish lay over it. */
  readonly under: string | null;
}

export type Look = (moment: Moment) => void;
