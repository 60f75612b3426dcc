import { causesOf } from '../../src/app/journal/causes.ts';
import type { AppEvent } from '../../src/slices/events.ts';
import type { Cause, Change, Step } from '../../src/ui/admin/support.ts';
import { renamed } from './renamed.ts';

/** Characters of a value that a line shows. */
const LONGEST = 100;
/** Lines for what one event changed: a new menu changes thousands of places. */
const MOST_CHANGES = 12;

const cut = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`);
const shown = (value: unknown): string => (value === undefined ? 'nothing' : cut(JSON.stringify(value)));

/** Seconds since the first event of the log. */
const moment = (time: number, began: number): string => `+${((time - began) / 1_000).toFixed(3)} s`;

const changeLines = (changes: readonly Change[]): readonly string[] => [
  ...changes
    .slice(0, MOST_CHANGES)
    .map(({ path, before, after }) => `${path}: ${shown(before)} → ${shown(after)}`),
  ...(changes.length > MOST_CHANGES ? [`and ${changes.length - MOST_CHANGES} places more`] : []),
];

const lines = (steps: readonly Step[], { event, at, effects }: Cause, indent: string): readonly string[] => {
  const { type, source, time, payload } = event;
  const began = steps[0]!.event.time;
  const said = Object.keys(payload).length > 0 ? ` ${shown(payload)}` : '';
  return [
    `${indent}${at + 1}. ${moment(time, began)} ${source} ${type}${said}`,
    ...changeLines(steps[at]!.changes).map((line) => `${indent}     ${line}`),
    ...effects.flatMap((effect) => lines(steps, effect, `${indent}  `)),
  ];
};

/**
 * What happened, as a tree of causes: each event with its number in the log, its moment, where it came from, what it
 * said, and under it what it changed. The id of an event is its number: what the fifth one made is `#5/0`.
 */
export function listing(steps: readonly Step[]): string {
  const names = new Map(steps.map(({ event }, at) => [event.id, `#${at + 1}`]));
  const named = steps.map((step) => ({
    ...step,
    event: { ...step.event, payload: renamed(step.event.payload, names) } as AppEvent,
    changes: step.changes.map(({ path, before, after }) => ({
      path: path.replaceAll(/(?<=\[)[^\]/]+/g, (id) => names.get(id) ?? id),
      before: renamed(before, names),
      after: renamed(after, names),
    })),
  }));
  return causesOf(named.map(({ event }) => event))
    .flatMap((cause) => lines(named, cause, ''))
    .join('\n');
}
