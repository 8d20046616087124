import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
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
  const modes: unknown[] = [];
  const logged: string[] = [];
  const dropped: [string, number][][] = [];
  const timers: { readonly task: () => void; readonly delay: number }[] = [];
  const time = { now: 1000 };
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
    clock: () => time.now,
    log: { warn: log, info: log },
    caches: () => [{ dropMadeOf: (answers) => void dropped.push([...answers]) }],
    schedule: (task, delay) => {
      const timer = { task, delay };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    fetch: async (_, request) => {
      const headers = new Headers(request?.headers);
      sent.push(headers.get('x-vitrine-purge'));
      modes.push(headers.get('x-vitrine-purge-mode'));
      return new Response('', { status });
    },
  });
  const publish = async (documents: Readonly<Record<string, unknown>>) => {
    const published = createTestPublishedDocuments({ documents: { ...DOCUMENTS, ...documents } });
    catalogue = catalogue.renewed(published);
    listener({ documents: published, changed: [{ site: 'one', kind: 'page', name: 'home' }], sites: ['one'] });
    await new Promise(setImmediate);
  };
  /** Runs the timers with this delay. */
  const runTimers = (delay: number) => {
    for (const timer of timers.filter((one) => one.delay === delay)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.task();
    }
  };
  const countTimers = (delay: number) => timers.filter((timer) => timer.delay === delay).length;
  return { purging, publish, sent, modes, logged, dropped, timers, time, runTimers, countTimers };
}

const edited = (type: string, head = {}) => ({
  'one/page/home': { version: 1, route: 'home', head, blocks: [{ id: 'a', type }] },
});

test('edge purging sends the edge, for each publication, the tags of what differs from the publication before', async () => {
  const { publish, sent, purging } = openPurging('varnish:http://127.0.0.1:1');
  await publish(edited('a', { title: 'New' }));
  await publish(edited('b', { title: 'New' }));
  expect([sent, purging.status()[0]]).toEqual([
    ['site-one-en-au', 'page-one-home'],
    {
      edge: 'varnish 127.0.0.1:1',
      waiting: 0,
      failures: 0,
      lastError: null,
      lastPurge: 1000,
      refetches: expect.any(Object),
    },
  ]);
});

test('edge purging logs an edge that does not purge, and keeps the tags to try again', async () => {
  const { publish, logged, purging } = openPurging('varnish:http://127.0.0.1:1', 500);
  await publish(edited('a'));
  expect([logged, purging.status()[0]?.waiting]).toEqual([['an edge did not purge; it is tried again'], 1]);
});

test('edge purging sends nothing after it is stopped, or when no edge is configured', async () => {
  const { publish, sent, purging, timers } = openPurging('varnish:http://127.0.0.1:1');
  purging.stop();
  expect(timers).toEqual([]);
  await publish(edited('a'));
  const none = openPurging('');
  await none.publish(edited('a'));
  expect([sent, none.sent, none.purging.status()]).toEqual([[], [], []]);
});

test('edge purging collects changed API answers, then drops cached data made of them and purges the pages that show them', async () => {
  const { purging, sent, dropped, time, runTimers, countTimers } = openPurging('varnish:http://127.0.0.1:1');
  purging.answerChanged?.('prices');
  purging.answerChanged?.('draws');
  time.now = 1500;
  purging.answerChanged?.('prices');
  expect([countTimers(1000), dropped]).toEqual([1, []]);
  runTimers(1000);
  await new Promise(setImmediate);
  const changes = [
    ['prices', 1500],
    ['draws', 1000],
  ];
  expect([dropped, sent]).toEqual([[changes], [['prices', 'draws'].map(createAnswerTag).join(' ')]]);
});

test('edge purging removes pages with changed documents, and only marks pages with changed API answers as expired', async () => {
  const { purging, publish, modes, runTimers } = openPurging('varnish:http://127.0.0.1:1');
  await publish(edited('a'));
  purging.answerChanged?.('prices');
  runTimers(1000);
  await new Promise(setImmediate);
  expect(modes).toEqual(['hard', 'soft']);
});

test('edge purging does not watch API answers when no edge is configured', () => {
  expect(openPurging('').purging.answerChanged).toBe(undefined);
});

describe('pages that the edge has been sent', () => {
  /** A server in place of the edge, which records the requested pages. */
  async function openPurgingOfServer() {
    const requests: string[] = [];
    const server = createServer(({ method, url }, response) => {
      requests.push(`${method} ${url}`);
      response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const opened = openPurging(`varnish:http://127.0.0.1:${port}`);
    const send = (target: string, tags: string, end: number) =>
      opened.purging.pages?.sent(
        { request: { origin: 'http://one.localhost', target, cookie: '', locale: 'en-AU' }, tags, end },
        new Headers(),
      );
    return { ...opened, requests, send };
  }

  test('are requested again after they were purged', async () => {
    const { publish, purging, runTimers, requests, send } = await openPurgingOfServer();
    send('/', 'site-one site-one-en-au', 90_000);
    send('/list', `site-two ${createAnswerTag('prices')}`, 90_000);
    await publish(edited('a'));
    await expect.poll(() => requests).toEqual(['HEAD /']);
    expect(['site-one-en-au', 'site-two'].map((tag) => purging.pages?.isChangedSince(tag, 1000))).toEqual([
      true,
      false,
    ]);
    purging.answerChanged?.('prices');
    runTimers(1000);
    await expect.poll(() => requests).toEqual(['HEAD /', 'HEAD /list']);
  });

  test('are requested again once their cache time has ended', async () => {
    const { time, runTimers, requests, send } = await openPurgingOfServer();
    send('/early', 'site-one', 1000);
    send('/', 'site-one', 1200);
    send('/late', 'site-one', 1300);
    time.now = 1250;
    runTimers(250);
    await expect.poll(() => requests).toEqual(['HEAD /']);
    time.now = 1300;
    runTimers(250);
    await expect.poll(() => requests).toEqual(['HEAD /', 'HEAD /late']);
  });
});
