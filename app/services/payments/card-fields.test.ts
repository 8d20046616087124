// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { getUsualMessages } from '../../testing/usual-messages.ts';
import { cardFieldsMessages } from './card-fields.messages.gen.ts';
import { createPageCardFields } from './card-fields.ts';
import type { CardFieldsOptions, MountedGatewayCardFields } from './card-gateway.ts';
import { getPaymentPagesUrlBesideVault, operatorHostedCardGateway } from './hosted-card-page.ts';
import { TEST_STRIPE_GATEWAY_CONFIG as config } from './testing/stripe-config.ts';

const messages = getUsualMessages(cardFieldsMessages);

function page() {
  const fields = {
    isReady: vi.fn(() => true),
    tokenise: vi.fn<MountedGatewayCardFields['tokenise']>(() => Promise.resolve({ token: 'tok' })),
    close: vi.fn(),
  };
  const openFields = vi.fn((_: CardFieldsOptions): MountedGatewayCardFields => fields);
  let place: HTMLElement | null = null;
  const gateway = vi.fn(() => Promise.resolve(config));
  const gatewayOf = vi.fn(() => Promise.resolve({ openFields }));
  const cardFields = createPageCardFields({
    funds: { gateway },
    payment: () => ({ origin: 'https://pay.example', gateways: { stripe: ['https://js.stripe.com'] } }),
    gatewayOf,
    place: () => place,
    messages: () => messages,
    window,
  });
  const makePlace = () => {
    place = document.createElement('div');
  };
  return { cardFields, fields, openFields, gateway, gatewayOf, makePlace };
}

const { signal } = new AbortController();

describe('the card fields of a page', () => {
  test('are ready only after their element exists, and are opened once', async () => {
    const { cardFields, openFields, gatewayOf, gateway, makePlace } = page();
    expect(await cardFields.areReady(signal)).toBe(false);
    cardFields.mount('stripe');
    expect(await cardFields.areReady(signal)).toBe(false);
    makePlace();
    expect(await cardFields.areReady(signal)).toBe(true);
    expect(await cardFields.areReady(signal)).toBe(true);
    expect(openFields).toHaveBeenCalledTimes(1);
    expect(gatewayOf.mock.calls).toEqual([['stripe', ['https://js.stripe.com']]]);
    expect(gateway).toHaveBeenCalledTimes(1);
    expect(openFields.mock.calls[0]?.[0]).toMatchObject({ config, origin: 'https://pay.example' });
    expect(openFields.mock.calls[0]?.[0].messages).toBe(messages);
  });

  test('are loaded again after they failed to load', async () => {
    const { cardFields, gateway, makePlace } = page();
    makePlace();
    gateway.mockRejectedValueOnce(new Error('offline'));
    cardFields.mount('stripe');
    await expect(cardFields.areReady(signal)).rejects.toThrow('offline');
    expect(await cardFields.areReady(signal)).toBe(true);
  });

  test('return a token for their own gateway only, and none after they are removed', async () => {
    const { cardFields, fields, makePlace } = page();
    makePlace();
    const leave = cardFields.mount('stripe');
    await cardFields.areReady(signal);
    expect(await cardFields.tokenise('stripe', signal)).toEqual({ token: 'tok' });
    await expect(cardFields.tokenise('eway', signal)).rejects.toThrow('there are no card fields');
    leave();
    expect(fields.close).toHaveBeenCalledTimes(1);
    await expect(cardFields.tokenise('stripe', signal)).rejects.toThrow('there are no card fields');
  });
});

describe('the hosted page of a gateway', () => {
  test('has the address of its vault without the last part', () => {
    expect(getPaymentPagesUrlBesideVault('/pay/vault')).toBe('/pay');
  });

  test('requires a payment origin', () => {
    const place = document.createElement('div');
    expect(() => operatorHostedCardGateway.openFields({ place, messages, config, origin: null, window })).toThrow(
      'there is no payment origin',
    );
  });
});
