import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkEncryption } from './check-encryption.ts';
import {
  checkAllocator,
  checkDataFolder,
  checkMemory,
  checkNode,
  checkProxies,
  checkSecrets,
} from './check-machine.ts';
import { checkCommerceApi } from './check-services.ts';
import { formatFindings } from './finding.ts';

const MIB = 1024 * 1024;

test('the doctor refuses an old Node and a data folder that is a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'file'), '');
  expect([checkNode('24.1.0'), checkNode('22.20.0')].map(({ status }) => status)).toEqual(['ok', 'failed']);
  expect(checkDataFolder(join(folder, 'new')).status).toBe('ok');
  expect(checkDataFolder(join(folder, 'file')).status).toBe('failed');
});

test('the doctor warns of a missing jemalloc, a small heap, and many nodes without trusted proxies', () => {
  expect(checkAllocator({ jemalloc: null })).toMatchObject({
    status: 'warning',
    remedy: expect.stringContaining('apt'),
  });
  const settings = { VITRINE_WORKERS: 2, VITRINE_PAGE_CACHE_BYTES: 256 * MIB };
  const machine = { cores: 2, jemalloc: null };
  expect(checkMemory({ ...machine, memoryLimit: 512 * MIB }, settings).status).toBe('warning');
  expect(checkMemory({ ...machine, memoryLimit: 2048 * MIB }, settings).status).toBe('ok');
  expect(checkProxies({ VITRINE_TRUSTED_PROXIES: null, VITRINE_NODES: 2 }).status).toBe('warning');
  expect(checkProxies({ VITRINE_TRUSTED_PROXIES: '10.0.0.0/8', VITRINE_NODES: 2 }).status).toBe('ok');
});

test('the doctor names secrets that are not set: a failure with many nodes, a warning with one', () => {
  const secrets = {
    VITRINE_SESSION_SECRET: 'set',
    VITRINE_LINK_SECRET: null,
    VITRINE_OPERATOR_TOKEN: 'set',
    VITRINE_CMS_WEBHOOK_SECRET: 'set',
  };
  const remedy = expect.stringMatching(/^Set VITRINE_LINK_SECRET, or/);
  expect(checkSecrets({ ...secrets, VITRINE_NODES: 2 })).toMatchObject({ status: 'failed', remedy });
  expect(checkSecrets({ ...secrets, VITRINE_NODES: 1 })).toMatchObject({ status: 'warning', remedy });
});

test('the doctor warns of addresses on other machines that are reached without encryption, and repeats no password', () => {
  const warned = checkEncryption({
    VITRINE_API_URL: 'http://api.example',
    VITRINE_CMS_URL: 'https://cms.example',
    VITRINE_REDIS_URL: 'redis://:secret@10.0.0.7:6379',
  });
  expect(warned).toMatchObject({
    status: 'warning',
    found: 'Connections by VITRINE_API_URL, VITRINE_REDIS_URL are not encrypted.',
  });
  const local = { VITRINE_API_URL: 'http://127.0.0.1:3001', VITRINE_REDIS_URL: 'redis://localhost:6379' };
  expect(checkEncryption(local).status).toBe('ok');
});

test('the doctor takes any answer of the commerce API below 500', async () => {
  const answer = (status: number) => async () => new Response(null, { status });
  expect((await checkCommerceApi('https://api.example', answer(404))).status).toBe('ok');
  expect((await checkCommerceApi('https://api.example', answer(503))).status).toBe('failed');
  const refuse = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
  expect(await checkCommerceApi('https://api.example', refuse)).toMatchObject({
    status: 'failed',
    found: "https://api.example doesn't answer (ECONNREFUSED).",
  });
});

test('each finding of the doctor is one line with what to do about it', () => {
  const findings = [checkNode('22.20.0'), checkAllocator({ jemalloc: '/lib/libjemalloc.so.2' })];
  expect(formatFindings(findings)).toBe(
    'FAIL  Node      22.20.0 is too old. Install Node 24 or newer.\n' +
      'ok    jemalloc  /lib/libjemalloc.so.2 is loaded into workers.\n',
  );
});
