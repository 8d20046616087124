import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_ACTION_LIMITS } from '#engine/api/limited-actions.ts';
import { sendGetRequestToLocalPort } from '../../e2e/harness/request.ts';
import { type BrowserlessVisitor, BrowserlessVisitor as Visitor } from '../../e2e/harness/shop-caller.ts';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';

const MINUTE = 60_000;
const ITEM = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true };
const lines: string[] = [];
let shop: TestShopWithSandbox;

beforeAll(async () => {
  shop = await openTestShopWithSandbox({
    log: (line) => lines.push(line),
    logLevel: 'info',
    trustedProxies: '127.0.0.1',
    operations: { release: '1.2.3', nodeAddresses: [], tracing: null },
    actionLimits: {
      perAddress: { 'sign-in': 2, code: 2, voucher: 2, feedback: 1, cart: 3, preview: 2, 'unknown-path': 2 },
      perCustomer: { ...NO_ACTION_LIMITS, cart: 2, 'unknown-path': 1 },
    },
  });
});
afterAll(() => shop.close());

/** A visitor at an address of their own, as the proxy names it. */
function visitorAt(address: string): BrowserlessVisitor {
  return new Visitor(shop.port, { headers: { 'x-forwarded-for': address } });
}

async function callOften(visitor: BrowserlessVisitor, id: string, body: unknown, times: number) {
  const answers = [];
  for (let count = 0; count < times; count += 1) answers.push(await visitor.call(id, { body }));
  visitor.close();
  return answers;
}

const get = (path: string, address: string) =>
  sendGetRequestToLocalPort(shop.port, path, { host: `harbour.localhost:${shop.port}`, 'x-forwarded-for': address });

async function readCount(detail: string): Promise<number> {
  const { body } = await sendGetRequestToLocalPort(shop.operatorsPort, '/metrics', { host: 'localhost' });
  const [, count = '0'] =
    new RegExp(`^vitrine_security_events_total\\{.*detail="${detail}"\\} (\\d+)$`, 'm').exec(body) ?? [];
  return Number(count);
}

test.each([
  ['sign-in', 'auth.login', { email: 'ada@harbour.example', password: 'wrong' }, 2],
  ['sign-in', 'password.forgot', { email: 'ada@harbour.example' }, 2],
  ['voucher', 'anon-cart.promotion', { code: 'GUESS' }, 2],
  ['feedback', 'event.create', { eventType: 'feedback_event', name: 'feedback' }, 1],
  ['cart', 'anon-cart.items.add', ITEM, 3],
  ['code', 'customer.confirm-address-by-link', { token: 'guessed' }, 2],
])('calls beyond the limit of %s get 429 with the time to wait: %s', async (action, id, body, most) => {
  const address = `192.0.2.${10 + id.length}`;
  const counted = await readCount(`${action} by address`);
  const answers = await callOften(visitorAt(address), id, body, most + 1);
  const last = answers.pop();
  expect(answers.map(({ status }) => status)).not.toContain(429);
  expect([last?.status, last?.headers['retry-after'], last?.json.code]).toEqual([429, '60', 'too_many_calls']);
  expect(last?.json.errors[0].message).toBe('That’s a lot at once. Please wait a minute and try again.');
  expect((await callOften(visitorAt('192.0.2.250'), id, body, 1))[0]?.status).not.toBe(429);
  expect(await readCount(`${action} by address`)).toBe(counted + 1);
  shop.pass(MINUTE);
  expect((await callOften(visitorAt(address), id, body, 1))[0]?.status).not.toBe(429);
});

test('a customer beyond a limit is refused at another address, too', async () => {
  const ada = visitorAt('192.0.2.1');
  await ada.signIn('ada@harbour.example');
  const moved = visitorAt('192.0.2.2');
  for (const [name, value] of ada.jar) moved.jar.set(name, value);
  moved.customerId = ada.customerId;
  const first = await callOften(ada, 'cart.items.add', ITEM, 2);
  expect(first.map(({ status }) => status)).not.toContain(429);
  expect((await callOften(moved, 'cart.items.add', ITEM, 1))[0]?.status).toBe(429);
});

test('who tries too many unknown addresses gets a page with status 429, while pages open as before', async () => {
  const tried = [];
  for (const path of ['/wp-login.php', '/.env', '/backup.zip']) tried.push(await get(path, '192.0.2.3'));
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 429]);
  const last = tried.pop();
  expect([last?.headers['retry-after'], last?.headers['content-type']]).toEqual(['60', 'text/html; charset=utf-8']);
  expect(last?.body).toContain('<h1>That’s a lot of addresses at once. Please wait a minute and try again.</h1>');
  expect((await get('/about', '192.0.2.3')).status).toBe(200);
  expect((await get('/wp-login.php', '192.0.2.4')).status).toBe(404);
});

test('previews beyond the limit of an address are refused, with good links and with bad ones', async () => {
  const link = shop.previewPath('/preview?path=/about');
  const opened = [];
  for (const path of [link, '/about?preview=true&expires=9&signature=forged', link, '/_blocks'])
    opened.push(await get(path, '192.0.2.5'));
  expect(opened.map(({ status }) => status)).toEqual([200, 403, 429, 429]);
  expect(opened[2]?.headers['retry-after']).toBe('60');
  expect((await get(link, '192.0.2.6')).status).toBe(200);
});

test('refused tokens, links and notices are counted, and logged once a minute without their content', async () => {
  shop.pass(MINUTE);
  lines.length = 0;
  const host = `harbour.localhost:${shop.port}`;
  for (let count = 0; count < 3; count += 1)
    await sendGetRequestToLocalPort(shop.port, '/_status', { host, authorization: 'Bearer guessed-token' });
  expect(await readCount('operator-token')).toBe(3);
  const warnings = lines.map((line): { level: number } => JSON.parse(line)).filter(({ level }) => level >= 40);
  expect(warnings).toEqual([
    expect.objectContaining({ level: 40, msg: 'requests were refused', kind: 'refused-proof', count: 1 }),
  ]);
  expect(lines.join('')).not.toContain('guessed-token');
});

test('each try to sign in is logged with its way and outcome, without the customer and the password', async () => {
  shop.pass(MINUTE);
  lines.length = 0;
  const visitor = visitorAt('192.0.2.7');
  await visitor.call('auth.login', { body: { email: 'ada@harbour.example', password: 'Wrong-Horse-9' } });
  await visitor.call('auth.login', { body: { email: 'ada@harbour.example', password: 'Correct-Horse-9' } });
  visitor.close();
  const tries = lines.filter((line) => line.includes('tried to sign in')).map((line) => JSON.parse(line));
  expect(tries.map(({ site, callId, outcome, status }) => [site, callId, outcome, status])).toEqual([
    ['harbour', 'auth.login', 'failed', expect.any(Number)],
    ['harbour', 'auth.login', 'succeeded', 200],
  ]);
  expect(lines.join('')).not.toMatch(/ada|Horse|192\.0\.2\.7/);
});
