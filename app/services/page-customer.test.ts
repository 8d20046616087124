import { expect, test } from 'vitest';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { createRefusalApiError } from '#engine/api/api-error.ts';
import type { CallRef } from '#engine/api/transport.ts';
import type { CallQuery } from '#schemas/api/call.ts';
import { createExpectedCustomerTracker } from './page-customer.ts';

const login = { email: 'ada@harbour.example', password: 'p' };

type Ref = CallRef<Record<string, string>, CallQuery, unknown, unknown>;

function setUp(page: string | null, answers: Readonly<Record<string, unknown>> = {}) {
  const current = { page };
  const losses: boolean[] = [];
  const identity = createExpectedCustomerTracker(
    () => current.page,
    (isOver) => void losses.push(isOver),
  );
  const transport = identity.watch(createTestTransportFromTable(answers).transport);
  const send = (id: string, body?: object) => {
    const ref: Ref = { id };
    return transport.send(ref, body ? { body } : {});
  };
  return { current, send, customerId: identity.customerId, losses };
}

test('the page customer is the customer that the page was made for, or null', () => {
  expect([setUp('7').customerId(), setUp(null).customerId()]).toEqual(['7', null]);
});

test('the page customer follows sign-in and sign-out calls until the next page', async () => {
  const { current, send, customerId } = setUp(null, { 'auth.login': { customerId: '7' }, 'auth.logout': null });
  await send('auth.login', login);
  expect(customerId()).toBe('7');
  await send('auth.logout');
  expect(customerId()).toBeNull();
  await send('auth.login', login);
  current.page = '8';
  expect(customerId()).toBe('8');
});

test('other calls that mention a customer do not change the page customer', async () => {
  const { send, customerId } = setUp('7', { 'customer.get': { customerId: '8' } });
  await send('customer.get');
  expect(customerId()).toBe('7');
});

test.each([
  ['customer_changed', 401, '7', [false]],
  ['customer_changed', 401, null, [false]],
  ['signed_out', 401, '7', [true]],
  ['not_signed_in', 401, '7', [true]],
  ['not_signed_in', 401, null, []],
  ['AUTH_REFRESH_FAILED', 401, '7', [true]],
  ['AUTH_REFRESH_FAILED', 429, '7', []],
  ['login_incorrect', 401, null, []],
  ['signed_out', 422, '7', []],
])(
  'a refusal %s with status %i on a page of the customer %s reports a lost session (true: ended, false: changed): %j',
  async (code, status, page, losses) => {
    const shop = setUp(page, { 'customer.get': createRefusalApiError(status, code, 'No.') });
    await expect(shop.send('customer.get')).rejects.toMatchObject({ code });
    expect(shop.losses).toEqual(losses);
  },
);
