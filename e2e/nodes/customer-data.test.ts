import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS_PER_ADDRESS, DEFAULT_LIMITS_PER_CUSTOMER } from '#engine/api/limited-actions.ts';
import { getShopLedgerAccountId, getWalletLedgerAccountId } from '../../sandbox/wallet/ledger.ts';
import { runVitrineCliCommand } from '../../scripts/commands/run-vitrine.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import type { ServiceProcess } from '../../scripts/topology/service-process.ts';
import { startRedis } from '../../scripts/topology/start-redis.ts';
import { BrowserlessVisitor } from '../harness/shop-caller.ts';
import { type RunningTestShop, startSeededTestSandbox, startTestShop } from '../harness/shop-process.ts';
import { TEST_TICKET_PRICE } from '../harness/wallet-customers.ts';

const root = join(import.meta.dirname, '../..');
const ENVIRONMENT = {
  VITRINE_OPERATOR_TOKEN: 'rV4mXo7Zc1QpLw9TsKd2YbNh5GfJe8Ua',
  VITRINE_SESSION_SECRET: 'Hq2WcZ8vRt5XyB1nMk7LpD4sGj9FaEe3',
};
const CART_ITEM = {
  ...{ productType: 'lottery_ticket', lotteryKey: 'golden-bay', gameType: 'standard', gameOffer: 'standard' },
  ...{ numGames: 4, quickpick: true },
};
const MINUTE_MS = 60_000;

let folder = '';
let redis: ServiceProcess;
let redisClient: Redis;
let sandbox: Awaited<ReturnType<typeof startSeededTestSandbox>>;
let nodes: readonly [RunningTestShop, RunningTestShop];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-customer-data-'));
  const port = await findFirstOfConsecutiveFreePorts(1);
  redis = await startRedis({ folder, port, log: () => undefined });
  redisClient = new Redis(`redis://127.0.0.1:${port}/0`);
  sandbox = await startSeededTestSandbox();
  const limits = { perAddress: DEFAULT_LIMITS_PER_ADDRESS, perCustomer: DEFAULT_LIMITS_PER_CUSTOMER };
  const options = { apiUrl: sandbox.url, redisUrl: `redis://127.0.0.1:${port}/0`, actionLimits: limits };
  const startNode = () => startTestShop(options, undefined, ENVIRONMENT);
  nodes = [await startNode(), await startNode()];
});

afterAll(async () => {
  for (const node of nodes) await node.close();
  await sandbox.close();
  redisClient.disconnect();
  await redis.close();
  rmSync(folder, { recursive: true });
});

/** Signs in and buys a ticket with requests that alternate between the nodes, as behind a load balancer. */
async function signInAndBuyTicket(
  email: string,
): Promise<{ readonly customerId: string; readonly secrets: readonly string[] }> {
  const [firstVisitor, secondVisitor] = nodes.map(({ port }) => new BrowserlessVisitor(port));
  if (!firstVisitor || !secondVisitor) throw new Error('there are two nodes');
  await firstVisitor.signIn(email);
  const { customerId } = firstVisitor;
  if (customerId === null) throw new Error('nobody is signed in');
  creditWallet(customerId);
  secondVisitor.customerId = customerId;
  const copyCookies = (from: BrowserlessVisitor, to: BrowserlessVisitor) => {
    for (const [name, value] of from.jar) to.jar.set(name, value);
  };
  const statuses = [(await firstVisitor.call('cart.items.add', { body: CART_ITEM })).status];
  copyCookies(firstVisitor, secondVisitor);
  statuses.push((await secondVisitor.open('/cart/buy')).status);
  const body = { channelKey: 'web', expectedTotal: TEST_TICKET_PRICE };
  statuses.push((await secondVisitor.call('cart.purchase', { body, idempotencyKey: randomUUID() })).status);
  // Access tokens have expired by then, so a node refreshes them and shares them in Redis.
  sandbox.moveTo(new Date(sandbox.shop.clock() + 6 * MINUTE_MS).toISOString());
  statuses.push((await secondVisitor.open('/my-account/my-details')).status);
  copyCookies(secondVisitor, firstVisitor);
  statuses.push((await firstVisitor.open('/cart')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const secrets = [...firstVisitor.jar.values(), email].filter((value) => value.length > 12);
  for (const visitor of [firstVisitor, secondVisitor]) visitor.close();
  return { customerId, secrets };
}

function creditWallet(customerId: string): void {
  const entries = [
    { account: getWalletLedgerAccountId(customerId), amount: 10_000 },
    { account: getShopLedgerAccountId('harbour', 'clearing'), amount: -10_000 },
  ];
  const now = sandbox.shop.clock();
  sandbox.shop.ledger.move({ siteKey: 'harbour', kind: 'bonus', reference: 'test', entries, now });
}

/** Runs `vitrine customer-data` as an operator does. */
async function runCustomerDataCommand(
  action: 'export' | 'erase',
  customerId: string,
  extraArguments: readonly string[] = [],
) {
  let output = '';
  const write = (part: string) => {
    output += part;
  };
  const addresses = nodes.map(({ operatorsPort }) => `http://127.0.0.1:${operatorsPort}`).join(',');
  const settings = { ...ENVIRONMENT, VITRINE_NODE_ADDRESSES: addresses, VITRINE_DATA: join(folder, 'operator') };
  const io = { root, environment: settings, out: write, err: write };
  const args = ['customer-data', action, '--site', 'harbour', '--customer', customerId, ...extraArguments, '--json'];
  return { code: await runVitrineCliCommand(args, io), answer: JSON.parse(output) };
}

const listPlaces = (entries: readonly { readonly place: string }[]) =>
  [...new Set(entries.map(({ place }) => place))].toSorted();

/** All keys of Redis with their values. */
async function readRedis(): Promise<string> {
  const keys = await redisClient.keys('*');
  const values = await Promise.all(
    keys.map(async (key) => {
      switch (await redisClient.type(key)) {
        case 'string':
          return redisClient.get(key);
        case 'stream':
          return redisClient.xrange(key, '-', '+');
        case 'zset':
          return redisClient.zrange(key, '0', '-1');
        default:
          return redisClient.dump(key);
      }
    }),
  );
  return JSON.stringify([keys, values]);
}

test('what two nodes and a log hold of a customer who bought is exported, then erased, and other customers keep theirs', async () => {
  const ada = await signInAndBuyTicket('ada@harbour.example');
  const hana = await signInAndBuyTicket('hana@harbour.example');
  const logFile = join(folder, 'node-1.log');
  const lines = [
    '{"msg":"the shops are open"}',
    `{"msg":"planted","id":"${ada.customerId}"}`,
    `{"msg":"planted","id":"${hana.customerId}"}`,
  ];
  writeFileSync(logFile, `${lines.join('\n')}\n`);

  // Nodes share customer data in Redis under hashed keys, encrypted, and for a minute at most.
  const redisContent = await readRedis();
  expect(redisContent).toMatch(/vitrine-count:/);
  expect(redisContent).toMatch(/vitrine-value:refresh:/);
  const { answer: exportResult } = await runCustomerDataCommand('export', ada.customerId, ['--log', logFile]);
  for (const secret of [...ada.secrets, ada.customerId, ...exportResult.devices])
    expect(redisContent).not.toContain(secret);

  expect(listPlaces(exportResult.entries)).toEqual([
    'carts',
    'limits of actions',
    'limits of all calls',
    'opened sessions',
    'refreshed tokens',
    'sign-ins by device',
  ]);
  expect(new Set(exportResult.entries.map(({ node }: { node: string }) => node)).size).toBe(2);
  expect(exportResult.devices).toHaveLength(1);
  expect([exportResult.problems, exportResult.records]).toEqual([[], [{ file: logFile, line: 2, text: lines[1] }]]);
  for (const secret of ada.secrets) expect(JSON.stringify(exportResult)).not.toContain(secret);

  const hanaEntriesBefore = (await runCustomerDataCommand('export', hana.customerId)).answer.entries;
  const { code, answer: erasure } = await runCustomerDataCommand('erase', ada.customerId, ['--log', logFile]);
  expect([code, erasure.left, erasure.problems, erasure.logs]).toEqual([0, 0, [], [{ file: logFile, lines: 1 }]]);
  expect(listPlaces(erasure.erased)).toEqual(listPlaces(exportResult.entries));

  const devices = exportResult.devices.flatMap((id: string) => ['--device', id]);
  const { answer: exportAfterErasure } = await runCustomerDataCommand('export', ada.customerId, [
    ...devices,
    '--log',
    logFile,
  ]);
  expect([exportAfterErasure.entries, exportAfterErasure.records]).toEqual([[], []]);
  expect((await runCustomerDataCommand('export', hana.customerId)).answer.entries).toEqual(hanaEntriesBefore);
  expect(readFileSync(logFile, 'utf8').split('\n')).toEqual([
    lines[0],
    expect.stringMatching(/^\{"msg":"planted","id":"\*+"\}$/),
    lines[2],
    '',
  ]);
});

test('what nodes share in Redis about customers is gone a minute after their last call', async () => {
  const timesToLive = await Promise.all(
    (await redisClient.keys('vitrine-{count,value:refresh}*')).map((key) => redisClient.pttl(key)),
  );
  for (const timeToLive of timesToLive) expect(timeToLive).toBeLessThanOrEqual(MINUTE_MS);
});

test('a node that does not answer, and a brand that is not served, are problems that the command ends with', async () => {
  const [firstNode] = nodes;
  const unknownSiteResult = await runCustomerDataCommand('export', 'nobody', ['--site', 'harbor']);
  expect([unknownSiteResult.code, unknownSiteResult.answer.problems[0]]).toEqual([
    1,
    expect.stringContaining('No site "harbor" is served'),
  ]);
  const closedPortUrl = `http://127.0.0.1:${await findFirstOfConsecutiveFreePorts(1)}`;
  const nodeArguments = ['--node', `http://127.0.0.1:${firstNode.operatorsPort}`, '--node', closedPortUrl];
  const { code, answer } = await runCustomerDataCommand('erase', 'nobody', nodeArguments);
  expect([code, answer.problems]).toEqual([1, [expect.stringContaining(`${closedPortUrl}: It did not answer`)]]);
});
