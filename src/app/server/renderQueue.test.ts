import { expect, test } from 'vitest';
import { createRenderQueue, TooBusy } from './renderQueue.ts';

/** Everything that is due has been done. */
const turn = async (): Promise<void> => {
  for (let time = 0; time < 8; time += 1) await new Promise((resolve) => void setImmediate(resolve));
};

/** Work that lasts until it is let go, and says when it has begun. */
const createWork = (name: string, begun: string[] = []) => {
  let finish: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const result = new Promise<string>((resolve, reject) => {
    finish = () => resolve(name);
    fail = () => reject(new Error(name));
  });
  const work = () => {
    begun.push(name);
    return result;
  };
  return { work, finish, fail };
};

test('as many as there are places begin at once, the others in their turn', async () => {
  const begun: string[] = [];
  const queue = createRenderQueue({ atOnce: 2, waiting: 2 });
  const a = createWork('a', begun);
  const b = createWork('b', begun);
  const c = createWork('c', begun);
  const d = createWork('d', begun);
  const done = [a, b, c, d].map(({ work }) => queue.run(work));
  await turn();
  expect(begun).toEqual(['a', 'b']);
  expect(queue.isFree()).toBe(false);
  b.finish();
  expect(await done[1]).toBe('b');
  await turn();
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(queue.isFree(), "c has taken b's place").toBe(false);
  for (const { finish } of [a, c, d]) finish();
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
  expect(queue.isFree()).toBe(true);
});

test('work that never waits is done between what else there is to do: who comes meanwhile finds the queue full', async () => {
  const done: string[] = [];
  const queue = createRenderQueue({ atOnce: 1, waiting: 1 });
  const runs = ['a', 'b', 'c'].map(async (name) => {
    // Each comes after all that follows from the one before.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    return queue.run(async () => {
      done.push(name);
      setImmediate(() => done.push(`after ${name}`));
    });
  });
  const outcomes = await Promise.allSettled(runs);
  await turn();
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(done).toEqual(['a', 'after a', 'b', 'after b']);
});

test('what may be done at once is done in turns, too', async () => {
  const done: string[] = [];
  const queue = createRenderQueue({ atOnce: 4 });
  const work = (name: string) => async (): Promise<void> => {
    done.push(name);
    setImmediate(() => done.push(`after ${name}`));
  };
  await Promise.all(['a', 'b'].map((name) => queue.run(work(name))));
  await turn();
  expect(done).toEqual(['a', 'after a', 'b', 'after b']);
});

test('who finds the queue full is sent away at once, and a failure gives its place back', async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 1 });
  const first = createWork('first');
  const second = createWork('second');
  const running = queue.run(first.work);
  const waiting = queue.run(second.work);
  await expect(queue.run(first.work)).rejects.toThrow(TooBusy);
  const failed = expect(running).rejects.toThrow('first');
  await turn();
  first.fail();
  await failed;
  second.finish();
  expect(await waiting).toBe('second');
  expect(queue.isFree()).toBe(true);
});
