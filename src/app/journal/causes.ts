import type { AppEvent } from '../../slices/events.ts';
import type { Cause } from '../../ui/admin/support.ts';

/** The causes of a log as trees. An event whose cause is older than the log is the root of what followed from it. */
export function causesOf(events: readonly AppEvent[]): readonly Cause[] {
  const nodes = events.map((event, at) => ({ event, at, effects: [] as Cause[] }));
  const byId = new Map(nodes.map((node) => [node.event.id, node]));
  const roots: Cause[] = [];
  for (const node of nodes) {
    const cause = byId.get(node.event.causation ?? '');
    // A cause stands before what it led to: a damaged log in which it does not would have no root.
    const siblings = cause && cause.at < node.at ? cause.effects : roots;
    siblings.push(node);
  }
  return roots;
}
