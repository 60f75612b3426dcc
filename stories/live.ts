import { screen, waitFor, expect } from 'storybook/test';
import { dropped, settingsTold, statusTold, type LiveStep } from '../.storybook/shop/live.ts';
import { buildSettings } from '../mocks/chain/settings.ts';
import { demoCustomer, demoOrder, NOW } from '../tests/demo.ts';
import { sees } from './playing.ts';

/** Long enough for a reviewer to see the screen as it was, in ms. */
const A_LOOK_MS = 700;

interface Told {
  readonly courierInfo?: { readonly name: string; readonly phone: string };
  readonly orderId?: string;
  /** Whatever the order of the messages, the later moment counts; in s after noon. */
  readonly seconds?: number;
}

/** The customer's order has another status, a look after the story began. */
export const orderTold = (status: string, { seconds = 1, ...rest }: Told = {}): LiveStep =>
  statusTold(A_LOOK_MS, {
    orderId: demoOrder.id,
    userId: demoCustomer.id,
    status,
    timestamp: NOW + seconds * 1_000,
    ...rest,
  });

/** The chain changes some of its settings while somebody looks; the wire's own keys. */
export const settingsChange = (overrides: Readonly<Record<string, unknown>>) => ({
  live: [settingsTold(A_LOOK_MS)],
  http: { 'setting.all': { status: 200, body: buildSettings(overrides) } },
});

/** The connection breaks, and comes back by itself. */
export const connectionBreaks: readonly LiveStep[] = [dropped(A_LOOK_MS)];

/** The order says that it is out of date, and then no more. */
export async function seesBreak(): Promise<void> {
  await sees('обновляем');
  await waitFor(() => expect(screen.queryByText('обновляем')).toBeNull());
}
