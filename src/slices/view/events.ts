import { adminEvents } from './admin/events.ts';
import { awayEvents } from './away/events.ts';
import { counterEvents } from './counters/events.ts';
import { freshnessEvents } from './freshness/events.ts';
import { nativeAppEvents } from './nativeApp/events.ts';
import { navigationEvents } from './navigation/events.ts';
import { noticeEvents } from './notices/events.ts';
import { pageEvents } from './page/events.ts';
import { textEvents } from './texts/events.ts';

export const viewEvents = {
  ...pageEvents,
  ...navigationEvents,
  ...freshnessEvents,
  ...noticeEvents,
  ...counterEvents,
  ...adminEvents,
  ...textEvents,
  ...nativeAppEvents,
  ...awayEvents,
} as const;
