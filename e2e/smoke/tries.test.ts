import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { contractCalls } from '../../scripts/calls/contract-calls.ts';
import { FaultyApi } from '../harness/faulty-api.ts';
import { ShopCaller } from '../harness/shop-caller.ts';
import { type ShopProcess, startShop } from '../harness/shop-process.ts';

let sandbox: TestSandbox;
let api: FaultyApi;
let shop: ShopProcess;

beforeAll(async () => {
  sandbox = await TestSandbox.open(new Date().toISOString());
  api = await FaultyApi.start(sandbox.url, await contractCalls(new URL('../..', import.meta.url).pathname));
  shop = await startShop({ apiUrl: api.url });
});
afterAll(async () => {
  await shop?.close();
  await api?.close();
  await sandbox?.close();
});

const wrong = (email: string) => ({ body: { email, password: 'Wrong-Horse-9' } });

test('wrong passwords of one account are told how long to wait, whatever address they claim', async () => {
  const answers = [];
  for (let index = 0; index < 11; index += 1) {
    const caller = new ShopCaller(shop.port, { headers: { 'x-forwarded-for': `203.0.113.${index}` } });
    answers.push(await caller.call('auth.login', wrong('hana@harbour.example')));
    caller.close();
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  const last = answers.at(-1);
  expect([last?.json.code, Number(last?.headers['retry-after'])]).toEqual(['rate_limited', 60]);
  const addresses = api.heard('auth.login').map(({ headers }) => headers['x-forwarded-for']);
  expect([...new Set(addresses)]).toEqual(['127.0.0.1']);
});

test('of twenty wrong codes at once, five are judged at most, and the account is locked', async () => {
  const customer = new ShopCaller(shop.port);
  const login = { email: 'ben@harbour.example', password: 'Correct-Horse-9' };
  expect((await customer.call('auth.login', { body: login })).json.code).toBe('2fa_required');
  const codes = Array.from({ length: 20 }, (_, index) => String(100_000 + index));
  const answers = await Promise.all(codes.map((otp) => customer.tab().call('auth.login', { body: { ...login, otp } })));
  const told = Map.groupBy(answers, ({ json }) => String(json.code));
  const judged = told.get('2fa_incorrect')?.length ?? 0;
  const refused = (told.get('2fa_account_locked')?.length ?? 0) + (told.get('rate_limited')?.length ?? 0);
  expect([judged > 0 && judged <= 5, judged + refused]).toEqual([true, 20]);
  const later = await customer.tab().call('auth.login', { body: { ...login, otp: '123456' } });
  expect(['2fa_account_locked', 'rate_limited']).toContain(later.json.code);
});

test('cookies that are cut, swapped or of another brand end as signed out, with a page that works', async () => {
  const [ada, ivo] = [new ShopCaller(shop.port), new ShopCaller(shop.port)];
  await ada.signIn('ada@harbour.example');
  await ivo.signIn('ivo@harbour.example');
  const lantern = new ShopCaller(shop.port, { brand: 'lantern' });
  await lantern.signIn('ada@lantern.example');
  const access = 'access-token';
  const own = ada.jar.get(access) ?? '';
  const broken: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['cut', { [access]: own.slice(0, -9) }],
    ['turned round', { [access]: [...own].toReversed().join('') }],
    ['of another customer', { [access]: ivo.jar.get(access) ?? '' }],
    ['in the place of another', { [access]: ada.jar.get('refresh-token') ?? '', 'refresh-token': own }],
    ['all of another brand', Object.fromEntries(lantern.jar)],
  ];
  for (const [name, change] of broken) {
    const caller = ada.tab();
    for (const [cookie, value] of Object.entries(change)) caller.jar.set(cookie, value);
    const asked = await caller.call('customer.get');
    expect([name, asked.status, asked.json.code]).toEqual([name, 401, 'signed_out']);
    const left = [...caller.jar.keys()].filter((cookie) => /token|customer|session-state/.test(cookie));
    expect([name, left]).toEqual([name, []]);
    const page = await caller.open('/');
    expect([name, page.status, page.text.includes('<main')]).toEqual([name, 200, true]);
    caller.close();
  }
  expect((await ada.call('customer.get')).status).toBe(200);
});
