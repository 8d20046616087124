import { describe, expect, test } from 'vitest';
import { createCommerce } from '#commerce/commerce.ts';
import { tableTransport } from '#commerce/testing.ts';
import { ApiError, refusal } from '#engine/api/api-error.ts';
import { receipt } from '#machines/checkout/testing/order-of.ts';
import { loadContext } from '../_ui/testing/load-context.ts';
import { load } from './receipt.data.ts';
import type { ReceiptProps } from './receipt.gen.ts';

const props: ReceiptProps = { help: { label: 'Help', link: { href: '/help', external: false } } };

function loading(answer: unknown, link: string | null = null) {
  const { transport } = tableTransport({ 'checkout.get': answer });
  const context = loadContext({ commerce: createCommerce(transport), anonymousCartToken: null });
  const query = new URLSearchParams(link === null ? {} : { successMobileDeepLink: link });
  const safeTarget = (_: string, target: string) => (target.startsWith('evil') ? null : target);
  return load({
    ...context,
    props,
    params: { checkoutID: 'checkout-1' },
    query,
    services: { ...context.services, safeTarget },
  });
}

describe('the loader', () => {
  test('brings the receipt', async () => {
    expect(await loading(receipt)).toMatchObject({ data: { state: 'bought', receipt, tickets: {}, app: null } });
  });

  test.each([
    ['com.example.shop://done', 'com.example.shop://done'],
    ['evil.app://done', null],
    ['https://elsewhere.example/', null],
    ['/my-account', null],
  ])('leads back to %s as the engine judges it, and never to a page', async (link, app) => {
    expect(await loading(receipt, link)).toMatchObject({ data: { app } });
  });

  test.each([
    [404, 'checkout_failure', { state: 'missing', why: 'unpaid', message: 'No.' }],
    [404, 'checkout_not_found', { state: 'missing', why: 'unknown', message: 'No.' }],
    [401, 'not_signed_in', { state: 'missing', why: 'signed-out', message: 'No.' }],
    [409, 'checkout_processing', { state: 'waiting' }],
    [503, 'unavailable', { state: 'waiting' }],
  ])('tells %i %s', async (status, code, data) => {
    expect(await loading(refusal(status, code, 'No.'))).toEqual({ data });
  });

  test('fails where nothing is known of the failure', async () => {
    await expect(loading(new ApiError('No.', { status: 403, code: '2fa_required' }))).rejects.toMatchObject({
      status: 403,
    });
  });
});
