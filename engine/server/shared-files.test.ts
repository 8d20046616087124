import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTextResponse, type EngineRequest } from './endpoint.ts';
import { withSharedFiles } from './file-endpoints.ts';
import { openSharedFiles, type SharedFiles } from './shared-files.ts';

let root: string;
let folder: string;
const log = { warn: vi.fn() };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-shared-'));
  folder = join(root, 'shared');
  log.warn.mockReset();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

/** Starts a node of a release with one script. */
async function startRelease(script: string, keep = 5): Promise<SharedFiles> {
  const clientDir = join(root, `client-${script}`);
  mkdirSync(join(clientDir, '_assets'), { recursive: true });
  writeFileSync(join(clientDir, '_assets', script), `script ${script}`);
  writeFileSync(join(clientDir, '_assets', `${script}.br`), 'compressed');
  return openSharedFiles({ folder, clientDir, keep, log });
}

const read = async (files: SharedFiles, path: string) => (await files.find(path))?.toString() ?? null;

test('a node finds the built files of another release, and what its nodes have shared since', async () => {
  const former = await startRelease('a-1.js');
  const next = await startRelease('a-2.js');
  expect([await read(next, '/_assets/a-1.js'), await read(former, '/_assets/a-2.js')]).toEqual([
    'script a-1.js',
    'script a-2.js',
  ]);
  former.publish('/_css/0123.css', 'body{}');
  former.publish('/_messages/45/harbour/en-AU/A.js', 'export default {};');
  await vi.waitFor(async () => expect(await read(next, '/_css/0123.css')).toBe('body{}'));
  await vi.waitFor(async () => expect(await read(next, '/_messages/45/harbour/en-AU/A.js')).toBe('export default {};'));
  expect(await read(next, '/_css/none.css')).toBeNull();
});

test('only files with hashed names are found, and nothing outside of the folder', async () => {
  const files = await startRelease('a-1.js');
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
  for (const [index, script] of ['a-1.js', 'a-2.js', 'a-3.js'].entries()) {
    const { release } = (await startRelease(script, 2)).status();
    utimesSync(join(folder, release, '.started'), index + 1, index + 1);
  }
  const last = await startRelease('a-4.js', 2);
  expect(readdirSync(folder)).toHaveLength(2);
  expect([await read(last, '/_assets/a-2.js'), await read(last, '/_assets/a-3.js')]).toEqual([null, 'script a-3.js']);
});

test('a folder that cannot be used is logged once, and the node goes on', async () => {
  writeFileSync(folder, 'a file');
  const files = await startRelease('a-1.js');
  files.publish('/_css/1.css', 'body{}');
  files.publish('/_css/2.css', 'body{}');
  expect(await files.find('/_css/1.css')).toBeNull();
  await vi.waitFor(() => expect(files.status().problem).toMatch(/ENOTDIR|EEXIST/));
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('an endpoint answers with a shared file where it has none itself', async () => {
  await startRelease('a-1.js');
  const files = await startRelease('a-2.js');
  const own = withSharedFiles(() => createTextResponse(404, 'nothing'), files);
  const ask = async (path: string) => {
    const response = await own({ path } as EngineRequest);
    return [response.status, response.headers.get('content-type'), response.headers.get('cache-control')];
  };
  expect(await ask('/_assets/a-1.js')).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  expect((await ask('/_assets/b-1.js'))[0]).toBe(404);
  expect((await ask('/_assets/a-1.exe'))[0]).toBe(404);
});
