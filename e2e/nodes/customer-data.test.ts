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
const ITEM = {
  ...{ productType: 'lottery_ticket', lotteryKey: 'golden-bay', gameType: 'standard', gameOffer: 'standard' },
  ...{ numGames: 4, quickpick: true },
};
const MINUTE = 60_000;

let folder = '';
let redis: ServiceProcess;
let stored: Redis;
let sandbox: Awaited<ReturnType<typeof startSeededTestSandbox>>;
let nodes: readonly [RunningTestShop, RunningTestShop];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-customer-data-'));
  const port = await findFirstOfConsecutiveFreePorts(1);
  redis = await startRedis({ folder, port, log: () => undefined });
  stored = new Redis(`redis://127.0.0.1:${port}/0`);
  sandbox = await startSeededTestSandbox();
  const limits = { perAddress: DEFAULT_LIMITS_PER_ADDRESS, perCustomer: DEFAULT_LIMITS_PER_CUSTOMER };
  const options = { apiUrl: sandbox.url, redisUrl: `redis://127.0.0.1:${port}/0`, actionLimits: limits };
  const start = () => startTestShop(options, undefined, ENVIRONMENT);
  nodes = [await start(), await start()];
});

afterAll(async () => {
  for (const node of nodes) await node.close();
  await sandbox.close();
  stored.disconnect();
  await redis.close();
  rmSync(folder, { recursive: true });
});

/** Signs in, and buys a ticket, on both nodes by turns, as behind a load balancer. */
async function buy(email: string): Promise<{ readonly customerId: string; readonly secrets: readonly string[] }> {
  const [first, second] = nodes.map(({ port }) => new BrowserlessVisitor(port));
  if (!first || !second) throw new Error('there are two nodes');
  await first.signIn(email);
  const { customerId } = first;
  if (customerId === null) throw new Error('nobody is signed in');
  giveMoney(customerId);
  second.customerId = customerId;
  const turn = (from: BrowserlessVisitor, to: BrowserlessVisitor) => {
    for (const [name, value] of from.jar) to.jar.set(name, value);
  };
  const statuses = [(await first.call('cart.items.add', { body: ITEM })).status];
  turn(first, second);
  statuses.push((await second.open('/cart/buy')).status);
  const body = { channelKey: 'web', expectedTotal: TEST_TICKET_PRICE };
  statuses.push((await second.call('cart.purchase', { body, idempotencyKey: randomUUID() })).status);
  // Tokens that the API takes for old are refreshed, and shared in Redis.
  sandbox.moveTo(new Date(sandbox.shop.clock() + 6 * MINUTE).toISOString());
  statuses.push((await second.open('/my-account/my-details')).status);
  turn(second, first);
  statuses.push((await first.open('/cart')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const secrets = [...first.jar.values(), email].filter((value) => value.length > 12);
  for (const visitor of [first, second]) visitor.close();
  return { customerId, secrets };
}

function giveMoney(customerId: string): void {
  const entries = [
    { account: getWalletLedgerAccountId(customerId), amount: 10_000 },
    { account: getShopLedgerAccountId('harbour', 'clearing'), amount: -10_000 },
  ];
  const now = sandbox.shop.clock();
  sandbox.shop.ledger.move({ siteKey: 'harbour', kind: 'bonus', reference: 'test', entries, now });
}

/** Runs `vitrine customer-data` as an operator does. */
async function customerData(action: 'export' | 'erase', customerId: string, more: readonly string[] = []) {
  let text = '';
  const write = (part: string) => {
    text += part;
  };
  const addresses = nodes.map(({ operatorsPort }) => `http://127.0.0.1:${operatorsPort}`).join(',');
  const settings = { ...ENVIRONMENT, VITRINE_NODE_ADDRESSES: addresses, VITRINE_DATA: join(folder, 'operator') };
  const io = { root, environment: settings, out: write, err: write };
  const args = ['customer-data', action, '--site', 'harbour', '--customer', customerId, ...more, '--json'];
  return { code: await runVitrineCliCommand(args, io), answer: JSON.parse(text) };
}

const placesOf = (entries: readonly { readonly place: string }[]) =>
  [...new Set(entries.map(({ place }) => place))].toSorted();

/** All keys of Redis with what they hold. */
async function readRedis(): Promise<string> {
  const keys = await stored.keys('*');
  const values = await Promise.all(
    keys.map(async (key) => {
      switch (await stored.type(key)) {
        case 'string':
          return stored.get(key);
        case 'stream':
          return stored.xrange(key, '-', '+');
        case 'zset':
          return stored.zrange(key, '0', '-1');
        default:
          return stored.dump(key);
      }
    }),
  );
  return JSON.stringify([keys, values]);
}

test('what two nodes and a log hold of a customer who bought is exported, then erased, and other customers keep theirs', async () => {
  const ada = await buy('ada@harbour.example');
  const hana = await buy('hana@harbour.example');
  const log = join(folder, 'node-1.log');
  const lines = [
    '{"msg":"the shops are open"}',
    `{"msg":"planted","id":"${ada.customerId}"}`,
    `{"msg":"planted","id":"${hana.customerId}"}`,
  ];
  writeFileSync(log, `${lines.join('\n')}\n`);

  // Redis holds what nodes share about customers under digests, encrypted, and for a minute at most.
  const inRedis = await readRedis();
  expect(inRedis).toMatch(/vitrine-count:/);
  expect(inRedis).toMatch(/vitrine-value:refresh:/);
  const { answer: exported } = await customerData('export', ada.customerId, ['--log', log]);
  for (const secret of [...ada.secrets, ada.customerId, ...exported.devices]) expect(inRedis).not.toContain(secret);

  expect(placesOf(exported.entries)).toEqual([
    'carts',
    'limits of actions',
    'limits of all calls',
    'opened sessions',
    'refreshed tokens',
    'sign-ins by device',
  ]);
  expect(new Set(exported.entries.map(({ node }: { node: string }) => node)).size).toBe(2);
  expect(exported.devices).toHaveLength(1);
  expect([exported.problems, exported.records]).toEqual([[], [{ file: log, line: 2, text: lines[1] }]]);
  for (const secret of ada.secrets) expect(JSON.stringify(exported)).not.toContain(secret);

  const hanasBefore = (await customerData('export', hana.customerId)).answer.entries;
  const { code, answer: erased } = await customerData('erase', ada.customerId, ['--log', log]);
  expect([code, erased.left, erased.problems, erased.logs]).toEqual([0, 0, [], [{ file: log, lines: 1 }]]);
  expect(placesOf(erased.erased)).toEqual(placesOf(exported.entries));

  const devices = exported.devices.flatMap((id: string) => ['--device', id]);
  const { answer: after } = await customerData('export', ada.customerId, [...devices, '--log', log]);
  expect([after.entries, after.records]).toEqual([[], []]);
  expect((await customerData('export', hana.customerId)).answer.entries).toEqual(hanasBefore);
  expect(readFileSync(log, 'utf8').split('\n')).toEqual([
    lines[0],
    expect.stringMatching(/^\{"msg":"planted","id":"\*+"\}$/),
    lines[2],
    '',
  ]);
});

test('what nodes share in Redis about customers is gone a minute after their last call', async () => {
  const ends = await Promise.all((await stored.keys('vitrine-{count,value:refresh}*')).map((key) => stored.pttl(key)));
  for (const end of ends) expect(end).toBeLessThanOrEqual(MINUTE);
});

test('a node that does not answer, and a brand that is not served, are problems that the command ends with', async () => {
  const [first] = nodes;
  const nobody = await customerData('export', 'nobody', ['--site', 'harbor']);
  expect([nobody.code, nobody.answer.problems[0]]).toEqual([1, expect.stringContaining('No site "harbor" is served')]);
  const closed = `http://127.0.0.1:${await findFirstOfConsecutiveFreePorts(1)}`;
  const nodeArguments = ['--node', `http://127.0.0.1:${first.operatorsPort}`, '--node', closed];
  const { code, answer } = await customerData('erase', 'nobody', nodeArguments);
  expect([code, answer.problems]).toEqual([1, [expect.stringContaining(`${closed}: It did not answer`)]]);
});
