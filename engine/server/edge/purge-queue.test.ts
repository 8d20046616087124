import { expect, test } from 'vitest';
import type { EdgePurgeMode } from './edge-purger.ts';
import { createEdgePurgeQueue } from './purge-queue.ts';

/** A queue whose edge fails while `state.down` is true, with timers that the test runs. */
function openQueue() {
  const state: { down: boolean; time: number; purging: Promise<void> } = {
    down: false,
    time: 0,
    purging: Promise.resolve(),
  };
  /** Purges and page requests that the edge received, in order. */
  const log: string[] = [];
  const sent: (readonly string[])[] = [];
  const modes: EdgePurgeMode[] = [];
  const reportedErrors: (string | null)[] = [];
  const timers: { readonly at: number; readonly task: () => void }[] = [];
  const queue = createEdgePurgeQueue({
    purger: {
      name: 'edge',
      purge: async (tags, _, mode) => {
        if (state.down) throw new Error('no answer');
        sent.push(tags);
        modes.push(mode);
        log.push(`${mode} ${tags.join(' ')}`);
        await state.purging;
      },
      refetch: async ({ target }) => {
        log.push(target);
        return 'fetched';
      },
    },
    clock: () => state.time,
    schedule: (task, delay) => {
      const timer = { at: state.time + delay, task };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    changed: (_, error) => reportedErrors.push(error === null ? null : String(error)),
  });
  /** Runs the timers that are due, in order. */
  const pass = async (milliseconds: number) => {
    state.time += milliseconds;
    for (const timer of timers.filter(({ at }) => at <= state.time)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.task();
    }
    await new Promise(setImmediate);
  };
  return { queue, sent, modes, log, reportedErrors, timers, state, pass };
}

const refetches = { waiting: 0, fetched: 0, stored: 0, failed: 0 };

function createPage(target: string) {
  return { origin: 'http://one.localhost', target, cookie: '', locale: 'en' };
}

test('the purge queue purges changed tags at once, and softly once more after five seconds', async () => {
  const { queue, sent, modes, pass } = openQueue();
  queue.add(['a', 'b']);
  await pass(0);
  expect(sent).toEqual([['a', 'b']]);
  await pass(5000);
  expect(sent).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect(modes).toEqual(['hard', 'soft']);
});

test('a tag that changes again while its soft purge waits is purged hard, before the other tags', async () => {
  const { queue, sent, modes, state, pass } = openQueue();
  queue.add(['a', 'b']);
  await pass(0);
  state.down = true;
  await pass(5000);
  queue.add(['b']);
  state.down = false;
  await pass(1000);
  expect([sent.slice(1), modes.slice(1)]).toEqual([
    [['b'], ['a']],
    ['hard', 'soft'],
  ]);
});

test('a tag that changes again during its purge is purged once more right after it', async () => {
  const { queue, sent, modes, state, pass } = openQueue();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.purging = promise;
  queue.add(['a', 'b']);
  await pass(0);
  queue.add(['b']);
  expect([sent, queue.status().waiting]).toEqual([[['a', 'b']], 2]);
  resolve();
  await pass(0);
  expect([sent, modes, queue.status().waiting]).toEqual([[['a', 'b'], ['b']], ['hard', 'hard'], 0]);
});

test('a tag whose hard purge fails is purged hard again, also where a soft purge was added during the request', async () => {
  const { queue, modes, state, pass } = openQueue();
  const { promise, reject } = Promise.withResolvers<void>();
  state.purging = promise;
  queue.add(['a']);
  await pass(0);
  queue.add(['a'], [], 'soft');
  reject(new Error('no answer'));
  await pass(0);
  state.purging = Promise.resolve();
  await pass(1000);
  expect([modes, queue.status().waiting]).toEqual([['hard', 'hard'], 0]);
});

test('the purge queue retries with back-off while the edge fails, and logs the first failure and the recovery', async () => {
  const { queue, sent, reportedErrors, state, pass } = openQueue();
  state.down = true;
  queue.add(['a']);
  await pass(0);
  expect(queue.status()).toEqual({
    edge: 'edge',
    waiting: 1,
    failures: 1,
    lastError: 'no answer',
    lastPurge: null,
    refetches,
  });
  await pass(1000);
  queue.add(['b']);
  expect(queue.status()).toMatchObject({ waiting: 2, failures: 2 });
  state.down = false;
  await pass(1999);
  expect(sent).toEqual([]);
  await pass(1);
  expect([sent[0], reportedErrors]).toEqual([
    ['a', 'b'],
    ['Error: no answer', null],
  ]);
  expect(queue.status()).toEqual({
    edge: 'edge',
    waiting: 0,
    failures: 0,
    lastError: null,
    lastPurge: 3000,
    refetches,
  });
});

test('pages are fetched anew after their hard purge, and not after the soft one', async () => {
  const { queue, log, pass } = openQueue();
  queue.add(['a'], [createPage('/one'), createPage('/two')]);
  await pass(0);
  await pass(5000);
  expect([log, queue.status().refetches]).toEqual([['hard a', '/one', '/two', 'soft a'], { ...refetches, fetched: 2 }]);
});

test('pages that are purged softly are fetched again after that purge, also where a hard purge of the same tag comes instead', async () => {
  const { queue, log, state, pass } = openQueue();
  queue.add(['a'], [createPage('/one')], 'soft');
  await pass(0);
  expect(log).toEqual(['soft a', '/one']);
  log.length = 0;
  state.down = true;
  queue.add(['b'], [createPage('/two')], 'hard');
  queue.add(['b'], [createPage('/three')], 'soft');
  await pass(0);
  state.down = false;
  await pass(1000);
  expect(log).toEqual(['hard b', '/two', '/three']);
});

test('pages are not fetched before the purge has succeeded, nor before a purge that comes while another is under way', async () => {
  const { queue, log, state, pass } = openQueue();
  state.down = true;
  queue.add(['a'], [createPage('/one')]);
  await pass(0);
  queue.add(['b'], [createPage('/two')]);
  expect(log).toEqual([]);
  state.down = false;
  await pass(1000);
  expect(log).toEqual(['hard a b', '/one', '/two']);
  log.length = 0;
  queue.add(['c'], [createPage('/three')]);
  queue.add(['d'], [createPage('/four')]);
  await pass(0);
  expect(log).toEqual(['hard c', '/three', 'hard d', '/four']);
});

test('pages that have expired are fetched from the edge again without a purge', async () => {
  const { queue, log, pass } = openQueue();
  queue.refetch([createPage('/one')]);
  await pass(0);
  queue.stop();
  queue.refetch([createPage('/two')]);
  await pass(0);
  expect(log).toEqual(['/one']);
});

test('the purge queue sends nothing once it is stopped', async () => {
  const { queue, sent, timers, pass } = openQueue();
  queue.add(['a']);
  await pass(0);
  queue.stop();
  expect(timers).toEqual([]);
  queue.add(['b']);
  await pass(60_000);
  expect([sent, timers]).toEqual([[['a']], []]);
});
