import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { S3_SERVER_CREDENTIALS, startS3Server } from '../../scripts/topology/s3-server.ts';
import { type ObjectStoreSettings, openObjectStore } from '../object-store/open-object-store.ts';
import { createTextResponse, type EngineRequest } from './endpoint.ts';
import { withSharedFiles } from './file-endpoints.ts';
import { openSharedFiles, type SharedFiles } from './shared-files.ts';

const log = { warn: vi.fn() };

/** A store, and how to start a node of a release with one script in it. */
interface Installation {
  readonly root: string;
  readonly store: ObjectStoreSettings;
  start(script: string, keep?: number): Promise<SharedFiles>;
}

async function openInstallation(kind: 'folder' | 'S3'): Promise<Installation> {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-shared-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  log.warn.mockReset();
  let now = 1_000_000;
  const store = kind === 'folder' ? folderStore(root) : await startS3Store(root);
  return {
    root,
    store,
    start: (script, keep = 5) => {
      const clientDir = join(root, `client-${script}`);
      mkdirSync(join(clientDir, '_assets'), { recursive: true });
      writeFileSync(join(clientDir, '_assets', script), `script ${script}`);
      writeFileSync(join(clientDir, '_assets', `${script}.br`), 'compressed');
      now += 1;
      return openSharedFiles({ store, clientDir, releasesToKeep: keep, clock: () => now, log });
    },
  };
}

function folderStore(root: string): ObjectStoreSettings {
  return { url: pathToFileURL(join(root, 'shared')).href, credentials: null };
}

async function startS3Store(root: string): Promise<ObjectStoreSettings> {
  const server = await startS3Server({
    folder: join(root, 's3'),
    bucket: 'shops',
    port: 0,
    hasConditionalWrites: true,
  });
  onTestFinished(() => server.close());
  return { url: `s3://shops/live?endpoint=http://127.0.0.1:${server.port}`, credentials: S3_SERVER_CREDENTIALS };
}

const read = async (files: SharedFiles, path: string) => (await files.find(path))?.toString() ?? null;

describe.each(['folder', 'S3'] as const)('in a store of kind %s', (kind) => {
  test('a node finds the built files of another release, and what its nodes have shared since', async () => {
    const { start } = await openInstallation(kind);
    const former = await start('a-1.js');
    const next = await start('a-2.js');
    expect([await read(next, '/_assets/a-1.js'), await read(former, '/_assets/a-2.js')]).toEqual([
      'script a-1.js',
      'script a-2.js',
    ]);
    former.publish('/_css/0123.css', 'body{}');
    former.publish('/_messages/45/harbour/en-AU/A.js', 'export default {};');
    await vi.waitFor(async () => expect(await read(next, '/_css/0123.css')).toBe('body{}'));
    await vi.waitFor(async () =>
      expect(await read(next, '/_messages/45/harbour/en-AU/A.js')).toBe('export default {};'),
    );
    expect(await read(next, '/_css/none.css')).toBeNull();
  });

  test('only files with hashed names are found, and nothing outside of the store', async () => {
    const { root, start } = await openInstallation(kind);
    const files = await start('a-1.js');
    writeFileSync(join(root, 'secret.js'), 'secret');
    for (const path of [
      '/_assets/../../../secret.js',
      '/_assets/..%2f..%2fsecret.js',
      '/_assets/.hidden.js',
      '/secrets.json',
      '/_img/1/a.webp',
      '/_assets/',
      '/_assets//a-1.js',
    ])
      expect([path, await files.find(path)]).toEqual([path, null]);
    files.publish('/_assets/../../escaped.js', 'no');
    files.publish('/_css/1.css', 'body{}');
    await vi.waitFor(async () => expect(await read(files, '/_css/1.css')).toBe('body{}'));
    expect(readdirSync(root)).not.toContain('escaped.js');
  });

  test('the files of the oldest releases are removed', async () => {
    const { start, store } = await openInstallation(kind);
    for (const script of ['a-1.js', 'a-2.js', 'a-3.js', 'a-2.js']) await start(script, 2);
    const last = await start('a-4.js', 2);
    const objects = await (await openObjectStore(store, Date.now)).list('');
    expect(objects.filter(({ key }) => key.endsWith('/started'))).toHaveLength(2);
    expect([await read(last, '/_assets/a-3.js'), await read(last, '/_assets/a-2.js')]).toEqual([null, 'script a-2.js']);
  });
});

test('a store that cannot be used is logged once, and the node goes on', async () => {
  const { root, start } = await openInstallation('folder');
  writeFileSync(join(root, 'shared'), 'a file');
  const files = await start('a-1.js');
  files.publish('/_css/1.css', 'body{}');
  files.publish('/_css/2.css', 'body{}');
  expect(await files.find('/_css/1.css')).toBeNull();
  await vi.waitFor(() => expect(files.status().problem).toMatch(/ENOTDIR|EEXIST/));
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('an endpoint answers with a shared file where it has none itself', async () => {
  const { start } = await openInstallation('folder');
  await start('a-1.js');
  const files = await start('a-2.js');
  const own = withSharedFiles(() => createTextResponse(404, 'nothing'), files);
  const requestFile = async (path: string) => {
    const response = await own({ path } as EngineRequest);
    return [response.status, response.headers.get('content-type'), response.headers.get('cache-control')];
  };
  expect(await requestFile('/_assets/a-1.js')).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  expect((await requestFile('/_assets/b-1.js'))[0]).toBe(404);
  expect((await requestFile('/_assets/a-1.exe'))[0]).toBe(404);
});
