import { expect, test } from 'vitest';
import type { PublishedChangeSet } from '#engine/cms/document-store.ts';
import { createTestPublishedDocuments } from '#engine/cms/testing/memory-documents.ts';
import { createAnswerTag } from '#engine/server/edge/edge-tags.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { startEdgePurging } from './edge-purging.ts';

const DOCUMENTS = {
  'one/site': {
    version: 1,
    name: 'one',
    hosts: ['one.localhost'],
    locales: ['en-AU'],
    currency: 'AUD',
    timeZone: 'UTC',
    commerce: { account: 'one', pricingId: 'one' },
  },
  'one/routes': { version: 1, routes: {} },
  'one/page/home': { version: 1, route: 'home', blocks: [] },
};

/** Purging of one edge, which answers each request with a status. */
function openPurging(purge: string, status = 200) {
  let catalogue = createSiteCatalogue(createTestPublishedDocuments({ documents: DOCUMENTS }));
  let listener: (publication: PublishedChangeSet) => void = () => {};
  const sent: unknown[] = [];
  const logged: string[] = [];
  const dropped: string[][] = [];
  const timers: (() => void)[] = [];
  const log = (_: unknown, text?: string) => void logged.push(text ?? '');
  const view = createTestPublishedDocuments({ documents: DOCUMENTS });
  const purging = startEdgePurging({
    edge: { purge, purgeToken: 'token' },
    store: {
      // Nothing is edited through this view.
      view: () => ({ ...view, edit: () => expect.unreachable(), withDescendants: () => [], contents: () => [] }),
      subscribe: (own) => {
        listener = own;
        return () => void (listener = () => {});
      },
    },
    catalogue: () => catalogue,
    clock: () => 1000,
    log: { warn: log, info: log },
    caches: () => [{ dropMadeOf: (answers) => void dropped.push([...answers]) }],
    schedule: (task) => {
      timers.push(task);
      return () => void timers.splice(timers.indexOf(task), 1);
    },
    fetch: async (_, request) => {
      sent.push(new Headers(request?.headers).get('x-vitrine-purge'));
      return new Response('', { status });
    },
  });
  const publish = async (documents: Readonly<Record<string, unknown>>) => {
    const published = createTestPublishedDocuments({ documents: { ...DOCUMENTS, ...documents } });
    catalogue = catalogue.renewed(published);
    listener({ documents: published, changed: [{ site: 'one', kind: 'page', name: 'home' }], sites: ['one'] });
    await new Promise(setImmediate);
  };
  return { purging, publish, sent, logged, dropped, timers };
}

const edited = (type: string, head = {}) => ({
  'one/page/home': { version: 1, route: 'home', head, blocks: [{ id: 'a', type }] },
});

test('purges the page of each publication, compared with the one before', async () => {
  const { publish, sent, purging } = openPurging('varnish:http://127.0.0.1:1');
  await publish(edited('a', { title: 'New' }));
  await publish(edited('b', { title: 'New' }));
  expect([sent, purging.status()[0]]).toEqual([
    ['site-one-en-au', 'page-one-home'],
    { edge: 'varnish 127.0.0.1:1', waiting: 0, failures: 0, lastError: null, lastPurge: 1000 },
  ]);
});

test('logs an edge that does not purge, and keeps the tags', async () => {
  const { publish, logged, purging } = openPurging('varnish:http://127.0.0.1:1', 500);
  await publish(edited('a'));
  expect([logged, purging.status()[0]?.waiting]).toEqual([['an edge did not purge; it is tried again'], 1]);
});

test('sends nothing after its end, or without an edge to purge', async () => {
  const { publish, sent, purging } = openPurging('varnish:http://127.0.0.1:1');
  purging.stop();
  await publish(edited('a'));
  const none = openPurging('');
  await none.publish(edited('a'));
  expect([sent, none.sent, none.purging.status()]).toEqual([[], [], []]);
});

test('collects changed answers of the API, then drops what was made of them and purges the pages that show them', async () => {
  const { purging, sent, dropped, timers } = openPurging('varnish:http://127.0.0.1:1');
  purging.answerChanged?.('prices');
  purging.answerChanged?.('draws');
  purging.answerChanged?.('prices');
  expect([timers.length, dropped]).toEqual([1, []]);
  timers[0]?.();
  await new Promise(setImmediate);
  expect([dropped, sent]).toEqual([[['prices', 'draws']], [['prices', 'draws'].map(createAnswerTag).join(' ')]]);
});

test('does not watch answers without an edge to purge', () => {
  expect(openPurging('').purging.answerChanged).toBe(undefined);
});
