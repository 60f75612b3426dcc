import { setAutoFreeze } from 'immer';
import type { AppEvent } from '../../src/slices/events.ts';
import { reduce } from '../../src/slices/reduce.ts';
import type { AppState } from '../../src/slices/state.ts';
import type { FoldRequest } from './foldElsewhere.ts';
import { hashOf } from './hashOf.ts';
import { withoutWorld } from './sealed.ts';

setAutoFreeze(false);

process.on('message', ({ from, events }: FoldRequest) => {
  const log = JSON.parse(events) as readonly AppEvent[];
  const { result } = withoutWorld(() => log.reduce(reduce, JSON.parse(from) as AppState));
  process.send?.(hashOf(result));
});
