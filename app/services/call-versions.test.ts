import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommerceCalls } from '#commerce/commerce.ts';
import { trackSessionChangesDuringRequest } from '#engine/api/live-session.server.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import credentials from '../../sandbox/seed/brands.json' with { type: 'json' };
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { anonymousTestVisitor } from '../testing/anonymous-test-visitor.ts';
import { createSeededTestSession } from '../testing/seeded-session.ts';
import { createServerCommerceCalls } from './commerce-server.ts';

const RANGE = ['3.0', '3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7', '3.8', '3.9'];
const visitor: Visitor = { ...anonymousTestVisitor, signedIn: true };
const web = { channelKey: 'web' } as const;

let sandbox: TestSandbox;
let ofVisitor: () => CommerceCalls;
let ofCustomer: () => CommerceCalls;
/** Sent requests, as `version method path`, and the status of each response. */
const wire: { readonly line: string; readonly version: string; readonly status: number }[] = [];

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
  const server = createServerCommerceCalls({
    apiOrigin: sandbox.url,
    accountOf: () => credentials.harbour,
    cartCookie: 'cart',
    refusalTexts: () => () => null,
    fetch: async (input, init) => {
      const { headers, method, url } = new Request(input, init);
      const { pathname, search } = new URL(url);
      const answer = await fetch(input, init);
      const version = headers.get(apiHeaderNames.version) ?? '';
      wire.push({ line: `${version} ${method} ${pathname}${search}`, version, status: answer.status });
      return answer;
    },
    now: Date.now,
    randomId: () => crypto.randomUUID(),
  });
  const session = trackSessionChangesDuringRequest(await createSeededTestSession(sandbox, 'ada'));
  ofVisitor = () => server.commerce('harbour', anonymousTestVisitor);
  ofCustomer = () => server.commerce('harbour', visitor, session);
});
afterAll(() => sandbox.close());

/** The recorded line of a call. Its version is correct unless the API responds with status 400. */
async function lineOf(makeCall: () => Promise<unknown>): Promise<string> {
  const before = wire.length;
  await makeCall().catch(() => undefined);
  const sent = wire[before];
  if (!sent) throw new Error('nothing was sent');
  expect([sent.line, sent.status]).not.toEqual([sent.line, 400]);
  return sent.line;
}

const SIGN_UP = {
  email: 'nova@mail.example',
  password: 'tall-copper-kettle',
  firstname: 'Nova',
  lastname: 'Quill',
  dateOfBirth: '2000-03-04',
  state: 'WA',
  termsAccepted: true,
  metadata: { platform: 'Web' },
} as const;
const ACCOUNT = { code: '062000', accountNumber: '12345678', accountName: 'Ada Lovell', type: 'bsb' } as const;
const WITHDRAWAL = { amount: '4.00', bankType: 'bsb', withdrawalMethodCode: 'do' } as const;

describe('the API version of a call', () => {
  test.each<[string, string, () => Promise<unknown>]>([
    ['customer-details', '3.2 GET /v2/customer/details', () => ofCustomer().customer.details()],
    ['payment-methods', '3.2 GET /v2/payment_methods', () => ofCustomer().funds.paymentMethods()],
    ['signup', '3.5 POST /v2/signup', () => ofVisitor().identity.signup(SIGN_UP)],
    ['autologin', '3.3 POST /v2/login', () => ofVisitor().identity.autologin({ token: 'no-such-token' })],
    ['draw-details', '3.6 GET /v2/draw/details/golden-bay/1', () => ofVisitor().draws.details('golden-bay', 1)],
    [
      'partner-purchase',
      '3.2 POST /v2/cart/partner/ferry-radio/purchase',
      () => ofCustomer().partners.purchase('ferry-radio', { cartItem: [], deposit: null, purchase: web }),
    ],
    ['checkout', '3.4 GET /v2/checkout/no-such-order', () => ofCustomer().checkout.get('no-such-order')],
    [
      'deposit-purchase',
      '3.3 POST /v2/funds/deposits/deposit_purchase',
      () => ofCustomer().funds.depositPurchase({ deposit: null, purchase: web }),
    ],
    ['bank-account', '3.8 POST /v2/funds/bank-account', () => ofCustomer().funds.addBankAccount(ACCOUNT)],
    ['withdraw', '3.1 POST /v2/customer/ada/withdraw', () => ofCustomer().funds.withdraw('ada', WITHDRAWAL)],
  ])('is as specified for the call %s', async (id, line, makeCall) => {
    expect(await lineOf(makeCall)).toBe(line);
  });

  test('is 3.0 under /v2 where the call names none of its own', async () => {
    expect(await lineOf(() => ofCustomer().customer.get())).toMatch(/^3\.0 GET \/v2\//);
    expect(await lineOf(() => ofVisitor().site.config())).toMatch(/^3\.0 GET \/v2\//);
  });

  test('is always between 3.0 and 3.9', async () => {
    await lineOf(() => ofVisitor().offers.list('harbour-aud'));
    await lineOf(() => ofVisitor().draws.past('harbour-aud'));
    const versions = new Set(wire.map(({ version }) => version));
    expect([...versions].filter((version) => !RANGE.includes(version))).toEqual([]);
    expect([versions.has('3.0'), versions.has('3.9')]).toEqual([true, true]);
  });
});

test('the call for an order asks for its details', async () => {
  expect(await lineOf(() => ofCustomer().orders.get('no-such-order'))).toMatch(
    /^3\.\d GET \/v2\/orders\/no-such-order\?show_details=true$/,
  );
});
