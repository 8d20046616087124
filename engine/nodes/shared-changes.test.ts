import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContentChange } from '../cms/content-source.ts';
import { createNodeNotices } from './node-notices.ts';
import { createSharedContentChanges } from './shared-changes.ts';
import { createSwitchTogether } from './switch-together.ts';
import { MemoryStores } from './testing/memory-store.ts';
import { createTimedSwitch } from './timed-switch.ts';

const EMPTY: ContentChange = { documents: [], assets: [] };

const home = (text: string): ContentChange => ({
  documents: [{ site: 'harbour', kind: 'page', name: 'home', source: 'cms', text }],
  assets: [],
});

let stores: MemoryStores;
let timers: { readonly at: number; readonly task: () => void }[];

beforeEach(() => {
  stores = new MemoryStores();
  timers = [];
});

const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

async function pass(milliseconds: number): Promise<void> {
  const until = stores.now + milliseconds;
  for (;;) {
    await settle();
    const [next] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
    if (!next) break;
    timers.splice(timers.indexOf(next), 1);
    stores.now = Math.max(stores.now, next.at);
    next.task();
  }
  stores.now = until;
}

/** A node that reads the CMS with `poll`, and notes what it applies and when. */
function openNode(name: string, isStuck = false) {
  const store = stores.open(name);
  const schedule = (task: () => void, milliseconds: number) => {
    const timer = { at: stores.now + milliseconds, task };
    timers.push(timer);
    return () => {
      timers = timers.filter((each) => each !== timer);
    };
  };
  const notices = createNodeNotices(store, { error: () => {} });
  const timed = createTimedSwitch({ now: store.now, schedule, block: () => {} });
  const requests = new EventEmitter();
  timed.attach(requests);
  const changes = createSharedContentChanges({
    store,
    notices,
    switchTogether: createSwitchTogether({ store, notices, timed, schedule }),
    pause: async (milliseconds) => pass(milliseconds),
  });
  const applied: { readonly text: string | null | undefined; readonly at: number }[] = [];
  const poll = vi.fn();
  const deliver = (change: ContentChange) => {
    const apply = () => applied.push({ text: change.documents[0]?.text, at: stores.now });
    if (isStuck) return;
    if (change.applyTogether) void change.applyTogether(apply);
    else apply();
  };
  changes.follow(deliver, poll);
  return { applied, poll, changes, read: (change: ContentChange) => changes.read(async () => change, deliver) };
}

test('a change that one node reads from the CMS is applied by all nodes at the same moment', async () => {
  const a = openNode('a');
  const b = openNode('b');
  const begun = stores.now;
  await a.read(home('new'));
  await pass(200);
  expect(a.applied).toEqual([{ text: 'new', at: begun + 100 }]);
  expect(b.applied).toEqual(a.applied);
});

test('a node that is not ready in time does not keep the others from switching together', async () => {
  const a = openNode('a');
  const b = openNode('b');
  openNode('c', true);
  const begun = stores.now;
  await a.read(home('new'));
  await pass(1_000);
  expect(a.applied).toEqual([{ text: 'new', at: begun + 600 }]);
  expect(b.applied).toEqual(a.applied);
});

test('a change that the log has brought is not sent again by the poll of another node', async () => {
  const a = openNode('a');
  const b = openNode('b');
  await a.read(home('new'));
  await pass(200);
  await b.read(home('new'));
  await pass(200);
  expect(a.applied).toHaveLength(1);
  await b.read(home('newer'));
  await pass(200);
  expect(a.applied.map(({ text }) => text)).toEqual(['new', 'newer']);
});

test('nodes read the CMS one at a time, so that the log has their changes in the order of the CMS', async () => {
  const a = openNode('a');
  const b = openNode('b');
  const answer = Promise.withResolvers<ContentChange>();
  const reading = a.changes.read(
    () => answer.promise,
    () => {},
  );
  await settle();
  const second = b.read(home('newer'));
  await settle();
  answer.resolve(home('new'));
  await Promise.all([reading, second]);
  await pass(300);
  expect(b.applied.map(({ text }) => text)).toEqual(['new', 'newer']);
});

test('a node that has loaded everything later ignores an older change', async () => {
  const a = openNode('a');
  const b = openNode('b');
  const reading = a.changes.read(
    async () => {
      stores.now += 10;
      b.changes.loading();
      return home('older than what b loads');
    },
    () => {},
  );
  await reading;
  await pass(1_000);
  expect(b.applied).toEqual([]);
});

test('without the store each node applies what it reads itself, also empty changes as a sign of life', async () => {
  const a = openNode('a');
  const b = openNode('b');
  stores.isReachable = false;
  await a.read(home('alone'));
  await a.read(EMPTY);
  expect(a.applied.map(({ text }) => text)).toEqual(['alone', undefined]);
  expect(b.applied).toEqual([]);
});

test('after a lost connection a node reads the CMS, because the log may have been shortened', () => {
  const a = openNode('a');
  stores.interrupt();
  expect(a.poll).toHaveBeenCalledTimes(1);
});

test('a change of too many characters for the log lets each node read the CMS itself', async () => {
  const a = openNode('a');
  const b = openNode('b');
  await a.read(home('x'.repeat(8_000_001)));
  expect(a.applied).toHaveLength(1);
  expect(b.applied).toEqual([]);
  expect(b.poll).toHaveBeenCalledTimes(1);
});
