import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer, request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { S3_SERVER_CREDENTIALS, startS3Server } from '../../scripts/topology/s3-server.ts';
import { openFolderStore } from './folder-store.ts';
import {
  ConditionFailedError,
  InvalidObjectKeyError,
  type ObjectStore,
  StoreUnavailableError,
} from './object-store.ts';
import { openObjectStore } from './open-object-store.ts';
import { openS3Store } from './s3-store.ts';

const KINDS = ['folder', 'S3', 'S3 without conditional writes'] as const;

/** Opens an empty store, and a second client of it. */
async function openStores(kind: (typeof KINDS)[number]): Promise<readonly [ObjectStore, ObjectStore]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (kind === 'folder') {
    const open = () => openObjectStore({ url: `file://${folder}/objects`, credentials: null }, Date.now);
    return [await open(), await open()];
  }
  const server = await startS3Server({ folder, bucket: 'shops', port: 0, hasConditionalWrites: kind === 'S3' });
  onTestFinished(() => server.close());
  const url = `s3://shops/test?endpoint=http://127.0.0.1:${server.port}`;
  const open = () => openObjectStore({ url, credentials: S3_SERVER_CREDENTIALS }, Date.now);
  return [await open(), await open()];
}

describe.each(KINDS)('%s', (kind) => {
  test('an object has the bytes that were written, a type by its ending, and a version by its content', async () => {
    const [store, other] = await openStores(kind);
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    const first = await store.put('assets/a-1.woff2', bytes);
    expect(await other.find('assets/a-1.woff2')).toEqual({
      content: Buffer.from(bytes),
      contentType: 'font/woff2',
      version: first,
    });
    const second = await store.put('assets/a-1.woff2', 'ä');
    expect(await other.find('assets/a-1.woff2')).toMatchObject({ content: Buffer.from('ä'), version: second });
    expect(second).not.toBe(first);
    expect(await other.find('assets/a-2.woff2')).toBeNull();
    expect(await other.find('assets')).toBeNull();
  });

  test('objects of a folder are listed by key, without those of a folder whose name begins alike', async () => {
    const [store, other] = await openStores(kind);
    const begun = Date.now() - 2_000;
    for (const key of ['b/2.js', 'b/1.js', 'b/deep/er.css', 'bb/1.js', 'a']) await store.put(key, key);
    expect((await other.list('b/')).map(({ key, bytes }) => [key, bytes])).toEqual([
      ['b/1.js', 6],
      ['b/2.js', 6],
      ['b/deep/er.css', 13],
    ]);
    expect((await other.list('')).map(({ key }) => key)).toEqual(['a', 'b/1.js', 'b/2.js', 'b/deep/er.css', 'bb/1.js']);
    expect((await other.list('b/')).every(({ modified }) => modified > begun)).toBe(true);
    expect(await other.list('none/')).toEqual([]);
  });

  test('a deleted object is gone, and deleting it again is no error', async () => {
    const [store, other] = await openStores(kind);
    await store.put('a/b.txt', '1');
    await store.put('a/b.txt', '2');
    await other.delete('a/b.txt');
    await other.delete('a/b.txt');
    expect([await store.find('a/b.txt'), await store.list('')]).toEqual([null, []]);
    await store.put('a/b.txt', '3', { if: 'absent' });
    expect((await other.find('a/b.txt'))?.content.toString()).toBe('3');
  });

  test('a write on a condition that does not hold changes nothing', async () => {
    const [store, other] = await openStores(kind);
    const first = await store.put('current.json', '1', { if: 'absent' });
    await expect(other.put('current.json', '2', { if: 'absent' })).rejects.toThrow(ConditionFailedError);
    const second = await other.put('current.json', '3', { if: 'version', version: first });
    await expect(store.put('current.json', '4', { if: 'version', version: first })).rejects.toThrow(
      '"current.json" has changed since it was read. Read it again.',
    );
    await expect(store.put('none.json', '5', { if: 'version', version: second })).rejects.toThrow(ConditionFailedError);
    expect((await store.find('current.json'))?.content.toString()).toBe('3');
    expect((await store.list('')).map(({ key }) => key)).toEqual(['current.json']);
  });

  test('keys that lead out of the store, or that one kind of store alone could keep, are refused', async () => {
    const [store] = await openStores(kind);
    for (const key of [
      '',
      '/a',
      'a/',
      'a//b',
      '../a',
      'a/../../b',
      '.hidden',
      'a/.b',
      'a b',
      'a~1',
      'ä',
      'a'.repeat(513),
    ])
      await expect(store.put(key, 'x')).rejects.toThrow(InvalidObjectKeyError);
    await expect(store.list('a')).rejects.toThrow(InvalidObjectKeyError);
  });
});

describe.each(['folder', 'S3'] as const)('%s', (kind) => {
  test('of writers that raise one number at the same time, none is lost', async () => {
    const stores = await openStores(kind);
    expect(await stores[0].conditionalWrites()).toBe('atomic');
    await stores[0].put('number', '0');
    const raise = async (store: ObjectStore): Promise<void> => {
      const { content, version = '' } = (await store.find('number')) ?? {};
      try {
        await store.put('number', String(Number(content) + 1), { if: 'version', version });
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
        await raise(store);
      }
    };
    await Promise.all(Array.from({ length: 16 }, (_, index) => raise(index % 2 ? stores[0] : stores[1])));
    expect((await stores[0].find('number'))?.content.toString()).toBe('16');
  });

  test('of writers that create one object at the same time, one succeeds', async () => {
    const stores = await openStores(kind);
    const create = (index: number) =>
      (index % 2 ? stores[0] : stores[1]).put('first', String(index), { if: 'absent' }).then(
        () => [index],
        () => [],
      );
    const created = (await Promise.all(Array.from({ length: 12 }, (_, index) => create(index)))).flat();
    expect(created).toHaveLength(1);
    expect((await stores[0].find('first'))?.content.toString()).toBe(String(created[0]));
  });
});

test('an S3 store without conditional writes reports that it only checks conditions, and leaves no test objects behind', async () => {
  const [store] = await openStores('S3 without conditional writes');
  expect(await store.conditionalWrites()).toBe('checked');
  expect(await store.list('')).toEqual([]);
});

test('a list of S3 that comes in several answers is whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startS3Server({ folder, bucket: 'shops', port: 0, hasConditionalWrites: true });
  onTestFinished(() => server.close());
  const address = { bucket: 'shops', prefix: '', region: 'us-east-1', endpoint: `http://127.0.0.1:${server.port}` };
  const store = await openS3Store({ ...address, credentials: S3_SERVER_CREDENTIALS, pageSize: 2 });
  const keys = ['a/1', 'a/2', 'a/3', 'a/4', 'a/5'];
  for (const key of keys) await store.put(key, '');
  expect((await store.list('a/')).map(({ key }) => key)).toEqual(keys);
});

test('a folder store removes versions of an object that were replaced more than an hour ago', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let now = Date.now();
  const store = openFolderStore({ folder, clock: () => now });
  for (const text of ['1', '2', '3']) await store.put('current', text);
  expect(await readdir(join(folder, 'current'))).toHaveLength(3);
  utimesSync(join(folder, 'current/~1'), 1, 1);
  now += 3_000_000;
  await store.put('current', '4');
  expect(await readdir(join(folder, 'current'))).toEqual(['~2', '~3', '~4']);
  expect(await readdir(join(folder, '.incomplete'))).toEqual([]);
});

describe('a store that cannot be used is named with the reason', () => {
  const credentials = S3_SERVER_CREDENTIALS;

  test('folder that is a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'file'), '');
    const store = openFolderStore({ folder: join(folder, 'file'), clock: Date.now });
    await expect(store.put('a', '')).rejects.toThrow(/^folder .*file can't be used: E(?:EXIST|NOTDIR)/);
    await expect(store.find('a')).rejects.toThrow(StoreUnavailableError);
  });

  test('S3 server that is not there', async () => {
    // Port 1 is closed.
    const store = await openObjectStore({ url: 's3://shops/a?endpoint=http://127.0.0.1:1', credentials }, Date.now);
    await expect(store.find('a')).rejects.toThrow(/^s3:\/\/shops\/a can't be used: .*ECONNREFUSED/);
  });

  test('bucket that is not there, and credentials that are wrong', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const server = await startS3Server({ folder, bucket: 'shops', port: 0, hasConditionalWrites: true });
    onTestFinished(() => server.close());
    const endpoint = `endpoint=http://127.0.0.1:${server.port}`;
    const withoutBucket = await openObjectStore({ url: `s3://other?${endpoint}`, credentials }, Date.now);
    await expect(withoutBucket.put('a', '')).rejects.toThrow('there is no bucket "other"');
    const wrong = { ...credentials, secretKey: 'wrong' };
    const refused = await openObjectStore({ url: `s3://shops?${endpoint}`, credentials: wrong }, Date.now);
    await expect(refused.put('a', '')).rejects.toThrow('its credentials are refused (SignatureDoesNotMatch)');
  });

  test('S3 server whose answer is lost once: the write that it has made does not fail', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const server = await startS3Server({ folder, bucket: 'shops', port: 0, hasConditionalWrites: true });
    onTestFinished(() => server.close());
    let toLose = 0;
    const proxy = createServer((request, response) => {
      const { method, url: path, headers } = request;
      const sent = sendRequest({ host: '127.0.0.1', port: server.port, method, path, headers }, (answer) => {
        if (method === 'PUT' && toLose > 0) {
          toLose -= 1;
          request.socket.destroy();
          return;
        }
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(response);
      });
      request.pipe(sent);
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    onTestFinished(() => void proxy.close());
    const url = `s3://shops?endpoint=http://127.0.0.1:${Object(proxy.address()).port}`;
    const store = await openObjectStore({ url, credentials }, Date.now);
    expect(await store.conditionalWrites()).toBe('atomic');
    toLose = 1;
    await store.put('current', '1', { if: 'absent' });
    await expect(store.put('current', '2', { if: 'absent' })).rejects.toThrow(ConditionFailedError);
  });
});
