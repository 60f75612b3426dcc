import type { LATER_ICONS } from './laterIcons.ts';

/** Outlines on a 24 × 24 field, drawn by a stroke of 1.75 with round ends; those that no first screen shows stand apart. */
export const ICON_PATHS = {
  alert: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.2',
  back: 'M14.5 6l-6 6 6 6',
  bag: 'M5 8h14l1 12.5H4ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  bell: 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4',
  bowl: 'M3.5 11h17a8.5 8.5 0 0 1-5 7.7v1.8h-7v-1.8a8.5 8.5 0 0 1-5-7.7ZM10 8l7-5M14 8l6-3.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9.5l6 6 6-6',
  filters:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  forward: 'M9.5 6l6 6-6 6',
  gift: 'M4.5 9.5h15v4h-15ZM6 13.5h12v7H6ZM12 9.5v11M12 9.5C8.5 9.5 7 8.3 7 6.5A2 2 0 0 1 9 4.5c1.8 0 3 2 3 5ZM12 9.5c3.5 0 5-1.2 5-3a2 2 0 0 0-2-2c-1.8 0-3 2-3 5Z',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.5v.2',
  menu: 'M4 6.5h16M4 12h16M4 17.5h10',
  minus: 'M5 12h14',
  phone:
    'M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2 2A16 16 0 0 1 4.5 5.5a2 2 0 0 1 2-2Z',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  plus: 'M12 5v14M5 12h14',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16.2 16.2 20.5 20.5',
  store:
    'M4 10l1.5-5.5h13L20 10M5.5 12v8h13v-8M4 10a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0A2.7 2.7 0 0 0 20 10M10 20v-4.5h4V20',
  stories: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM10 8.5v7l5.5-3.5Z',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
} as const;

/** The name of an outline, or the outline itself where it is one of `LATER_ICONS`. */
export type IconName = keyof typeof ICON_PATHS | (typeof LATER_ICONS)[keyof typeof LATER_ICONS];
