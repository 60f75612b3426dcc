import type { Decorator } from '@storybook/react-vite';
import type { CartLine } from '../src/domain/cart.ts';
import { readShared, writeShared } from '../src/domain/sharedCart.ts';
import { SharingWaysProvider, type SharingWays } from '../src/ui/share/ways.ts';
import { demoCatalog } from '../tests/demo.ts';
import { dialogAsked } from './given.ts';

const desk: SharingWays = {
  origin: () => 'https://zhuravl.example',
  copy: () => Promise.resolve(true),
  send: null,
  isDesk: () => true,
};

/** A device, and what it can do with a link. */
export function sharingBy(ways: Partial<SharingWays> = {}): Decorator {
  const all = { ...desk, ...ways };
  return (Story) => (
    <SharingWaysProvider value={all}>
      <Story />
    </SharingWaysProvider>
  );
}

/** A link with these lines was opened. */
export const sharedCartOpened = (lines: readonly CartLine[]) =>
  dialogAsked({ kind: 'sharedCart', lines: readShared(writeShared(lines, demoCatalog.products) ?? '') });
