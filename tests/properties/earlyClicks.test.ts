import * as fc from 'fast-check';
import { expect } from 'vitest';
import { fakePage } from '../app/clicks.ts';
import { property } from './property.ts';

/** Milliseconds before (negative) or after the page is ready, the border of one second among them. */
const moments = fc.constantFrom(-5_000, -1_001, -1_000, -999, -500, -1, 0, 1, 400);
const READY = 10_000;
const visits = fc.record({
  clicks: fc.array(fc.record({ at: moments, button: fc.nat(2) }), { maxLength: 8 }),
  /** When the shop's handlers begin to listen; they may be there before the page is ready. */
  listenAt: fc.constantFrom(-2_000, -600, 0),
  gone: fc.subarray([0, 1, 2]),
  native: fc.subarray([2]),
});

property(
  {
    id: 29,
    title: 'a click made before the page is ready is made again once if it is fresh, and never twice',
    section: 'specification, section 9, "Interactivity and loading"',
  },
  async (check) => {
    await check(
      fc.property(visits, ({ clicks, listenAt, gone, native }) => {
        const page = fakePage([0, 1, 2].map((button) => ({ isNative: native.includes(button) })));
        const inOrder = clicks.toSorted((one, other) => one.at - other.at);
        let isListening = false;
        const listenBy = (time: number) => {
          if (!isListening && time >= listenAt) page.listen();
          isListening ||= time >= listenAt;
        };
        for (const { at, button } of inOrder.filter(({ at }) => at < 0)) {
          listenBy(at);
          page.clickAt(READY + at, button);
        }
        listenBy(0);
        for (const button of gone) page.state[button]!.isConnected = false;
        page.releaseAt(READY);
        for (const { at, button } of inOrder.filter(({ at }) => at >= 0)) page.clickAt(READY + at, button);

        for (const button of [0, 1, 2]) {
          const own = inOrder.filter((click) => click.button === button).map(({ at }) => at);
          const live = own.filter((at) => at >= 0).length;
          const early = own.filter((at) => at < 0);
          const isFresh = (early.at(-1) ?? Number.NEGATIVE_INFINITY) >= -1_000;
          // The browser and its own handlers have what works without scripts.
          const held = native.includes(button)
            ? early.filter((at) => at >= listenAt).length
            : Number(isFresh && !gone.includes(button));
          expect(page.state[button]?.handled).toBe(live + held);
        }
      }),
    );
  },
);
