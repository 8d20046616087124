import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trackSessionChangesDuringRequest } from '#engine/api/live-session.server.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import credentials from '../../sandbox/seed/brands.json' with { type: 'json' };
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { anonymousTestVisitor } from '../testing/anonymous-test-visitor.ts';
import { createServerCommerceCalls, type ServerCommerceCalls } from './commerce-server.ts';

const NOW = '2026-03-04T01:00:00Z';
const FORM = 'application/x-www-form-urlencoded';
const ticket = {
  productType: 'lottery_ticket',
  lotteryKey: 'golden-bay',
  gameType: 'random',
  numGames: 4,
  quickpick: true,
};

let sandbox: TestSandbox;
let server: ServerCommerceCalls;
const sent: Request[] = [];
let requests = 0;

beforeAll(async () => {
  sandbox = await TestSandbox.open(NOW);
  server = createServerCommerceCalls({
    apiOrigin: sandbox.url,
    accountOf: () => credentials.harbour,
    cartCookie: 'cart',
    refusalTexts: () => () => null,
    fetch: (input, init) => {
      sent.push(new Request(input, init));
      return fetch(input, init);
    },
    now: Date.now,
    randomId: () => `request-${++requests}`,
  });
});
afterAll(() => sandbox.close());

async function call(id: string, body: object, token: string | null = null, parts: Partial<Visitor> = {}) {
  const request = new Request(`http://shop.test/_api/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://shop.test' },
    body: JSON.stringify(body),
  });
  const callingVisitor = { ...anonymousTestVisitor, ...parts, anonymousCartToken: token };
  const caller = { site: 'harbour', visitor: callingVisitor, session: trackSessionChangesDuringRequest(null) };
  const { answer, cookies } = await server.forward({ request, callId: id, origin: 'http://shop.test' }, caller);
  return { status: answer.status, text: String(answer.body), cookies };
}

/** Adds a ticket without a cart, and returns the token in the cookie. */
async function newCart(): Promise<string> {
  const { cookies } = await call('anon-cart.items.add', { body: ticket });
  return cookies[0]?.value ?? '';
}

describe('a signed-out visitor', () => {
  test('gets a cart with the first ticket, and its token in a cookie only', async () => {
    const { status, text, cookies } = await call('anon-cart.items.add', { body: ticket });
    const token = cookies[0]?.value ?? '';
    expect(status).toBe(200);
    expect(JSON.parse(text).result.cartItems).toMatchObject([
      { lotteryKey: 'golden-bay', numGames: 4, total: { amount: '3.40' } },
    ]);
    expect(cookies).toEqual([{ name: 'cart', value: token }]);
    expect(token).not.toBe('');
    expect(text).not.toContain(token);
  });

  test('reads and changes the cart with the token in the cookie', async () => {
    const token = await newCart();
    const got = await call('anon-cart.get', {}, token);
    const {
      cartItems: [item],
      cartReference,
    } = JSON.parse(got.text).result;
    expect(cartReference).not.toBe(token);
    const change = { params: { id: item.id }, body: { numDraws: 2 } };
    const changed = JSON.parse((await call('anon-cart.items.update', change, token)).text).result;
    expect(changed).toMatchObject({
      cartTotal: '6.80',
      cartItems: [{ productType: 'multi_draw_ticket', numDraws: 2 }],
      cartReference,
    });
    const removed = await call('anon-cart.items.delete', { params: { id: item.id } }, token);
    expect(JSON.parse(removed.text).result.cartItems).toEqual([]);
    expect([got.cookies, removed.cookies]).toEqual([[], []]);
  });

  test('gets a new cart when the cart of the cookie no longer exists', async () => {
    const { status, cookies } = await call('anon-cart.items.add', { body: ticket }, 'no-such-cart');
    expect(status).toBe(200);
    expect(cookies).toMatchObject([{ name: 'cart' }]);
  });

  test('loses the cart token when the cart cannot be found', async () => {
    const { status, text, cookies } = await call('anon-cart.get', {}, 'no-such-cart');
    expect([status, JSON.parse(text).code]).toEqual([404, 'cart_not_found']);
    expect(cookies).toEqual([{ name: 'cart', value: null }]);
  });

  test('is told why a promotion code was refused, in the API version that knows promotions', async () => {
    const token = await newCart();
    const { status, text } = await call('anon-cart.promotion', { body: { promotionCode: 'BYGONE' } }, token);
    expect([status, JSON.parse(text).code]).toEqual([422, 'promotion_not_added']);
    expect(JSON.parse(text).errors[0].message).toBe('This promotion has ended.');
    expect(sent.at(-1)?.headers.get(apiHeaderNames.version)).toBe('3.3');
  });

  test('gets the error of the API when a ticket breaks one of its rules', async () => {
    const { status, text } = await call('anon-cart.items.add', { body: { ...ticket, numGames: 1 } });
    expect(status).toBe(422);
    expect(JSON.parse(text).errors).toMatchObject([{ target: 'this' }]);
  });

  test('sends the affiliate code of the cookie with the cart', async () => {
    await call('anon-cart.items.add', { body: ticket }, null, { affiliateCode: 'mate' });
    const body = await sent.at(-1)?.json();
    expect(body.affiliate_code).toBe('mate');
  });

  test('is described to the API by all required headers', async () => {
    await call('anon-cart.items.add', { body: ticket }, null, { subVariant: 'NSW', locale: 'cy-GB' });
    const headers = sent.at(-1)?.headers;
    expect(headers?.get(apiHeaderNames.signature)).toMatch(/^[0-9a-f]{64}$/);
    expect(
      ['appKey', 'version', 'sessionId', 'subVariant', 'requestId', 'customerId', 'authorization', 'language'].map(
        (name) => headers?.get(Reflect.get(apiHeaderNames, name)),
      ),
    ).toEqual(['harbour-demo-app', '3.3', 'session-1', 'NSW', `request-${requests}`, null, null, 'cy-GB']);
  });
});

test('a cached cart is fetched again for a page in another language', async () => {
  const anonymousCartToken = await newCart();
  const before = sent.length;
  for (const locale of ['en-AU', 'en-AU', 'ar-XB'] as const) {
    const visitor = { ...anonymousTestVisitor, anonymousCartToken, locale };
    const { anonCart } = server.commerce('harbour', visitor, undefined, { mayReuseCart: true });
    expect(await anonCart.get()).toMatchObject({ cartItems: [{ numGames: 4 }] });
  }
  expect(sent.slice(before).map(({ headers }) => headers.get(apiHeaderNames.language))).toEqual(['en-AU', 'ar-XB']);
});

test('offers are requested once and shared by the pages of all visitors', async () => {
  const before = sent.length;
  const lists = await Promise.all(
    [1, 2, 3].map(() => server.commerce('harbour', anonymousTestVisitor).offers.list('harbour-aud')),
  );
  expect(sent.length - before).toBe(1);
  expect(lists[2]?.offers.find(({ key }) => key === 'golden-bay')).toMatchObject({
    type: 'lottery_ticket',
    priceCurrency: 'AUD',
  });
});

test('form calls are sent form-encoded with snake_case names, other bodies as JSON', async () => {
  const lastSent = async () => {
    const request = sent.at(-1)?.clone();
    return [request?.headers.get('content-type'), await request?.text()];
  };
  expect((await call('password.forgot', { body: { email: 'no+body@harbour.example' } })).status).toBe(202);
  expect(await lastSent()).toEqual([FORM, 'email=no%2Bbody%40harbour.example']);
  await call('password.reset', { body: { token: 'of-no-mail', password: 'Ünother & Horse=9' } });
  expect(await lastSent()).toEqual([FORM, 'token=of-no-mail&password=%C3%9Cnother+%26+Horse%3D9']);
  await call('auth.check-email', { body: { email: 'no@harbour.example' } });
  expect(await lastSent()).toEqual(['application/json', '{"email":"no@harbour.example"}']);
});
