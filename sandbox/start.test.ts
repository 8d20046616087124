import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as carts from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import { type RunningSandbox, type SandboxSettings, startSandbox } from './start.ts';
import { copySeededTestShop } from './testing/seeded-shop.ts';
import { createSignedTestHeaders } from './testing/test-sandbox.ts';

const clock = () => Date.parse('2026-03-04T01:00:00Z');

let dataDir: string;
const open: RunningSandbox[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-start-'));
  copySeededTestShop(clock(), dataDir);
});

afterEach(async () => {
  for (const sandbox of open.splice(0)) await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

async function start(settings: Partial<SandboxSettings> = {}): Promise<RunningSandbox> {
  const sandbox = await startSandbox({
    port: 0,
    dataDir,
    clock,
    ...settings,
  });
  open.push(sandbox);
  return sandbox;
}

async function stop(sandbox: RunningSandbox): Promise<void> {
  open.splice(open.indexOf(sandbox), 1);
  await sandbox.close();
}

async function createCart({ url }: RunningSandbox): Promise<string> {
  const response = await fetch(`${url}/v2/anon-cart`, {
    method: 'POST',
    headers: createSignedTestHeaders('harbour', '3.3'),
  });
  const answer: unknown = await response.json();
  if (!carts.anonCartCreate.answer?.(answer)) throw new Error(`no token: ${JSON.stringify(answer)}`);
  return answer.result;
}

async function cartStatus({ url }: RunningSandbox, token: string): Promise<number> {
  const response = await fetch(`${url}/v2/anon-cart/${token}`, { headers: createSignedTestHeaders('harbour', '3.3') });
  return response.status;
}

test('carts survive a restart unless the sandbox is reset', async () => {
  const first = await start();
  const token = await createCart(first);
  await stop(first);
  const second = await start();
  expect(await cartStatus(second, token)).toBe(200);
  await stop(second);
  expect(await cartStatus(await start({ reset: true }), token)).toBe(404);
});

test('a stopped sandbox refuses connections', async () => {
  const sandbox = await start();
  await fetch(`${sandbox.url}/healthz`);
  await stop(sandbox);
  await expect(fetch(`${sandbox.url}/healthz`)).rejects.toThrow('fetch failed');
});

test('startSandbox rejects when the port is taken', async () => {
  const { port } = await start();
  await expect(startSandbox({ port, dataDir, clock })).rejects.toThrow('EADDRINUSE');
});

test('the test clock is served only when asked for', async () => {
  const closed = await start();
  expect((await fetch(`${closed.url}/_test/clock`)).status).toBe(404);
  await stop(closed);

  const { url } = await start({ testClock: true });
  const put = async (body: unknown) => {
    const response = await fetch(`${url}/_test/clock`, { method: 'PUT', body: JSON.stringify(body) });
    return [response.status, await response.json()];
  };
  expect(await (await fetch(`${url}/_test/clock`)).json()).toEqual({ now: '2026-03-04T01:00:00.000Z' });
  expect(await put({ now: '2026-03-07T08:30:00Z' })).toEqual([200, { now: '2026-03-07T08:30:00.000Z' }]);
  expect(await put({ advance_ms: 60_000 })).toEqual([200, { now: '2026-03-07T08:31:00.000Z' }]);
  expect(await put({ now: 'tomorrow' })).toEqual([
    422,
    { error: 'expected {"now": "<ISO 8601>"} or {"advance_ms": <number>}' },
  ]);
});
