import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserCallRulesById, commerceCallsById, propertiesKeyedByData } from '#commerce/calls.server.ts';
import { listCallPathParameterNames } from '#engine/api/call-url.ts';
import { toCamelCaseProperties } from '#engine/api/property-casing.ts';
import type { ContractCall } from '#engine/api/transport.ts';
import { createAllSandboxRoutes } from '../../../sandbox/calls/all-routes.ts';
import type { TestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../../sandbox/testing/tickets.ts';
import { readContractCalls } from '../../../scripts/calls/contract-calls.ts';
import { readApiContract } from '../../../scripts/gen/api/contract.ts';
import { FaultyApiProxy } from '../../harness/faulty-api.ts';
import { createSampleOfContractSchema } from '../../harness/sample-value.ts';
import { BrowserlessVisitor, type ShopCallRequestFields } from '../../harness/shop-caller.ts';
import { type RunningTestShop, startSeededTestSandbox, startTestShop } from '../../harness/shop-process.ts';

const root = new URL('../../..', import.meta.url).pathname;

/** Calls with their own rules for repetition: a sign-in opens another session, a refresh exchanges tokens. */
const SESSION_CALL_IDS = new Set(['auth.login', 'auth.refresh']);

/** Calls that must have taken effect, so that the test does not only cover refusals. */
const EFFECTIVE_CALL_IDS = [
  'anon-cart.convert',
  'anon-cart.items.add',
  'cart.items.add',
  'cart.purchase',
  'favourite-numbers.update',
  'funds.deposit.create',
  'funds.withdraw',
  'precommitment.set',
  'spend-limits.create',
];

let sandbox: TestSandbox;
let api: FaultyApiProxy;
let shop: RunningTestShop;
let visitor: BrowserlessVisitor;
let customer: BrowserlessVisitor;

beforeAll(async () => {
  sandbox = await startSeededTestSandbox();
  api = await FaultyApiProxy.start(sandbox.url, await readContractCalls(root));
  shop = await startTestShop({ apiUrl: api.url });
  visitor = new BrowserlessVisitor(shop.port);
  customer = new BrowserlessVisitor(shop.port);
  await customer.signIn('ada@harbour.example');
  await customer.confirmPassword();
  // A separate visitor's cart: signing in has converted the customer's own.
  const anonymousVisitor = new BrowserlessVisitor(shop.port);
  await anonymousVisitor.call('anon-cart.items.add', {
    body: toCamelCaseProperties(testLotteryTicketItem, propertiesKeyedByData),
  });
  for (const [name, value] of anonymousVisitor.jar) if (!customer.jar.has(name)) customer.jar.set(name, value);
  anonymousVisitor.close();
});
afterAll(async () => {
  for (const caller of [visitor, customer]) caller?.close();
  await shop?.close();
  await api?.close();
  await sandbox?.close();
});

/** Inputs with which a call takes effect; others get a valid sample. */
function createEffectiveInputs(): ReadonlyMap<string, ShopCallRequestFields> {
  const funds = sandbox.shop.funds.listByCustomer(customer.customerId ?? '');
  const cardFundId = funds.find(({ type }) => type === 'cc')?.id ?? '';
  const addItemRequest = { body: toCamelCaseProperties(testLotteryTicketItem, propertiesKeyedByData) };
  return new Map<string, ShopCallRequestFields>([
    ['anon-cart.items.add', addItemRequest],
    ['cart.items.add', addItemRequest],
    ['funds.deposit.create', { params: { fundId: cardFundId }, body: { amount: '7.00' } }],
    [
      'funds.withdraw',
      {
        params: { id: customer.customerId ?? '' },
        body: { amount: '5.00', withdrawalMethodCode: 'do' },
      },
    ],
    ['precommitment.set', { body: { limit: '100.00' } }],
    ['spend-limits.create', { params: { period: 'day' }, body: { limit: '100.00' } }],
  ]);
}

/** Number of rows ever written. */
function countWrittenRows(): number {
  return Number(sandbox.shop.db.prepare('SELECT total_changes() AS n').get()?.['n']);
}

test('a change whose answer was lost is retried under its idempotency key, and takes effect once', async () => {
  const { operations, schemas } = await readApiContract(`${root}schemas/api`);
  const effectiveInputs = createEffectiveInputs();
  const callIdsIgnoringIdempotencyKey = new Set(
    createAllSandboxRoutes(sandbox.shop).flatMap(({ ignoresIdempotencyKey, address }) =>
      ignoresIdempotencyKey ? [address.id] : [],
    ),
  );
  const createSample = (call: ContractCall): ShopCallRequestFields => {
    const body = operations.find(({ id }) => id === call.id)?.body;
    const params = listCallPathParameterNames(call.path).filter((name) => name !== 'token');
    return {
      params: Object.fromEntries(params.map((name) => [name, '1'])),
      ...(body && { body: toCamelCaseProperties(createSampleOfContractSchema(body, schemas), propertiesKeyedByData) }),
    };
  };
  const changeCalls = [...commerceCallsById.values()].filter(
    ({ id, method, encoding }) =>
      method !== 'GET' && encoding === 'json' && browserCallRulesById.has(id) && !SESSION_CALL_IDS.has(id),
  );
  const callIdsWithEffect: string[] = [];
  const changedByRetry: unknown[] = [];
  for (const call of changeCalls) {
    const caller = call.auth === 'customer' ? customer : visitor;
    const requestFields = { ...(effectiveInputs.get(call.id) ?? createSample(call)), idempotencyKey: randomUUID() };
    const responseCountBefore = api.listResponses(call.id).length;
    api.injectFault(call.id, 'lost', 1);
    const lostResponse = await caller.call(call.id, requestFields);
    expect([call.id, lostResponse.status, lostResponse.json?.code]).toEqual([call.id, 408, 'no_answer']);
    const writtenRowsBefore = countWrittenRows();
    const retryResponse = await caller.call(call.id, requestFields);
    const [first, second, ...more] = api.listResponses(call.id).slice(responseCountBefore);
    expect([call.id, first?.headers['idempotency-key'], second?.headers['idempotency-key'], more]).toEqual([
      call.id,
      requestFields.idempotencyKey,
      requestFields.idempotencyKey,
      [],
    ]);
    if (effectiveInputs.has(call.id))
      expect([call.id, first?.status, first?.body]).toEqual([call.id, 200, expect.any(String)]);
    if (callIdsIgnoringIdempotencyKey.has(call.id) || !first || first.status >= 400) continue;
    callIdsWithEffect.push(call.id);
    if (retryResponse.status !== 200 || second?.body !== first.body || countWrittenRows() !== writtenRowsBefore) {
      changedByRetry.push([
        call.id,
        first.status,
        first.body,
        second?.status,
        second?.body,
        retryResponse.text,
        countWrittenRows() - writtenRowsBefore,
      ]);
    }
  }
  expect(changedByRetry).toEqual([]);
  expect(callIdsWithEffect).toEqual(expect.arrayContaining(EFFECTIVE_CALL_IDS));
});
