import { SHARE_OUTLINE } from './shareOutline.ts';

/** Outlines as in `ICON_PATHS` that no first screen shows: whoever shows one hands it on in place of a name. */
export const LATER_ICONS = {
  courier:
    'M6 19a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM18 19a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6 16l3.5-6.5h5L18 16M9.5 9.5 12 16h2.5M13.5 6H16l1 3.5',
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5',
  locate: 'M20.5 3.5 3.5 10.5l7.5 2.5 2.5 7.5Z',
  logout: 'M10 4.5H5.5v15H10M14 8l4.5 4-4.5 4M18 12H9.5',
  offline:
    'M3 3l18 18M8.5 15.5a5 5 0 0 1 6.3-.6M5.5 12a9.5 9.5 0 0 1 4-2.3M14 9.5a9.5 9.5 0 0 1 4.5 2.5M12 19v.2',
  pause: 'M9 5.5v13M15 5.5v13',
  play: 'M8 5.5v13l10.5-6.5Z',
  repeat: 'M5 12a7 7 0 0 1 12-5l2 2M19 4.5V9h-4.5M19 12a7 7 0 0 1-12 5l-2-2M5 19.5V15h4.5',
  share: SHARE_OUTLINE,
} as const;
