import type { Meanings, Rules } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import type { viewEvents } from './events.ts';
import type { ViewState } from './state.ts';

type Table = Meanings<AppEvents, keyof typeof viewEvents, ViewState>;
/** What the events of one part of the view mean. A part may change the whole view: its parts are cut for the reader. */
export type PartMeanings<Events extends keyof AppEvents> = Pick<Table, Events>;
/** What follows from the events of one part; what concerns several parts stands in the view's own table. */
export type PartRules<Events extends keyof AppEvents> = Pick<Rules<AppEvents, AppState>, Events>;
