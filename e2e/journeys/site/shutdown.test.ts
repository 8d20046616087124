import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySeededTestShop } from '../../../sandbox/testing/seeded-shop.ts';
import { findFirstOfConsecutiveFreePorts } from '../../../scripts/test/free-ports.ts';

const HOST = 'harbour.localhost';
const LOGIN_BODY = JSON.stringify({ body: { email: 'ada@harbour.example', password: 'Correct-Horse-9' } });

let folder: string;
let port: number;
let shop: ChildProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-shutdown-'));
  mkdirSync(join(folder, 'sandbox'));
  copySeededTestShop(Date.now(), join(folder, 'sandbox'));
  port = await findFirstOfConsecutiveFreePorts(2);
  shop = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), VITRINE_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A separate process group, so that a signal reaches both shop and sandbox, as from a terminal.
    detached: true,
  });
  if (!shop.stdout) throw new Error('the shop has no output');
  for await (const line of createInterface({ input: shop.stdout })) if (line.startsWith('Stop with')) break;
  shop.stdout.resume();
});
afterAll(() => {
  shop.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A call with half of its body sent. */
async function startHalfSentCall(): Promise<ClientRequest> {
  const headers = {
    host: `${HOST}:${port}`,
    origin: `http://${HOST}:${port}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'content-length': LOGIN_BODY.length,
  };
  const call = request({ port, method: 'POST', path: '/_api/auth.login', headers });
  call.write(LOGIN_BODY.slice(0, 20));
  await once(call, 'socket').then(([socket]) => socket.connecting && once(socket, 'connect'));
  return call;
}

async function requestStatus(path: string): Promise<number | undefined> {
  const [response]: IncomingMessage[] = await once(request({ port, path, headers: { host: HOST } }).end(), 'response');
  response?.resume();
  return response?.statusCode;
}

test('calls under way when all processes get a shutdown signal are answered, then the server exits without error', async () => {
  const exitEvent = once(shop, 'exit');
  const calls = await Promise.all(Array.from({ length: 6 }, startHalfSentCall));
  await expect.poll(() => requestStatus('/healthz')).toBe(200);
  process.kill(-(shop.pid ?? 0), 'SIGTERM');
  await expect.poll(() => requestStatus('/healthz')).toBe(503);
  // Parent processes forward the same signal.
  shop.kill('SIGTERM');
  const endTime = performance.now() + 600;
  while (performance.now() < endTime) expect(await requestStatus('/healthz')).toBe(503);

  const responses = calls.map(async (call) => {
    const [response]: IncomingMessage[] = await once(call.end(LOGIN_BODY.slice(20)), 'response');
    if (!response) throw new Error('there is no response');
    return [response.statusCode, response.headers.connection, (await text(response)).includes('customerId')];
  });
  expect(await Promise.all(responses)).toEqual(calls.map(() => [200, 'close', true]));
  expect(await exitEvent).toEqual([0, null]);
  await expect.poll(() => requestStatus('/healthz').catch((error: unknown) => String(error))).toContain('ECONNREFUSED');
});
