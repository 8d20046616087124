import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COMMON_SCHEMAS, CONFIG_KINDS } from '../validation/config-kinds.ts';
import { mirrorAsset } from './assets/mirror-asset.ts';
import { pictureFiles } from './assets/picture-files.ts';
import { SourceError } from './content-source.ts';
import type { ConfigDocument } from './document.ts';
import { type DocumentStore, documentStore, type Publication } from './document-store.ts';
import type { Documents } from './documents.ts';
import { lastGood } from './last-good.ts';
import type { JudgeSite } from './settle.ts';
import { type FakeSource, fakeSource } from './testing/fake-source.ts';
import { type RecordingLog, recordingLog } from './testing/recording-log.ts';

const noon = Date.UTC(2026, 0, 15, 12);
const text = (value: object) => JSON.stringify({ version: 1, ...value });
const page = (title: string, link?: string) =>
  text({ head: { title }, ...(link ? { blocks: [{ id: 'link', props: { link } }] } : {}) });

let folder: string;
let source: FakeSource;
let log: RecordingLog;
let now: number;
let scheduled: { task: () => void; delay: number }[];
let timedOut: AbortController;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-'));
  source = fakeSource();
  source.put({
    'base/site/site': text({ abstract: true }),
    'base/page/home': page('Home'),
    'harbour/site/site': text({ extends: 'base' }),
  });
  log = recordingLog();
  now = noon;
  scheduled = [];
  timedOut = new AbortController();
});
afterEach(() => rm(folder, { recursive: true }));

/** Every page that a page links to must be there, in the site or in its parent. */
const judge: JudgeSite = (documents, site) => {
  const pages = [site, 'base'].flatMap((one) => documents.list(one, 'page'));
  return pages.flatMap((one) => {
    const link = linkOf(one);
    if (link === undefined || pages.some(({ name }) => name === link)) return [];
    const place = { source: one.source, pointer: '/blocks/0/props/link', line: null, column: null };
    return [{ ...place, code: 'unknown-page', message: `There is no page '${link}'.`, suggestion: null }];
  });
};
const linkOf = ({ value }: ConfigDocument) =>
  (value as { blocks?: { props: { link: string } }[] }).blocks?.[0]?.props.link;

const newStore = () => {
  const pictures = pictureFiles(join(folder, 'pictures'));
  return documentStore({
    source,
    checks: { kinds: CONFIG_KINDS, blocks: {}, library: COMMON_SCHEMAS },
    judge,
    mirror: mirrorAsset(pictures),
    lastGood: lastGood({ folder, pictures, log }),
    clock: () => now,
    log,
    schedule: (task, delay) => {
      scheduled.push({ task, delay });
      return () => {};
    },
    timeout: () => timedOut.signal,
  });
};
const started = async () => {
  const store = newStore();
  await store.start();
  return store;
};
/** The next publication after something was done to the source. */
const afterwards = (store: DocumentStore, act: () => void): Promise<Publication> =>
  new Promise((resolve) => {
    const stop = store.subscribe((publication) => {
      stop();
      resolve(publication);
    });
    act();
  });
const titleOf = (documents: Documents, site: string, name: string) =>
  (documents.get(site, 'page', name)?.value as { head: { title: string } } | undefined)?.head.title;
const heldIn = (store: DocumentStore) => store.heldBack().map(({ id, errors }) => [id, errors.map(({ code }) => code)]);

describe('a publish', () => {
  test('makes a new view, and tells of the sites that see it', async () => {
    const store = await started();
    const before = store.view();
    const publication = await afterwards(store, () => source.publish({ 'base/page/home': page('Welcome') }));
    expect(publication).toEqual({
      documents: store.view(),
      changed: [{ site: 'base', kind: 'page', name: 'home' }],
      sites: ['base', 'harbour'],
    });
    expect([titleOf(before, 'base', 'home'), titleOf(store.view(), 'base', 'home')]).toEqual(['Home', 'Welcome']);
    expect(store.view().revision('harbour')).toBe(before.revision('harbour'));
    await store.stop();
  });

  test('that is broken leaves the last good version, and says why', async () => {
    const store = await started();
    const version = store.view().get('base', 'page', 'home')?.version;
    now += 1000;
    await afterwards(store, () => source.publish({ 'base/page/home': '{"version": 1,' }));
    expect(titleOf(store.view(), 'base', 'home')).toBe('Home');
    expect(store.heldBack()).toEqual([
      {
        id: 'base:page:home',
        source: 'base/page/home',
        servedVersion: version,
        since: noon + 1000,
        errors: [
          {
            source: 'base/page/home',
            pointer: '',
            code: 'json-syntax',
            message: 'A property name in double quotes is expected.',
            suggestion: 'Put the name in double quotes, or remove a comma before the closing brace.',
            line: 1,
            column: 15,
          },
        ],
      },
    ]);
    await store.stop();
  });

  test('that mends a document ends its being held back', async () => {
    const store = await started();
    await afterwards(store, () => source.publish({ 'base/page/home': page('One', 'nowhere') }));
    expect(heldIn(store)).toEqual([['base:page:home', ['unknown-page']]]);
    await afterwards(store, () => source.publish({ 'base/page/home': page('Two') }));
    expect([heldIn(store), titleOf(store.view(), 'base', 'home')]).toEqual([[], 'Two']);
    await store.stop();
  });

  test('that takes back a broken change ends its being held back', async () => {
    const store = await started();
    await afterwards(store, () => source.publish({ 'base/page/home': 'nonsense' }));
    await afterwards(store, () => source.publish({ 'base/page/home': page('Home') }));
    expect(heldIn(store)).toEqual([]);
    await store.stop();
  });

  test('waits for what it needs, and comes through with it', async () => {
    const store = await started();
    await afterwards(store, () => source.publish({ 'base/page/about': page('About', 'story') }));
    expect([heldIn(store), titleOf(store.view(), 'base', 'about')]).toEqual([
      [['base:page:about', ['unknown-page']]],
      undefined,
    ]);
    const { changed } = await afterwards(store, () => source.publish({ 'base/page/story': page('Story') }));
    expect(changed.map(({ name }) => name)).toEqual(['about', 'story']);
    expect([heldIn(store), titleOf(store.view(), 'base', 'about')]).toEqual([[], 'About']);
    await store.stop();
  });

  test('that is broken takes the place of one that waited', async () => {
    const store = await started();
    await afterwards(store, () => source.publish({ 'base/page/about': page('About', 'story') }));
    now += 1000;
    await afterwards(store, () => source.publish({ 'base/page/about': 'nonsense' }));
    await afterwards(store, () => source.publish({ 'base/page/story': page('Story') }));
    expect(titleOf(store.view(), 'base', 'about')).toBeUndefined();
    expect(store.heldBack()).toMatchObject([{ id: 'base:page:about', since: noon, errors: [{ code: 'json-syntax' }] }]);
    await store.stop();
  });

  test('of a parent that breaks a descendant is refused', async () => {
    const store = await started();
    await afterwards(store, () => source.publish({ 'harbour/page/offers': page('Offers', 'home') }));
    await afterwards(store, () => source.publish({ 'base/page/home': null }));
    expect(heldIn(store)).toEqual([['base:page:home', ['unknown-page']]]);
    expect(titleOf(store.view(), 'base', 'home')).toBe('Home');
    await store.stop();
  });

  test('removes a document that nobody needs', async () => {
    const store = await started();
    await afterwards(store, () => source.publish({ 'base/page/home': null }));
    expect([heldIn(store), titleOf(store.view(), 'base', 'home')]).toEqual([[], undefined]);
    await store.stop();
  });

  test('is not lost to a listener that throws', async () => {
    const store = await started();
    store.subscribe(() => {
      throw new Error('deaf');
    });
    await afterwards(store, () => source.publish({ 'base/page/home': page('Two') }));
    expect(titleOf(store.view(), 'base', 'home')).toBe('Two');
    expect(log.lines).toEqual(['error: a listener of the documents failed']);
    await store.stop();
  });
});

describe('a picture', () => {
  const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;

  test('is served with its size, and keeps its last good bytes', async () => {
    const store = await started();
    await afterwards(store, () => source.publishAsset('harbour/logo.svg', svg(20)));
    const logo = store.view().asset('harbour', 'logo.svg');
    expect(logo).toEqual({ name: 'logo.svg', hash: expect.any(String), format: 'svg', width: 20, height: 10 });
    await afterwards(store, () => source.publishAsset('harbour/logo.svg', `${svg(30)}<script>`));
    expect(store.view().asset('harbour', 'logo.svg')).toBe(logo);
    expect(heldIn(store)).toEqual([['harbour:asset:logo.svg', ['not-allowed']]]);
    await store.stop();
  });
});

test('a picture that could not be read is asked for again', async () => {
  const store = await started();
  source.onRead(new SourceError('unreachable', 'No answer.'));
  await afterwards(store, () => source.publishAsset('harbour/logo.svg', '<svg viewBox="0 0 4 3"/>'));
  expect(heldIn(store)).toEqual([['harbour:asset:logo.svg', ['unknown-asset']]]);
  expect(scheduled.map(({ delay }) => delay)).toEqual([10_000]);
  source.onRead(null);
  await afterwards(store, () => scheduled[0]?.task());
  expect([heldIn(store), store.view().asset('harbour', 'logo.svg')?.width]).toEqual([[], 4]);
  expect(scheduled).toHaveLength(1);
  await store.stop();
});

describe('a source that is down', () => {
  const down = new SourceError('unreachable', 'No answer.');
  const kept = async () => {
    source.put({ 'harbour/page/home': '{\n  "version": 1\n}' });
    const store = await started();
    await afterwards(store, () => source.publishAsset('harbour/logo.svg', '<svg viewBox="0 0 4 3"/>'));
    await store.stop();
    log = recordingLog();
    return store.view();
  };

  test('is served from disk after a cold start, pictures included, and asked again', async () => {
    const before = await kept();
    source.onLoad(() => Promise.reject(down));
    const store = await started();
    expect(store.view().sites).toEqual(['base', 'harbour']);
    expect(store.view().revision('harbour')).toBe(before.revision('harbour'));
    expect(store.view().asset('harbour', 'logo.svg')).toEqual(before.asset('harbour', 'logo.svg'));
    expect(store.status()).toEqual({
      source: 'files',
      lastSuccess: null,
      lastFailure: { at: noon, code: 'unreachable', message: 'No answer.' },
      failingSince: noon,
      restored: true,
    });

    now += 1000;
    source.onLoad(null);
    source.put({ 'base/page/home': page('Fresh') });
    expect(scheduled.map(({ delay }) => delay)).toEqual([1000]);
    await afterwards(store, () => scheduled[0]?.task());
    expect(titleOf(store.view(), 'base', 'home')).toBe('Fresh');
    await store.stop();
    expect(store.status()).toMatchObject({ lastSuccess: noon + 1000, failingSince: null, restored: false });
  });

  test('has one file a site kept of it, however many edits there were', async () => {
    const store = await started();
    await afterwards(store, () => source.publish({ 'base/page/home': page('One') }));
    await afterwards(store, () => source.publish({ 'base/page/home': page('Two') }));
    await store.stop();
    expect(await readdir(join(folder, 'sites'))).toHaveLength(2);
  });

  test('is left alone for longer after each attempt', async () => {
    source.onLoad(() => Promise.reject(down));
    const store = await started();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const failed = log.lines.length;
      scheduled[attempt]?.task();
      await expect.poll(() => log.lines.length).toBeGreaterThan(failed);
    }
    expect(scheduled.map(({ delay }) => delay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    await store.stop();
  });

  test('counts as down when it does not answer in time', async () => {
    await kept();
    source.onLoad(() => new Promise(() => {}));
    const store = newStore();
    const starting = store.start();
    timedOut.abort();
    await starting;
    expect(store.view().sites).toEqual(['base', 'harbour']);
    expect(store.status()).toMatchObject({ lastFailure: { code: 'timeout' }, restored: true });
    await store.stop();
  });

  test('counts as down when it is suddenly empty', async () => {
    await kept();
    source.put({
      'base/site/site': null,
      'base/page/home': null,
      'harbour/site/site': null,
      'harbour/page/home': null,
    });
    const store = await started();
    expect(store.view().sites).toEqual(['base', 'harbour']);
    expect(store.status()).toMatchObject({ lastFailure: { code: 'garbage' }, restored: true });
    await store.stop();
  });

  test('serves nothing when nothing was kept, and does not fail', async () => {
    source.onLoad(() => Promise.reject(down));
    const store = await started();
    expect([store.view().sites, store.status().restored]).toEqual([[], false]);
    await store.stop();
  });

  test('says so while it runs, and when it answers again', async () => {
    const store = await started();
    source.fail(down);
    expect(store.status()).toMatchObject({ failingSince: noon, lastFailure: { code: 'unreachable' } });
    await afterwards(store, () => source.publish({ 'base/page/home': page('Back') }));
    await store.stop();
    expect(store.status().failingSince).toBeNull();
    expect(log.lines).toEqual([
      'error: the content source failed, so what was last good is served on',
      'info: the content source answers again',
    ]);
  });

  test.each<[string, (path: string) => Promise<void>]>([
    ['a manifest cut short', async (path) => writeFile(path, (await readFile(path, 'utf8')).slice(0, -20))],
    [
      'a manifest that leaves out a site',
      async (path) => writeFile(path, (await readFile(path, 'utf8')).replace(/,"harbour":"\w+"/, '')),
    ],
    ['a site changed by hand', (path) => changeFirst(join(path, '../sites'))],
    ['a picture changed by hand', (path) => changeFirst(join(path, '../pictures'))],
    ['a site that is gone', async (path) => rm(await firstIn(join(path, '../sites')))],
  ])('is not served from a cache with %s', async (_, damage) => {
    await kept();
    await damage(join(folder, 'manifest.json'));
    source.onLoad(() => Promise.reject(down));
    const store = await started();
    expect(store.view().sites).toEqual([]);
    expect(log.lines).toContain('error: what was kept of the good documents is damaged, so none of it is served');
    await store.stop();
  });
});

const firstIn = async (path: string) => join(path, (await readdir(path))[0] ?? '');
const changeFirst = async (path: string) => {
  const file = await firstIn(path);
  await writeFile(file, `${await readFile(file, 'utf8')} `);
};

test('what is no longer valid is not restored', async () => {
  await (await started()).stop();
  const [file = ''] = (await readdir(join(folder, 'sites'))).sort();
  expect(JSON.parse(await readFile(join(folder, 'sites', file), 'utf8'))).toMatchObject({ site: expect.any(String) });
  source.onLoad(() => Promise.reject(new SourceError('status', 'Status 500.')));
  const strict = { ...CONFIG_KINDS, page: { validate: () => false, schema: { required: ['layout'] } } };
  const pictures = pictureFiles(join(folder, 'pictures'));
  const store = documentStore({
    source,
    checks: { kinds: strict, blocks: {}, library: COMMON_SCHEMAS },
    judge,
    mirror: mirrorAsset(pictures),
    lastGood: lastGood({ folder, pictures, log }),
    clock: () => now,
    log,
    schedule: () => () => {},
  });
  await store.start();
  expect(store.view().sites).toEqual(['base', 'harbour']);
  expect(heldIn(store)).toEqual([['base:page:home', ['missing-property']]]);
  await store.stop();
});

test('after any edits, each document is served in its last good version', async () => {
  const edit = fc.record({
    path: fc.constantFrom('base/page/home', 'base/page/about', 'harbour/page/home'),
    version: fc.oneof(
      fc.constant(null),
      fc.constant('{'),
      fc.constant(text({ unknown: 1 })),
      fc.nat(5).map((n) => page(`v${n}`)),
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 15 }), async (edits) => {
      const own = fakeSource();
      own.put({ 'base/site/site': text({}) });
      const pictures = pictureFiles(join(folder, 'pictures'));
      const store = documentStore({
        source: own,
        checks: { kinds: CONFIG_KINDS, blocks: {}, library: COMMON_SCHEMAS },
        judge: () => [],
        mirror: mirrorAsset(pictures),
        lastGood: null,
        clock: () => now,
        log: recordingLog(),
        schedule: () => () => {},
      });
      await store.start();
      const expected = new Map<string, string>();
      for (const { path, version } of edits) {
        own.publish({ [path]: version });
        if (version === null) expected.delete(path);
        else if (version.includes('title')) expected.set(path, version);
      }
      await store.stop();
      const served = ['base', 'harbour'].flatMap((site) => store.view().list(site, 'page'));
      expect(Object.fromEntries(served.map(({ source: path, value }) => [path, JSON.stringify(value)]))).toEqual(
        Object.fromEntries(expected),
      );
    }),
    { numRuns: 50 },
  );
});
