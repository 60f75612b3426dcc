import type { AppWorld } from '../slices/world.ts';

interface AnalyticsOptions {
  readonly target: object;
  /** Name of the global list; it may exist already, with what a counter has put into it. */
  readonly name: string;
  readonly report: AppWorld['report'];
}

const frozen = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
};

/** The list that the chain's counters read. It gets frozen copies: no foreign script reaches the shop's own state. */
export const createAnalytics = ({ target, name, report }: AnalyticsOptions): AppWorld['analytics'] => ({
  push(event) {
    try {
      const found: unknown = Reflect.get(target, name);
      const list: unknown = found ?? [];
      if (!Array.isArray(list)) throw new TypeError(`"${name}" is no list`);
      if (!found) Reflect.set(target, name, list);
      list.push(frozen(structuredClone(event)));
    } catch (error) {
      report(error, 'analytics');
    }
  },
});
