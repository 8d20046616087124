import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ContentChange, ContentSourceError } from '../content-source.ts';
import { DIRECTUS_COLLECTIONS } from './directus-collections.ts';
import { createDirectusSource } from './directus-source.ts';

interface Row {
  id: string;
  site: string;
  kind: string;
  name: string;
  document: unknown;
  date_created: string;
  date_updated: string | null;
}

type Answer = (path: string, query: URLSearchParams, signal: AbortSignal) => Response | Promise<Response>;

const json = (data: unknown, status = 200) =>
  new Response(JSON.stringify(status === 200 ? { data } : { errors: [{ message: 'no' }] }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** An answer whose connection ends before its body does. */
function cutAnswer(): Response {
  let isBegun = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isBegun) controller.error(new TypeError('terminated'));
      else controller.enqueue(Buffer.from('{"data":['));
      isBegun = true;
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

function page(name: string, document: unknown, updated: string | null = null): Row {
  const id = `harbour:page:${name}`;
  return { id, site: 'harbour', kind: 'page', name, document, date_created: 'first', date_updated: updated };
}

/** A Directus that holds these pages and files; `answer` may be swapped to make it misbehave. */
function directus(pages: Row[], files: object[] = []) {
  const stub = {
    pages,
    files,
    request: [] as string[],
    answer: ((path, query) => {
      if (path === '/files') return json(stub.files);
      if (path !== '/items/pages') return json([]);
      const fields = (query.get('fields') ?? '').split(',');
      const { id } = JSON.parse(query.get('filter') ?? '{}');
      const rows = stub.pages.filter((row) => !id || id._in.includes(row.id));
      return json(
        rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field)))),
      );
    }) as Answer,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const url = new URL(String(input));
      stub.request.push(`${url.pathname} ${url.searchParams.get('fields') ?? ''}`);
      const signal = init?.signal ?? new AbortController().signal;
      return stub.answer(url.pathname, url.searchParams, signal);
    },
  };
  return stub;
}

const signal = new AbortController().signal;
const source = (fetch: typeof globalThis.fetch, timeout = 10_000) =>
  createDirectusSource({ url: 'http://cms.test', token: 'read', fetch, timeout, pollEvery: 15_000 });

const home = {
  site: 'harbour',
  kind: 'page',
  name: 'home',
  source: 'directus:pages/harbour:page:home',
  text: '{\n  "version": 1\n}',
};

describe('loading from Directus', () => {
  test('returns documents and the files in the folders of sites, and no file outside of them', async () => {
    const cms = directus(
      [page('home', { version: 1 })],
      [
        { id: 'f1', filename_download: 'hero.avif', folder: { name: 'harbour' }, uploaded_on: 'then', filesize: 12 },
        { id: 'f2', filename_download: 'stray.png', folder: null, uploaded_on: 'then', filesize: 3 },
      ],
    );
    expect(await source(cms.fetch).load(signal)).toEqual({
      documents: [home],
      assets: [{ site: 'harbour', name: 'hero.avif', revision: 'f1|then|12' }],
    });
  });

  test('sends the token in the Authorization header', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => json([]));
    await source(fetch).load(signal);
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer read' });
  });

  test.each<[string, ContentSourceError['code'], Answer]>([
    ['an error status', 'status', () => json(null, 500)],
    [
      'an error page',
      'status',
      () => new Response('<h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    ],
    ['broken JSON', 'garbage', () => new Response('{"data": [', { headers: { 'content-type': 'application/json' } })],
    ['another type', 'garbage', () => new Response('hello', { headers: { 'content-type': 'text/plain' } })],
    ['no list', 'garbage', () => json({ rows: [] })],
    ['a list of something else', 'garbage', () => json(['home'])],
    ['an answer that is cut', 'unreachable', () => cutAnswer()],
    ['a closed port', 'unreachable', () => Promise.reject(new TypeError('fetch failed'))],
  ])('rejects on %s', async (_, code, answer) => {
    const cms = directus([]);
    cms.answer = answer;
    await expect(source(cms.fetch).load(signal)).rejects.toMatchObject({ name: 'SourceError', code });
  });

  test('rejects the whole answer when the id of one row does not consist of its site, kind and name', async () => {
    const cms = directus([page('home', {}), { ...page('about', {}), name: 'other' }]);
    await expect(source(cms.fetch).load(signal)).rejects.toMatchObject({
      code: 'garbage',
      message:
        'The answer of the CMS makes no sense: row "harbour:page:about" of pages is not named after its site, kind and name.',
    });
  });

  test('retries a request whose connection was lost', async () => {
    const cms = directus([page('home', { version: 1 })]);
    const healthy = cms.answer;
    const lost = new Set<string>();
    cms.answer = (path, query, aborted) => {
      const question = `${path}?${query}`;
      if (lost.has(question)) return healthy(path, query, aborted);
      lost.add(question);
      return Promise.reject(new TypeError('fetch failed'));
    };
    expect((await source(cms.fetch).load(signal)).documents).toEqual([home]);
  });

  test('times out when the CMS does not answer', async () => {
    const cms = directus([]);
    cms.answer = (_, __, aborted) =>
      new Promise((_, reject) => aborted.addEventListener('abort', () => reject(aborted.reason)));
    await expect(source(cms.fetch, 20).load(signal)).rejects.toMatchObject({ code: 'timeout' });
  });

  test('rejects with the reason of the caller when aborted', async () => {
    const cms = directus([]);
    const given = new AbortController();
    cms.answer = () => {
      given.abort(new Error('the server stops'));
      return Promise.reject(new Error('aborted'));
    };
    await expect(source(cms.fetch).load(given.signal)).rejects.toThrow('the server stops');
  });
});

describe('watching Directus', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function watched(cms: ReturnType<typeof directus>) {
    const directusUnderTest = source(cms.fetch);
    await directusUnderTest.load(signal);
    cms.request.length = 0;
    const changes: ContentChange[] = [];
    const failures: string[] = [];
    const stop = await directusUnderTest.watch(
      (change) => changes.push(change),
      (failure) => failures.push(failure.code),
    );
    await vi.advanceTimersByTimeAsync(0);
    return { changes, failures, stop, notify: directusUnderTest.notify };
  }

  test('reports changed, added and removed documents, and reads no others', async () => {
    const cms = directus([page('home', { version: 1 }), page('old', {}), page('same', {})]);
    const { changes, stop } = await watched(cms);
    cms.pages = [page('home', { version: 2 }, 'later'), page('new', {}), page('same', {})];
    await vi.advanceTimersByTimeAsync(15_000);
    await stop();
    expect(changes).toEqual([
      {
        documents: [
          { ...home, text: '{\n  "version": 2\n}' },
          { ...home, name: 'new', source: 'directus:pages/harbour:page:new', text: '{}' },
          { ...home, name: 'old', source: 'directus:pages/harbour:page:old', text: null },
        ],
        assets: [],
      },
    ]);
  });

  test('reports nothing and reads no document when nothing changed', async () => {
    const cms = directus([page('home', {})]);
    const { changes, failures, stop } = await watched(cms);
    await vi.advanceTimersByTimeAsync(30_000);
    await stop();
    expect({ changes, failures }).toEqual({ changes: [], failures: [] });
    expect(cms.request.filter((asked) => asked.includes('document'))).toEqual([]);
  });

  test('reports a picture whose bytes were replaced', async () => {
    const file = {
      id: 'f1',
      filename_download: 'hero.avif',
      folder: { name: 'harbour' },
      modified_on: 'then',
      filesize: 1,
    };
    const cms = directus([], [file]);
    const { changes, stop } = await watched(cms);
    cms.files = [{ ...file, modified_on: 'later' }];
    await vi.advanceTimersByTimeAsync(15_000);
    await stop();
    expect(changes).toEqual([
      { documents: [], assets: [{ site: 'harbour', name: 'hero.avif', revision: 'f1|later|1' }] },
    ]);
  });

  test('reports a removed picture', async () => {
    const file = {
      id: 'f1',
      filename_download: 'hero.avif',
      folder: { name: 'harbour' },
      modified_on: 'then',
      filesize: 1,
    };
    const cms = directus([], [file, { ...file, id: 'f2', filename_download: 'logo.svg' }]);
    const { changes, stop } = await watched(cms);
    cms.files = [file];
    await vi.advanceTimersByTimeAsync(30_000);
    await stop();
    expect(changes).toEqual([{ documents: [], assets: [{ site: 'harbour', name: 'logo.svg', revision: null }] }]);
  });

  test('checks for changes at once when notified', async () => {
    const cms = directus([page('home', {})]);
    const { changes, stop, notify } = await watched(cms);
    cms.pages = [page('home', { version: 1 }, 'later')];
    notify();
    await vi.advanceTimersByTimeAsync(0);
    await stop();
    expect(changes).toEqual([{ documents: [home], assets: [] }]);
  });

  test('reports a failing CMS, and a document that changed meanwhile at the next successful poll', async () => {
    const cms = directus([page('home', {})]);
    const { changes, failures, stop } = await watched(cms);
    const healthy = cms.answer;
    cms.answer = () => json(null, 500);
    await vi.advanceTimersByTimeAsync(15_000);
    cms.answer = healthy;
    cms.pages = [page('home', { version: 1 }, 'later')];
    await vi.advanceTimersByTimeAsync(15_000);
    await stop();
    expect(failures).toEqual(['status']);
    expect(changes).toEqual([{ documents: [home], assets: [] }]);
  });

  test('reports an empty change when a failing CMS answers again', async () => {
    const cms = directus([page('home', {})]);
    const { changes, stop } = await watched(cms);
    const healthy = cms.answer;
    cms.answer = () => json(null, 500);
    await vi.advanceTimersByTimeAsync(15_000);
    cms.answer = healthy;
    await vi.advanceTimersByTimeAsync(30_000);
    await stop();
    expect(changes).toEqual([{ documents: [], assets: [] }]);
  });

  test('asks a failing CMS again after five seconds', async () => {
    const cms = directus([page('home', {})]);
    const { changes, stop } = await watched(cms);
    const healthy = cms.answer;
    cms.answer = () => json(null, 500);
    await vi.advanceTimersByTimeAsync(15_000);
    cms.answer = healthy;
    await vi.advanceTimersByTimeAsync(5_000);
    await stop();
    expect(changes).toEqual([{ documents: [], assets: [] }]);
  });

  test('reports a change again when it could not be applied', async () => {
    const cms = directus([page('home', { version: 1 })]);
    const receivedChanges: ContentChange[] = [];
    const failures: ContentSourceError[] = [];
    const stop = await source(cms.fetch).watch(
      (change) => {
        receivedChanges.push(change);
        if (receivedChanges.length === 1) throw new Error('disk full');
      },
      (failure) => failures.push(failure),
    );
    await vi.advanceTimersByTimeAsync(15_000);
    await stop();
    expect(receivedChanges).toEqual([
      { documents: [home], assets: [] },
      { documents: [home], assets: [] },
    ]);
    expect(failures).toEqual([new ContentSourceError('garbage', 'A change of the CMS could not be taken in.')]);
  });

  test('makes no requests after it was stopped', async () => {
    const cms = directus([]);
    const { stop, notify } = await watched(cms);
    await stop();
    cms.request.length = 0;
    notify();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(cms.request).toEqual([]);
  });
});

describe('reading a picture from Directus', () => {
  const asset = { site: 'harbour', name: 'hero.svg', revision: 'f1|then|3' };

  test('returns the bytes of the picture', async () => {
    const cms = directus([]);
    cms.answer = (path) =>
      path === '/files/f1'
        ? json({ id: 'f1', filename_download: 'hero.svg', type: 'image/svg+xml', filesize: '3' })
        : new Response(path, { headers: { 'content-type': 'image/svg+xml' } });
    expect(new TextDecoder().decode(await source(cms.fetch).readAsset(asset, signal))).toBe('/assets/f1');
  });

  test('works when the global Response class was replaced', async () => {
    const native = Response;
    const cms = directus([]);
    const record = { id: 'f1', filename_download: 'hero.svg', type: 'image/svg+xml', filesize: '3' };
    cms.answer = (path) =>
      path === '/files/f1'
        ? json(record)
        : new native('bytes', {
            headers: { 'content-type': 'image/svg+xml' },
            status: path === '/assets/f1' ? 200 : 500,
          });
    vi.stubGlobal('Response', class extends native {});
    try {
      expect(new TextDecoder().decode(await source(cms.fetch).readAsset(asset, signal))).toBe('bytes');
      await expect(source(cms.fetch).load(signal)).rejects.toMatchObject({ code: 'status' });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test.each<[string, ContentSourceError['code'], Answer]>([
    ['a missing picture', 'not-found', () => json(null, 403)],
    ['a failing CMS', 'status', () => json(null, 500)],
    ['a failing CMS without a type', 'status', () => new Response(new Uint8Array([1]), { status: 500 })],
    ['a page instead of a picture', 'garbage', () => new Response('hi', { headers: { 'content-type': 'text/html' } })],
  ])('rejects on %s', async (_, code, answer) => {
    const cms = directus([]);
    cms.answer = answer;
    await expect(source(cms.fetch).readAsset(asset, signal)).rejects.toMatchObject({ name: 'SourceError', code });
  });
});

describe('loading drafts from Directus', () => {
  test('returns documents with their draft applied, also new ones, and skips drafts without a name', async () => {
    const cms = directus([page('home', { version: 1 })]);
    const versions: (string | null)[] = [];
    cms.answer = (path, query) => {
      versions.push(query.get('version'));
      return json(
        path === '/items/pages'
          ? [page('home', { draft: true }), { ...page('new', {}), id: null }, { ...page('x', {}), name: null }]
          : [],
      );
    };
    expect(await source(cms.fetch).loadDrafts('spring', signal)).toEqual([
      { ...home, source: 'directus:pages/harbour:page:home?version=spring', text: '{\n  "draft": true\n}' },
      { ...home, name: 'new', source: 'directus:pages/harbour:page:new?version=spring', text: '{}' },
    ]);
    expect(versions).toEqual(DIRECTUS_COLLECTIONS.map(() => 'spring'));
  });
});
