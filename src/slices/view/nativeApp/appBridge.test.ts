import { expect, test } from 'vitest';
import { fold, restored, shopOpened, type StepOrPatch } from '../../../../tests/given.ts';
import { onStage } from '../../../../tests/stage.ts';
import { personal, type PushToken } from '../../../domain/personal.ts';
import { draft } from '../../draft.ts';
import type { NativeMessage, NativeWord } from '../../world.ts';
import { selectAppPrompt } from '../selectors.ts';

const visit = [shopOpened(), restored()];
const inApp: StepOrPatch = { view: { device: { isApp: true, platform: 'ios' } } };
const found = (version: string) => draft('view/appVersionFound', { version });
const told = (version: string) => draft('view/appVersionTold', { version });

test('each message of the app becomes its fact', () => {
  onStage(({ open, hot, flush }) => {
    const messages: Record<string, NativeMessage> = {
      t: { type: 'token', token: personal<PushToken>('token-1') },
      l: { type: 'tap', link: '/samara/promo' },
      v: { type: 'version', version: '1.4' },
      r: { type: 'refused', count: 3 },
    };
    const { events, store } = open(visit, { native: { messages$: hot('1ms tlvr', messages) } });
    flush();
    expect(events.filter(({ causation }) => causation === null)).toMatchObject([
      { type: 'notification/pushTokenReceived', payload: { token: 'token-1', source: 'app' } },
      { type: 'notification/tapped', payload: { link: '/samara/promo', source: 'app' } },
      { type: 'view/appVersionTold', payload: { version: '1.4' } },
      { type: 'view/appMessagesRefused', payload: { count: 3 } },
    ]);
    expect(store.state().view.refusedAppMessages).toBe(3);
  });
});

test('the app hears that the page is ready, of an order, and of a link that leads out of the shop', () => {
  onStage(({ open, flush }) => {
    const words: NativeWord[] = [];
    const { emit } = open([shopOpened()], { native: { send: (word) => void words.push(word) } });
    emit('rol', {
      r: draft('view/restored', { saved: {} as never, storeVersion: '1', isOnline: true }),
      o: draft('cart/orderPlaced', { key: 'k', id: '17', number: '17', paymentUrl: null }),
      l: draft('view/outsideLinkTapped', { url: 'https://partner.example/' }),
    });
    flush();
    expect(words).toEqual([
      { type: 'ready' },
      { type: 'order-placed', id: '17' },
      { type: 'open-external', url: 'https://partner.example/' },
    ]);
  });
});

test.each<[string, readonly StepOrPatch[], boolean]>([
  ['1, whatever the app is', [told('7'), found('1')], false],
  ['2, and the app has not told its own', [found('2')], true],
  ['2, and the app is it', [found('2'), told('2')], false],
  ['2, and the app is older', [told('1.9'), found('2')], true],
  ['not known yet', [told('1')], false],
])('an update is offered where the newest version is %s', (_case, steps, isOffered) => {
  expect(selectAppPrompt(fold(visit, inApp, steps))?.kind === 'update').toBe(isOffered);
});
