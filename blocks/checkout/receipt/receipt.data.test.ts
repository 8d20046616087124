import { describe, expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError, createRefusalApiError } from '#engine/api/api-error.ts';
import { TEST_RECEIPT } from '#machines/checkout/checkout/testing/test-order.ts';
import type { Deposit } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContextWithCommerce } from '../../_testing/commerce-load-context.ts';
import { loadReceiptData } from './receipt.data.ts';
import type { ReceiptProps } from './receipt.gen.ts';

const captured: Deposit = {
  depositId: 'deposit-1',
  status: 'captured',
  amount: { amount: '20.50', currency: 'AUD' },
  depositMethodCode: 'cc',
  gatewayKey: 'braintree',
  fund: null,
  checkout: false,
  createdAt: '2026-11-21T08:30:00Z',
  dueAt: null,
  completedAt: '2026-11-21T08:31:00Z',
  challenge: null,
  redirectUrl: null,
  instructions: null,
  failure: null,
  notice: null,
  checkoutId: null,
};

const props: ReceiptProps = { help: { label: 'Help', link: { href: '/help', external: false } } };

function loading(answer: unknown, link: string | null = null, deposit: unknown = null) {
  const { transport } = createTestTransportFromTable({ 'checkout.get': answer, 'funds.deposit.get': deposit });
  const own = createTestLoadContextWithCommerce({ commerce: createCommerceCalls(transport), anonymousCartToken: null });
  const context = { ...own, visitor: { ...own.visitor, signedIn: deposit !== null } };
  const query = new URLSearchParams(link === null ? {} : { successMobileDeepLink: link });
  const safeTarget = (_: string, target: string) => (target.startsWith('evil') ? null : target);
  return loadReceiptData({
    ...context,
    props,
    params: { checkoutID: 'checkout-1' },
    query,
    services: { ...context.services, safeTarget },
  });
}

describe('the loader of the receipt', () => {
  test('gives the receipt of a purchase', async () => {
    expect(await loading(TEST_RECEIPT)).toMatchObject({
      data: { state: 'bought', receipt: TEST_RECEIPT, tickets: {}, app: null },
    });
  });

  test.each([
    ['com.example.shop://done', 'com.example.shop://done'],
    ['evil.app://done', null],
    ['https://elsewhere.example/', null],
    ['/my-account', null],
  ])('takes %s as the link back to the app only if the engine finds it safe, and never a page', async (link, app) => {
    expect(await loading(TEST_RECEIPT, link)).toMatchObject({ data: { app } });
  });

  test.each([
    [404, 'checkout_failure', { state: 'missing', why: 'unpaid', message: 'No.' }],
    [404, 'checkout_not_found', { state: 'missing', why: 'unknown', message: 'No.' }],
    [401, 'not_signed_in', { state: 'missing', why: 'signed-out', message: 'No.' }],
    [409, 'checkout_processing', { state: 'waiting' }],
    [503, 'unavailable', { state: 'waiting' }],
  ])('turns the answer %i %s into a missing receipt with its reason, or into waiting', async (status, code, data) => {
    expect(await loading(createRefusalApiError(status, code, 'No.'))).toEqual({ data });
  });

  describe('of a deposit', () => {
    const none = createRefusalApiError(404, 'checkout_not_found', 'No.');

    test('gives the captured deposit, and the link back to the app', async () => {
      const { data } = await loading(none, 'com.example.shop://done', captured);
      expect(data).toMatchObject({
        state: 'deposit',
        app: 'com.example.shop://done',
        deposit: { stage: 'captured', depositId: 'deposit-1' },
      });
    });

    test.each([
      [404, 'deposit_not_found', { state: 'missing', why: 'unknown', message: 'No.' }],
      [503, 'unavailable', { state: 'waiting' }],
    ])('turns the answer %i %s into a missing deposit, or into waiting', async (status, code, data) => {
      expect(await loading(none, null, createRefusalApiError(status, code, 'No.'))).toEqual({ data });
    });
  });

  test('fails for a refusal that it has no state for, such as 2fa_required', async () => {
    await expect(loading(new ApiError('No.', { status: 403, code: '2fa_required' }))).rejects.toMatchObject({
      status: 403,
    });
  });
});
