import { describe, expect, test } from 'vitest';
import type { UserId } from '../../domain/customer.ts';
import { createStorage } from '../../ports/storage.ts';
import { brand } from '../../ports/readers/brand.ts';
import { createBrowserMemory, seenGreetings } from './browserMemory.ts';
import { mayReload } from './reloadMemory.ts';
import { memoryStorage } from '../../../tests/app/shop.ts';

const user = brand<UserId>('user-1');
const play = (start: Readonly<Record<string, string>> = {}) => {
  const [local, session] = [memoryStorage(start), memoryStorage()];
  return { local, session, memory: createBrowserMemory(local, session, 'build-1') };
};

describe('what the browser keeps beside the saved slices', () => {
  test('the information is remembered for the session, the March greeting for good', () => {
    const { local, session, memory } = play();
    expect(seenGreetings(local, session)).toEqual({ information: null, march: false });
    memory.saveInformed('1abc');
    memory.saveMarch();
    expect([...session.entries]).toEqual([['shop:information', '1abc']]);
    expect([...local.entries]).toEqual([['shop:march', '1']]);
    expect(seenGreetings(local, session)).toEqual({ information: '1abc', march: true });
  });

  test('the last look at the notifications is a date for each customer', () => {
    const { local, memory } = play();
    expect(memory.lastCheck(user)).toBeNull();
    memory.saveLastCheck(user, 1_773_129_600_000);
    expect([...local.entries]).toEqual([['shop:lastCheck:user-1', '1773129600000']]);
    expect(memory.lastCheck(user)).toBe(1_773_129_600_000);
  });

  test.each(['', 'yesterday', 'NaN', 'Infinity'])('a date that reads %j is none', (text) => {
    expect(play({ 'shop:lastCheck:user-1': text }).memory.lastCheck(user)).toBeNull();
  });

  test('a build reloads the page once a session, the next one may again', () => {
    const { session, memory } = play();
    expect(mayReload(session, 'build-1')).toBe(true);
    memory.saveReload();
    expect(mayReload(session, 'build-1')).toBe(false);
    expect(mayReload(session, 'build-2')).toBe(true);
  });

  test('a storage that fails keeps nothing and breaks nothing', () => {
    const broken = createStorage(
      () => {
        throw new Error('Denied');
      },
      () => undefined,
    );
    const memory = createBrowserMemory(broken, broken);
    memory.saveMarch();
    memory.saveInformed('1abc');
    memory.saveLastCheck(user, 1);
    expect(memory.lastCheck(user)).toBeNull();
    expect(mayReload(broken, 'build-1')).toBe(false);
    expect(seenGreetings(broken, broken)).toEqual({ information: null, march: false });
  });
});
