import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedFiles } from '#engine/server/shared-files.ts';
import { findHeadlessChromium } from '../../scripts/test/find-chromium.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { startTopology, TOPOLOGY_PORTS, type Topology } from '../../scripts/topology/start-topology.ts';
import { CHROMIUM_ARGUMENTS } from '../harness/chromium-arguments.ts';
import { sendGetRequestToLocalPort as get } from '../harness/request.ts';
import { texts } from '../harness/texts.ts';
import { visitWithoutPause } from '../harness/visit-without-pause.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A script of a release that no node runs any more. */
const FORMER_SCRIPT = 'former-Ab12Cd34.js';

const HOUR_MS = 3_600_000;

/** For processes that start on a busy machine. */
const TIMEOUT = { timeout: 120_000 };

let folder: string;
let topology: Topology;
const output: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-topology-'));
  const port = await findFirstOfConsecutiveFreePorts(TOPOLOGY_PORTS);
  topology = await startTopology({ root, documents: root, folder, port, log: (line) => output.push(line) });
}, 180_000);

afterAll(async () => {
  await topology.close();
  rmSync(folder, { recursive: true, force: true });
});

const getEdgeHost = () => `harbour.localhost:${topology.edge.port}`;
const open = (path: string, headers = {}) => get(topology.edge.port, path, { host: getEdgeHost(), ...headers });

async function readStatusOfNode(port: number) {
  const authorization = `Bearer ${topology.operatorToken}`;
  const { body } = await get(port + 3, '/_status', { authorization });
  return JSON.parse(body).workers[0];
}

test('a page comes from the edge, and both nodes share one Redis', async () => {
  expect((await open('/about')).status).toBe(200);
  expect((await open('/about')).headers['x-cache']).toBe('hit');
  for (const { port } of topology.nodes) {
    expect(await readStatusOfNode(port)).toMatchObject({ nodes: { redis: 'up', nodes: 2 } });
  }
});

/** The shared files as a node of another release opens them. */
function openFilesOfRelease(clientDir: string) {
  const store = { url: pathToFileURL(join(folder, 'shared-files')).href, credentials: null };
  return openSharedFiles({ store, clientDir, releasesToKeep: 5, clock: Date.now, log: { warn: () => undefined } });
}

test('a page of a former release finds its script', async () => {
  const clientDir = join(folder, 'former-client');
  mkdirSync(join(clientDir, '_assets'), { recursive: true });
  writeFileSync(join(clientDir, '_assets', FORMER_SCRIPT), 'export default 1;');
  await openFilesOfRelease(clientDir);
  expect(await open(`/_assets/${FORMER_SCRIPT}`)).toMatchObject({
    status: 200,
    body: 'export default 1;',
    headers: { 'cache-control': expect.stringContaining('immutable') },
  });
  expect((await open('/_assets/unknown-Ab12Cd34.js')).status).toBe(404);
});

test('the style sheets and messages that a page names are shared with other releases', async () => {
  const { body } = await open('/golden-bay');
  const assetPaths = [...body.matchAll(/"(\/_(?:css|messages)\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(assetPaths.length).toBeGreaterThan(1);
  const clientDir = join(folder, 'next-client');
  mkdirSync(join(clientDir, '_assets'), { recursive: true });
  const nextRelease = await openFilesOfRelease(clientDir);
  const checkIsShared = async (path: string) => [path, (await nextRelease.find(path)) !== null];
  for (const path of new Set(assetPaths)) await expect.poll(() => checkIsShared(path)).toEqual([path, true]);
});

test('a node that is killed fails no request for a page', TIMEOUT, async () => {
  const [node] = topology.nodes;
  const stopVisits = visitWithoutPause({
    open,
    paths: ['/cart', '/no-such-page-anywhere', '/golden-bay?page=9', '/cart'],
    clients: 6,
  });
  await expect.poll(async () => (await open('/cart')).status).toBe(200);
  await node?.kill();
  await expect.poll(topology.countHealthyNodes, { timeout: 30_000 }).toBe(topology.nodes.length - 1);
  await node?.start();
  await expect.poll(topology.countHealthyNodes, { timeout: 30_000 }).toBe(topology.nodes.length);
  const { answered: answeredCount, failures } = await stopVisits();
  expect(failures).toEqual([]);
  expect(answeredCount).toBeGreaterThan(50);
});

test(
  'an hour after both nodes died, a page shows draws as closed that closed since, and says of when its prices are',
  TIMEOUT,
  async () => {
    const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: CHROMIUM_ARGUMENTS });
    try {
      const homeUrl = `http://${getEdgeHost()}/`;
      const pageBefore = await browser.newPage();
      await pageBefore.goto(homeUrl, { waitUntil: 'networkidle' });
      const countdownSelector = 'time[data-countdown]';
      const closingTime = await pageBefore.locator(countdownSelector).first().getAttribute('datetime');
      expect(await pageBefore.locator(countdownSelector).first().textContent()).not.toBe(texts.countdown.closed());
      await pageBefore.close();
      for (const node of topology.nodes) await node.kill();
      const { 'last-modified': lastModified } = (await open('/')).headers;

      const page = await (await browser.newContext({ locale: 'en-AU' })).newPage();
      await page.clock.install({ time: Date.parse(closingTime ?? '') + HOUR_MS });
      await page.goto(homeUrl);
      await expect.poll(() => page.locator(countdownSelector).first().textContent()).toBe(texts.countdown.closed());
      const time = new Date(String(lastModified)).toTimeString().slice(0, 5);
      await expect
        .poll(() => page.locator('.toasts[role=alert]').textContent(), { timeout: 15_000 })
        .toBe(texts.documentTexts.asOf({ time }));
      const purchaseStatus = await page.evaluate(
        async () => (await fetch('/_api/', { method: 'POST', body: '{}' })).status,
      );
      expect(purchaseStatus).toBe(503);
    } finally {
      await browser.close();
    }
    for (const node of topology.nodes) await node.start();
    await expect.poll(topology.countHealthyNodes, { timeout: 30_000 }).toBe(topology.nodes.length);
  },
);

test('pages that the edge has are served while both nodes are dead, and all of them afterwards', TIMEOUT, async () => {
  expect((await open('/about')).status).toBe(200);
  for (const node of topology.nodes) await node.kill();
  const { status, body } = await open('/about');
  expect([status, body.includes('data-site="harbour"')]).toEqual([200, true]);
  expect((await open('/cart')).status).toBe(503);
  for (const node of topology.nodes) await node.start();
  await expect.poll(async () => (await open('/cart')).status, { timeout: 30_000 }).toBe(200);
});

test('nodes go on without Redis, and use it again when it is back', TIMEOUT, async () => {
  const [node] = topology.nodes;
  const readRedis = async () => (await readStatusOfNode(node?.port ?? 0)).nodes.redis;
  await topology.redis.kill();
  await expect.poll(readRedis, { timeout: 20_000 }).toBe('down');
  expect((await open('/lotto-tickets')).status).toBe(200);
  await topology.redis.start();
  await expect.poll(readRedis, { timeout: 20_000 }).toBe('up');
});
