import * as fc from 'fast-check';
import type { PromoFate } from './placingBrowser.ts';
import type { Fate } from './placingServer.ts';

const pauses = fc.constantFrom(0, 1, 50, 300, 700, 2_000, 5_000, 9_999, 10_000, 10_001, 31_000, 65_000);
const ways = fc.constantFrom(0, 1, 200, 3_000, 9_999, 12_000);
const fates: fc.Arbitrary<Fate> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('answered'),
      way: ways,
      work: ways,
      status: fc.constant(0),
      retryAfter: fc.constant(null),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refused'),
      way: ways,
      work: ways,
      status: fc.constantFrom(409, 422, 403),
      retryAfter: fc.constant(null),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('broken', 'unsent', 'unanswered'),
      way: ways,
      work: ways,
      status: fc.constantFrom(500, 502, 408),
      retryAfter: fc.constant(null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('busy'),
      way: ways,
      work: ways,
      status: fc.constantFrom(429, 503),
      retryAfter: fc.constantFrom(null, 0, 2, 30),
    }),
  },
);
const promos: fc.Arbitrary<PromoFate> = fc.record({
  after: fc.constantFrom(0, 100, 4_000, 11_000),
  discount: fc.constantFrom(0, 0, 0, 10_000, null),
});

const KINDS = [
  'press',
  'press',
  'press',
  'press',
  'accept',
  'dismiss',
  'edit',
  'coupon',
  'back',
  'return',
] as const;
export type Kind =
  | (typeof KINDS)[number]
  | 'reload'
  | 'crash'
  | 'open'
  | 'offline'
  | 'online'
  | 'refill'
  | 'payOnline';
interface Command {
  readonly kind: Kind;
  /** Which tab, counted round. */
  readonly tab: number;
  /** Milliseconds that pass afterwards. */
  readonly pause: number;
}
const commands: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom<Kind>(...KINDS, 'reload', 'crash', 'open', 'offline', 'online'),
  tab: fc.nat(1),
  pause: pauses,
});

/** Nothing is answered for so long that the customer may leave the order that they have just pressed. */
const outages = fc.record({
  ms: fc.constantFrom(179_000, 181_000, 200_000),
  fates: fc.array(
    fc.record({
      kind: fc.constantFrom('broken', 'unsent', 'unanswered'),
      way: ways,
      work: ways,
      status: fc.constantFrom(500, 502),
      retryAfter: fc.constant(null),
    } satisfies Record<keyof Fate, unknown>),
    { minLength: 1, maxLength: 4 },
  ),
  /** What follows the outage at once. */
  next: fc.array(commands, { maxLength: 2 }),
});

/**
 * Without Web Locks two tabs may ask for one key side by side. A server that refuses the one and, judging anew, accepts
 * the other is more than storage can settle: there, such a server refuses nothing.
 */
export const stories = fc
  .record({
    commands: fc.array(commands, { minLength: 1, maxLength: 14, size: 'max' }),
    fates: fc.array(fates, { maxLength: 6, size: 'max' }),
    promo: fc.array(promos, { minLength: 1, maxLength: 4 }),
    hasLocks: fc.constantFrom(true, true, false),
    hasChannel: fc.boolean(),
    payments: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
    outage: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: outages }),
  })
  .map((story) => ({
    ...story,
    commands: story.outage
      ? [
          { kind: 'open' as const, tab: 0, pause: 700 },
          { kind: 'press' as const, tab: 0, pause: story.outage.ms },
          ...story.outage.next,
          { kind: 'return' as const, tab: 0, pause: 50 },
          ...story.commands,
        ]
      : story.commands,
    fates: story.fates.filter(({ kind }) => story.hasLocks || kind !== 'refused'),
  }));
export type Story = typeof stories extends fc.Arbitrary<infer T> ? T : never;

/** The same with a cart that is filled again when it is empty: several orders may follow each other. */
export const longStories: fc.Arbitrary<Story> = stories.chain((story) =>
  fc.array(fc.nat(story.commands.length), { maxLength: 4 }).map((places) => ({
    ...story,
    commands: story.commands.flatMap((command, at) =>
      places.includes(at)
        ? [
            { kind: 'refill' as const, tab: command.tab, pause: 700 },
            ...(at % 2 === 0 ? [{ kind: 'payOnline' as const, tab: command.tab, pause: 0 }] : []),
            { kind: 'press' as const, tab: command.tab, pause: 700 },
            command,
          ]
        : [command],
    ),
  })),
);
