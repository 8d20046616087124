import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { S3_SERVER_CREDENTIALS, startS3Server } from '../../topology/s3-server.ts';
import { checkObjectStore } from './check-object-store.ts';

const { accessKey, secretKey } = S3_SERVER_CREDENTIALS;
const KEYS = { VITRINE_STORE_ACCESS_KEY: accessKey, VITRINE_STORE_SECRET_KEY: secretKey };

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('the doctor writes, reads and deletes an object in a folder, and names one that can not be used', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'file'), '');
  expect((await checkObjectStore({ ...KEYS, VITRINE_STORE: null })).status).toBe('ok');
  expect(await checkObjectStore({ ...KEYS, VITRINE_STORE: `file://${folder}/objects` })).toMatchObject({
    status: 'ok',
    found: `folder ${folder}/objects writes, reads and deletes.`,
  });
  expect(readdirSync(join(folder, 'objects'))).toEqual(['.incomplete']);
  expect((await checkObjectStore({ ...KEYS, VITRINE_STORE: `file://${folder}/file` })).status).toBe('warning');
});

test('the doctor warns of a store of S3 without conditional writes, and of keys that are refused', async () => {
  const check = async (hasConditionalWrites: boolean, keys: Record<keyof typeof KEYS, string> = KEYS) => {
    const server = await startS3Server({ folder: makeFolder(), bucket: 'shops', port: 0, hasConditionalWrites });
    onTestFinished(() => server.close());
    return checkObjectStore({ ...keys, VITRINE_STORE: `s3://shops/a?endpoint=http://127.0.0.1:${server.port}` });
  };
  expect(await check(true)).toMatchObject({ status: 'ok' });
  expect(await check(false)).toMatchObject({ status: 'warning', found: expect.stringContaining('conditional') });
  expect(await check(true, { ...KEYS, VITRINE_STORE_SECRET_KEY: 'wrong' })).toMatchObject({
    status: 'warning',
    found: expect.stringMatching(/^s3:\/\/shops\/a can't be used: its credentials are refused/),
  });
});
