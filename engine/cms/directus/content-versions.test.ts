import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ContentChange } from '../content-source.ts';
import { CONTENT_VERSIONS_PATH, SITE_VERSIONS_PATH, VERSIONED_COLLECTIONS } from './content-version-names.ts';
import { DIRECTUS_COLLECTIONS } from './directus-collections.ts';
import { createDirectusSource } from './directus-source.ts';

const EVERY = 15_000;
const MINUTE = 60_000;

/** All requests of a poll without versions, after the one for versions. */
const ALL_LISTS = ['/files', ...DIRECTUS_COLLECTIONS.map((collection) => `/items/${collection}`)].sort();

/** Requests for versions where a collection of documents has another one. */
const VERSIONS = [CONTENT_VERSIONS_PATH, SITE_VERSIONS_PATH];

/** A CMS with one page and one theme, whose answers a test changes. */
function createCms() {
  const cms = {
    pages: [row('page', 'home', 'first')],
    theme: [row('theme', 'theme', 'first')],
    versions: Object.fromEntries(VERSIONED_COLLECTIONS.map((name) => [name, '1'])),
    /** Versions of each site where they differ from that of the collection. */
    siteVersions: {} as Readonly<Record<string, Readonly<Record<string, string>>>>,
    /** Requests for the rows of some sites. */
    listedSites: [] as string[],
    /** Answers for the versions in place of them. */
    refusal: null as (() => Response) | null,
    /** Called before each answer. */
    before: (_path: string) => {},
    asked: [] as string[],
    fetch: async (input: RequestInfo | URL): Promise<Response> => {
      const { pathname, searchParams } = new URL(String(input));
      cms.asked.push(pathname);
      cms.before(pathname);
      if (pathname === CONTENT_VERSIONS_PATH) return cms.refusal?.() ?? Response.json({ data: cms.versions });
      if (pathname === SITE_VERSIONS_PATH) {
        const all = Object.entries(cms.versions).map(([name, version]) => [name, { harbour: version }]);
        return Response.json({ data: { ...Object.fromEntries(all), ...cms.siteVersions } });
      }
      const { site } = JSON.parse(searchParams.get('filter') ?? '{}');
      if (site) cms.listedSites.push(...site._in);
      const fields = (searchParams.get('fields') ?? '').split(',');
      const rows = { '/items/pages': cms.pages, '/items/theme': cms.theme }[pathname] ?? [];
      const data = rows
        .filter((each) => !site || site._in.includes(each.site))
        .map((each) => Object.fromEntries(Object.entries(each).filter(([name]) => fields.includes(name))));
      return Response.json({ data });
    },
  };
  return cms;
}

function row(kind: string, name: string, stamp: string, site = 'harbour') {
  const id = `${site}:${kind}:${name}`;
  return { id, site, kind, name, document: { stamp }, date_created: 'then', date_updated: stamp };
}

let now: number;
beforeEach(() => {
  now = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Loads and watches a CMS; `poll` returns the requests of the next poll, and the ids of the changes that it reported. */
async function watch(cms: ReturnType<typeof createCms>) {
  const source = createDirectusSource({
    url: 'http://cms.test',
    token: 'read',
    fetch: cms.fetch,
    pollEvery: EVERY,
    clock: () => now,
  });
  await source.load(new AbortController().signal);
  const changes: ContentChange[] = [];
  const failures: string[] = [];
  const stop = await source.watch(
    (change) => changes.push(change),
    ({ code }) => failures.push(code),
  );
  onTestFinished(stop);
  await vi.advanceTimersByTimeAsync(0);
  return {
    failures,
    poll: async (milliseconds = EVERY) => {
      cms.asked.length = 0;
      changes.length = 0;
      now += milliseconds;
      await vi.advanceTimersByTimeAsync(EVERY);
      const documents = changes.flatMap((change) => change.documents);
      return { asked: [...cms.asked].sort(), told: documents.map(({ name, text }) => [name, text !== null]) };
    },
  };
}

test('a poll of a CMS in which nothing has changed is one request', async () => {
  const cms = createCms();
  const { poll } = await watch(cms);
  expect(await poll()).toEqual({ asked: [CONTENT_VERSIONS_PATH], told: [] });
  expect(await poll()).toEqual({ asked: [CONTENT_VERSIONS_PATH], told: [] });
});

test('only a CMS collection whose version has changed is read again: after an edit, a removal, or the restoring of a backup', async () => {
  const cms = createCms();
  const { poll } = await watch(cms);
  const pages = '/items/pages';
  cms.pages = [row('page', 'home', 'second'), row('page', 'new', 'second')];
  cms.versions = { ...cms.versions, pages: '2' };
  expect(await poll()).toEqual({
    asked: [pages, pages, ...VERSIONS],
    told: [
      ['home', true],
      ['new', true],
    ],
  });
  cms.pages = [row('page', 'home', 'second')];
  cms.versions = { ...cms.versions, pages: '3' };
  expect(await poll()).toEqual({ asked: [pages, ...VERSIONS], told: [['new', false]] });
  cms.pages = [row('page', 'home', 'first')];
  cms.versions = { ...cms.versions, pages: '1' };
  expect(await poll()).toEqual({ asked: [pages, pages, ...VERSIONS], told: [['home', true]] });
  expect(await poll()).toEqual({ asked: [CONTENT_VERSIONS_PATH], told: [] });
});

test('only the changed sites of a CMS collection are read again: after an edit, and after the removal of the last page of a site', async () => {
  const cms = createCms();
  const lantern = row('page', 'home', 'first', 'lantern');
  cms.pages = [row('page', 'home', 'first'), lantern];
  cms.siteVersions = { pages: { harbour: '1', lantern: '1' } };
  const { poll } = await watch(cms);
  const pages = '/items/pages';
  cms.listedSites = [];
  cms.pages = [row('page', 'home', 'second'), lantern];
  cms.versions = { ...cms.versions, pages: '2' };
  cms.siteVersions = { pages: { harbour: '2', lantern: '1' } };
  expect(await poll()).toEqual({ asked: [pages, pages, ...VERSIONS], told: [['home', true]] });
  expect(cms.listedSites).toEqual(['harbour']);

  cms.pages = [row('page', 'home', 'second')];
  cms.versions = { ...cms.versions, pages: '3' };
  cms.siteVersions = { pages: { harbour: '2' } };
  expect(await poll()).toEqual({ asked: [pages, ...VERSIONS], told: [['home', false]] });
  expect(cms.listedSites).toEqual(['harbour', 'lantern']);

  // The version was computed just before an edit, and those of the sites after it.
  cms.versions = { ...cms.versions, pages: '4' };
  expect(await poll()).toEqual({ asked: VERSIONS, told: [] });
});

test.each<[string, object]>([
  ['tells no versions of sites', { pages: null }],
  [
    'has more changed sites than fit into a request',
    Object.fromEntries(Array.from({ length: 51 }, (_, n) => [n, '2'])),
  ],
])('a changed collection of a CMS that %s is read for all sites', async (_, sites) => {
  const cms = createCms();
  const { poll } = await watch(cms);
  cms.versions = { ...cms.versions, pages: '2' };
  cms.siteVersions = { pages: 'pages' in sites ? sites.pages : sites } as typeof cms.siteVersions;
  cms.pages = [row('page', 'home', 'second')];
  expect((await poll()).told).toEqual([['home', true]]);
  expect(cms.listedSites).toEqual([]);
});

test.each(['directus_files', 'directus_folders'])(
  'the list of files is read from the CMS again when the version of %s has changed',
  async (name) => {
    const cms = createCms();
    const { poll } = await watch(cms);
    cms.versions = { ...cms.versions, [name]: '2' };
    expect((await poll()).asked).toEqual(['/files', CONTENT_VERSIONS_PATH]);
  },
);

test('an edit after the list of its collection was read is found by the next poll', async () => {
  const cms = createCms();
  const { poll } = await watch(cms);
  cms.versions = { ...cms.versions, pages: '2' };
  cms.before = (path) => {
    if (path !== CONTENT_VERSIONS_PATH) return;
    // The edit is saved right after the versions were requested, so that the list is the former one.
    cms.before = () => {};
    cms.siteVersions = { pages: { harbour: '2' } };
    const { versions } = cms;
    cms.refusal = () => {
      cms.refusal = null;
      cms.versions = { ...versions, pages: '3' };
      return Response.json({ data: versions });
    };
  };
  expect((await poll()).told).toEqual([]);
  cms.pages = [row('page', 'home', 'second')];
  cms.siteVersions = {};
  expect((await poll()).told).toEqual([['home', true]]);
});

test('themes are read from the CMS again every ten minutes, although no version differs', async () => {
  const cms = createCms();
  const { poll } = await watch(cms);
  expect((await poll(10 * MINUTE)).asked).toEqual(['/items/theme', '/items/theme', CONTENT_VERSIONS_PATH]);
  expect((await poll(10 * MINUTE - 1)).asked).toEqual([CONTENT_VERSIONS_PATH]);
  expect((await poll(1)).asked).toEqual(['/items/theme', '/items/theme', CONTENT_VERSIONS_PATH]);
});

test.each<[string, () => Response]>([
  ['has no such endpoint', () => Response.json({ errors: [{ message: 'Route doesn’t exist.' }] }, { status: 404 })],
  ['fails there', () => Response.json({ errors: [] }, { status: 500 })],
  ['tells versions of some collections only', () => Response.json({ data: { pages: '1' } })],
  ['answers with a page', () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })],
])('each poll for content versions reads all lists of a CMS that %s', async (_, refusal) => {
  const cms = createCms();
  cms.refusal = refusal;
  const { poll, failures } = await watch(cms);
  expect(await poll()).toEqual({ asked: [...ALL_LISTS, CONTENT_VERSIONS_PATH].sort(), told: [] });
  cms.pages = [];
  expect((await poll()).told).toEqual([['home', false]]);

  // Its extension is replaced by one with versions.
  cms.refusal = null;
  expect((await poll()).asked).toEqual([...ALL_LISTS, ...VERSIONS].sort());
  expect((await poll()).asked).toEqual([CONTENT_VERSIONS_PATH]);
  expect(failures).toEqual([]);
});

test('a CMS whose content versions cannot be requested is reported as unreachable', async () => {
  const cms = createCms();
  const { poll, failures } = await watch(cms);
  cms.refusal = () => {
    throw new TypeError('fetch failed');
  };
  await poll();
  expect(failures.at(-1)).toBe('unreachable');
});
