import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createThreadedSiteJudge, type JudgeThread, serveSiteJudge } from './judge-thread.ts';
import type { SiteJudge } from './site-judge.ts';

class TestThread extends EventEmitter implements JudgeThread {
  other: TestThread | null = null;
  postMessage(message: unknown) {
    const copy: unknown = structuredClone(message);
    queueMicrotask(() => this.other?.emit('message', copy));
  }
  unref() {}
}

/** A judge in a test thread; `end` ends the thread, and `calls` has what it was called with. */
function startJudge(judge: Partial<SiteJudge> = {}) {
  const calls: string[] = [];
  const threads: TestThread[] = [];
  const threaded = createThreadedSiteJudge(() => {
    const [here, there] = [new TestThread(), new TestThread()];
    here.other = there;
    there.other = here;
    threads.push(here);
    serveSiteJudge(there, {
      update: async () => void calls.push('update'),
      reset: async () => void calls.push('reset'),
      judge: async () => ({ errors: [], files: [] }),
      ...judge,
    });
    return here;
  });
  return { threaded, calls, threads };
}

test('a site judge, which checks documents in another thread, returns its judgement, or rejects with the reason of a failure', async () => {
  const file = { id: '1', site: 'harbour', name: 'a.svg' };
  const { threaded } = startJudge({
    judge: async (_, files) => ({ errors: [], files }),
    update: () => Promise.reject(new Error('no such kind')),
  });
  expect(await threaded.judge([], [file])).toEqual({ errors: [], files: [file] });
  await expect(threaded.update({ changed: [], removed: [] })).rejects.toThrow('no such kind');
});

test('a judge whose thread has ended refuses calls until it is reset, because a new thread knows no documents', async () => {
  const { threaded, calls, threads } = startJudge({ judge: () => new Promise(() => {}) });
  await threaded.update({ changed: [], removed: [] });
  const judgement = threaded.judge([], []);
  threads[0]?.emit('exit');
  await expect(judgement).rejects.toThrow('The check of sites ended.');
  await expect(threaded.update({ changed: [], removed: [] })).rejects.toThrow('The check of sites ended.');
  await threaded.reset();
  await threaded.update({ changed: [], removed: [] });
  expect(calls).toEqual(['update', 'reset', 'update']);
});
