import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SECONDS } from './arrivals.ts';
import { KINDS, kindOf, STEPS } from './asks.ts';
import { byKey } from './byKey.ts';
import { evening, type Asks, type Course, type Plan } from './evening.ts';
import { FRIDAY, MENU_BYTES } from './friday.ts';
import { COST, tableOf, withTable } from './table.ts';

/** Each step asks once of each kind. */
const ONCE: Asks = byKey(STEPS, () => byKey(KINDS, () => ({ count: 1, bytes: 10 })));
const PLAN: Plan = { customers: 4_000, cities: 3, proxies: 2, seed: 7, asks: ONCE };

const sum = (series: ArrayLike<number>): number =>
  Array.from(series).reduce((total, value) => total + value, 0);
const only = (step: keyof Asks, kind: (typeof KINDS)[number], plan = PLAN): Course =>
  evening({
    ...plan,
    asks: byKey(STEPS, (own) =>
      byKey(KINDS, (one) => ({ count: own === step && one === kind ? 1 : 0, bytes: 0 })),
    ),
  });

describe('an evening', () => {
  test('is the same whenever it is played, and another with another seed', () => {
    expect(evening(PLAN)).toEqual(evening(PLAN));
    expect(evening({ ...PLAN, seed: 8 })).not.toEqual(evening(PLAN));
  });

  test('everybody comes once: for the first time or with the code at hand', () => {
    const [opened, orders] = [sum(only('open', 'pages').requests.pages), evening(PLAN).orders];
    expect(opened / PLAN.customers).toBeCloseTo(0.55, 1);
    expect(sum(only('order', 'orders').requests.orders)).toBe(orders);
    expect(orders / PLAN.customers).toBeCloseTo(0.3, 1);
    const cameBack = sum(only('comeBack', 'pages').requests.pages);
    expect(opened + cameBack).toBe(PLAN.customers);
  });

  test('bytes go with requests, and each second counts its own', () => {
    const { requests, bytes } = evening(PLAN);
    for (const kind of KINDS) {
      expect(requests[kind]).toHaveLength(SECONDS);
      // What comes after midnight is asked for by nobody.
      expect(bytes[kind]).toBe(10 * sum(requests[kind]));
    }
  });

  test('nobody asks while nobody looks: a minute asks once for each minute before the eyes', () => {
    const { requests, open } = only('minute', 'versions');
    const seen = sum(open) / 60;
    expect(sum(requests.versions)).toBeLessThan(seen);
    expect(open.every((count) => count >= 0 && count <= PLAN.customers)).toBe(true);
    expect(open.at(-1)).toBeLessThan(Math.max(...open) / 2);
  });

  test('a page is made for whom no proxy has it, rendered where no renderer has it, and searches always', () => {
    const { requests, made, rendered } = evening(PLAN);
    expect(sum(made)).toBeGreaterThanOrEqual(sum(rendered));
    expect(sum(made)).toBeLessThan(sum(requests.pages));
    const apart = evening({ ...PLAN, proxies: 8 });
    expect(sum(apart.made)).toBeGreaterThan(sum(made));
  });
});

test('requests have their kind by what they cost whom', () => {
  const kind = (path: string, method = 'GET') => kindOf(method, new URL(path, 'https://shop.example'));
  expect(kind('/samara/catalog')).toBe('pages');
  expect(kind('/assets/start.js')).toBe('code');
  expect(kind('/demo/i/roll.webp')).toBe('pictures');
  expect(kind('/api/v1/catalog')).toBe('reads');
  expect(kind('/api/v1/promo', 'POST')).toBe('promos');
  expect(kind('/api/v1/order', 'POST')).toBe('orders');
  expect(kind('/api/v1/like', 'POST')).toBe('writes');
  expect(kind('/api/v1/setting/STORE_VERSION')).toBe('versions');
  expect(kind('wss://shop.example/ws')).toBe('sockets');
  expect(kind('data:image/png;base64,')).toBeNull();
});

describe('the page of docs', () => {
  test('says what the evening comes to (npm run evening writes it)', () => {
    const page = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8');
    expect(page).toBe(withTable(page, tableOf(FRIDAY, evening(FRIDAY), MENU_BYTES)));
  });

  test('reckons with what was measured under load', () => {
    const page = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8');
    const costIn = (row: string): string | undefined =>
      new RegExp(`^\\| ${row}: CPU a request[^|]*\\| ([\\d.]+) ms`, 'm').exec(page)?.[1];
    expect(costIn('pages that are made each time')).toBe(String(COST.rendered));
    expect(costIn('kept page')).toBe(String(COST.kept));
  });

  test('takes the table in its place, and says where it has none', () => {
    const table = tableOf(PLAN, evening(PLAN), 1_000);
    const page = withTable('before\n<!-- npm run evening -->\nold\n<!-- end -->\nafter', table);
    expect(page).toContain(table);
    expect(page).not.toContain('old');
    expect(withTable(page, table)).toBe(page);
    expect(() => withTable('nothing', table)).toThrow('no place');
  });
});
