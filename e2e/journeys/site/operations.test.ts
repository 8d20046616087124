import { existsSync, renameSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { BrowserlessVisitor } from '../../harness/shop-caller.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
const HIDDEN_FOLDER = 'site-configs.hidden';

let shop: RunningTestShop;
let wasClosed = false;

beforeAll(async () => {
  shop = await startTestShop({}, (project) => renameSync(join(project, 'site-configs'), join(project, HIDDEN_FOLDER)));
});

afterAll(() => (wasClosed ? undefined : shop.close()));

const requestProbe = async (path: string) => {
  const { status, body } = await get(shop.operatorsPort, path);
  return [status, body];
};
const readMetrics = async () => (await get(shop.operatorsPort, '/metrics')).body.split('\n');
const visit = (host: string, path: string) => get(shop.port, path, { host: `${host}:${shop.port}` });

/** Names and labels of the shop's own time series. */
const readSeries = async () =>
  new Set(
    (await readMetrics()).flatMap((line) =>
      line.startsWith('vitrine_') ? [line.slice(0, line.lastIndexOf(' '))] : [],
    ),
  );

/** Sum of the samples of a metric whose labels contain all of the given texts. */
async function readTotal(name: string, ...labels: readonly string[]): Promise<number> {
  const samples = (await readMetrics()).filter(
    (line) =>
      (line.startsWith(`${name}{`) || line.startsWith(`${name} `)) && labels.every((label) => line.includes(label)),
  );
  return samples.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

test('a node without documents is alive and not ready, and becomes ready when they arrive', async () => {
  expect(await requestProbe('/livez')).toEqual([200, 'ok\n']);
  expect(await requestProbe('/readyz')).toEqual([
    503,
    'documents: neither the CMS nor the stored copies have a site that can be served\n',
  ]);
  renameSync(join(shop.project, HIDDEN_FOLDER), join(shop.project, 'site-configs'));
  await vi.waitFor(async () => expect(await requestProbe('/readyz')).toEqual([200, 'ok\n']), WAIT_OPTIONS);
  expect(existsSync(join(shop.project, HIDDEN_FOLDER))).toBe(false);
});

test('metrics count the pages, navigations, calls and API calls of real visits', async () => {
  for (let number = 0; number < 3; number += 1) expect((await visit('harbour.localhost', '/')).status).toBe(200);
  await visit('harbour.localhost', '/_page?path=%2Fcart');
  const ada = new BrowserlessVisitor(shop.port);
  await ada.signIn('ada@harbour.example');
  ada.close();
  expect({
    home: await readTotal('vitrine_requests_total', 'brand="harbour"', 'route="home"', 'kind="page"', 'status="2xx"'),
    fromCache: await readTotal('vitrine_pages_total', 'brand="harbour"', 'origin="cache"'),
    navigation: await readTotal('vitrine_requests_total', 'brand="harbour"', 'route="cart"', 'kind="navigation"'),
    login: await readTotal('vitrine_requests_total', 'route="auth.login"', 'kind="call"', 'status="2xx"'),
    loginAtApi: await readTotal('vitrine_api_calls_total', 'call="auth.login"', 'outcome="answered"'),
  }).toEqual({ home: 3, fromCache: 2, navigation: 1, login: 1, loginAtApi: 1 });
});

test('a thousand invented hosts, paths and calls add no time series', async () => {
  const requestInventedAddresses = async (number: number) => {
    await visit(`brand-${number}.example`, `/${number}`);
    await visit('harbour.localhost', `/invented-${number}/${number}`);
    await visit('harbour.localhost', `/_invented-${number}`);
    await visit('harbour.localhost', `/_page?path=%2Finvented-${number}`);
    await visit('harbour.localhost', `/_api/invented-${number}`);
  };
  // The first unknown address makes the not-found page, the second one gets it from the cache.
  for (const number of [-1, 0]) await requestInventedAddresses(number);
  const seriesBefore = await readSeries();
  for (let number = 1; number <= 200; number += 1) await requestInventedAddresses(number);
  expect([...(await readSeries())].filter((series) => !seriesBefore.has(series))).toEqual([]);
});

test('metrics and their labels hold nothing of a customer', async () => {
  const ada = new BrowserlessVisitor(shop.port);
  await ada.signIn('ada@harbour.example');
  await ada.open('/account?email=ada%40harbour.example');
  ada.close();
  const text = (await readMetrics()).join('\n');
  const secrets = [
    ...ada.jar.values(),
    ada.customerId ?? '',
    'ada',
    'harbour.example',
    '127.0.0.1',
    shop.operatorToken,
  ];
  expect(secrets.filter((secret) => secret.length > 2 && text.includes(secret))).toEqual([]);
});

test('the status has release, start, memory, circuits and caches of this node', async () => {
  const { status, body } = await get(shop.operatorsPort, '/_status', { authorization: `Bearer ${shop.operatorToken}` });
  expect([status, JSON.parse(body)]).toMatchObject([
    200,
    {
      release: expect.stringMatching(/^\d+\.\d+\.\d+/),
      startedAt: expect.any(Number),
      stopping: false,
      requestsUnderWay: 0,
      memory: { resident: expect.any(Number), limit: expect.any(Number) },
      eventLoopDelay: { p99: expect.any(Number) },
      heldBack: [],
      sites: expect.arrayContaining(['harbour', 'lantern']),
      api: { circuits: expect.any(Array) },
      caches: expect.arrayContaining([expect.objectContaining({ name: 'pages' })]),
    },
  ]);
});

test('while a node stops, it is alive and not ready, and requests under way are completed', async () => {
  const body = JSON.stringify({ kind: 'uncaught', message: 'late' });
  const socket = connect(shop.port, '127.0.0.1');
  const receivedText = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    socket.on('close', () => resolve(text));
  });
  const head = `POST /_report HTTP/1.1\r\nhost: harbour.localhost:${shop.port}\r\ncontent-length: ${body.length}\r\n\r\n`;
  socket.write(`${head}${body.slice(0, 5)}`);
  await vi.waitFor(async () => expect(await readTotal('vitrine_requests_under_way')).toBe(1), WAIT_OPTIONS);
  const shopClosing = shop.close();
  wasClosed = true;
  await vi.waitFor(
    async () =>
      expect(await requestProbe('/readyz')).toEqual([
        503,
        'stopping: requests under way are completed, and new ones belong to another node\n',
      ]),
    WAIT_OPTIONS,
  );
  expect(await requestProbe('/livez')).toEqual([200, 'ok\n']);
  socket.write(body.slice(5));
  expect(await receivedText).toContain('HTTP/1.1 204');
  await shopClosing;
});
