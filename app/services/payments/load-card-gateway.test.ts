// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BankRefusedCardSavingError } from '#machines/wallet/save-entered-card/card-not-confirmed.ts';
import { CardVaultUnavailableError } from '#machines/wallet/save-entered-card/vault-unavailable-error.ts';
import { getUsualMessages } from '../../testing/usual-messages.ts';
import { cardFieldsMessages } from './card-fields.messages.gen.ts';
import { operatorHostedCardGateway } from './hosted-card-page.ts';
import { loadCardGateway } from './load-card-gateway.ts';
import { TEST_STRIPE_GATEWAY_CONFIG as config } from './testing/stripe-config.ts';

const messages = getUsualMessages(cardFieldsMessages);
const { signal } = new AbortController();

/** URLs of the requested scripts; each loads at once. */
let scripts: string[];
beforeEach(() => {
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    scripts.push(script.src);
    queueMicrotask(() => script.dispatchEvent(new Event('load')));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'Stripe');
  Reflect.deleteProperty(window, 'braintree');
});

const place = () => document.createElement('div');

describe('the card gateway adapter', () => {
  test.each(['braintree', 'eway', 'opayo', 'paystream', 'stripe'] as const)(
    'for %s is the hosted one and loads no script when the site names no script origin',
    async (key) => {
      expect(await loadCardGateway(key, [])).toBe(operatorHostedCardGateway);
      expect(scripts).toEqual([]);
    },
  );

  test('of Stripe mounts the card field of Stripe and returns its token, or null for an invalid card', async () => {
    let ready: () => void = () => undefined;
    const card = { mount: vi.fn(), on: (_: string, listener: () => void) => (ready = listener), destroy: vi.fn() };
    const createPaymentMethod = vi.fn(async (): Promise<object> => ({ paymentMethod: { id: 'pm_1' } }));
    const Stripe = vi.fn(() => ({ elements: () => ({ create: () => card }), createPaymentMethod }));
    Reflect.set(window, 'Stripe', Stripe);
    const gateway = await loadCardGateway('stripe', ['https://js.stripe.com']);
    const there = place();
    const fields = gateway.openFields({ place: there, messages, config, origin: null, window });
    await vi.waitFor(() => expect(card.mount).toHaveBeenCalledWith(there));
    expect([scripts, Stripe.mock.calls, fields.isReady()]).toEqual([
      ['https://js.stripe.com/v3/'],
      [['client-token']],
      false,
    ]);
    ready();
    expect(fields.isReady()).toBe(true);
    expect(await fields.tokenise(signal)).toEqual({ token: 'pm_1' });
    createPaymentMethod.mockResolvedValueOnce({ error: {} });
    expect(await fields.tokenise(signal)).toBeNull();
    createPaymentMethod.mockResolvedValueOnce({ error: { type: 'api_connection_error' } });
    await expect(fields.tokenise(signal)).rejects.toThrow(CardVaultUnavailableError);
    fields.close();
    await vi.waitFor(() => expect(card.destroy).toHaveBeenCalledTimes(1));
  });

  test.each([
    ['decided', { paymentIntent: { status: 'succeeded' } }, true],
    ['refused', { error: { payment_intent: { status: 'requires_payment_method' } } }, true],
    ['closed by the customer', { paymentIntent: { status: 'requires_action' } }, false],
  ])('of Stripe confirms a challenge by its client secret: %s', async (_, outcome, isDecided) => {
    const handleNextAction = vi.fn(async () => outcome);
    const Stripe = vi.fn(() => ({ handleNextAction }));
    Reflect.set(window, 'Stripe', Stripe);
    const parts = { config, origin: 'https://pay.example', window };
    const own = await loadCardGateway('stripe', ['https://js.stripe.com']);
    expect(await own.confirmChallenge?.(parts, 'pi_1_secret_2')).toBe(isDecided);
    expect(await operatorHostedCardGateway.confirmChallenge?.(parts, 'pi_1_secret_2')).toBe(isDecided);
    expect([Stripe.mock.calls, handleNextAction.mock.calls]).toEqual([
      [['client-token'], ['client-token']],
      [[{ clientSecret: 'pi_1_secret_2' }], [{ clientSecret: 'pi_1_secret_2' }]],
    ]);
  });

  test('of Stripe rejects with the reason when Stripe cannot start the challenge', async () => {
    const handleNextAction = async () => ({ error: { message: 'No such payment intent' } });
    Reflect.set(window, 'Stripe', () => ({ handleNextAction }));
    const gateway = await loadCardGateway('stripe', ['https://js.stripe.com']);
    await expect(gateway.confirmChallenge?.({ config, origin: null, window }, 'pi_1_secret_2')).rejects.toThrow(
      'Stripe could not ask the bank: No such payment intent',
    );
  });

  describe('of Stripe sets up a card before it is saved', () => {
    const parts = { config, origin: 'https://pay.example', window };
    const confirmed = async (outcome: object) => {
      const confirmCardSetup = vi.fn(async () => outcome);
      Reflect.set(window, 'Stripe', () => ({ confirmCardSetup }));
      const own = await loadCardGateway('stripe', ['https://js.stripe.com']);
      const hosted = await operatorHostedCardGateway.confirmSetup?.(parts, 'seti_1_secret_2', 'pm_1');
      expect([hosted, confirmCardSetup.mock.calls]).toEqual([
        await own.confirmSetup?.(parts, 'seti_1_secret_2', 'pm_1'),
        Array.from({ length: 2 }, () => ['seti_1_secret_2', { payment_method: 'pm_1' }]),
      ]);
      return hosted;
    };

    test('and returns the payment method that the bank confirmed', async () => {
      expect(await confirmed({ setupIntent: { payment_method: 'pm_2' } })).toBe('pm_2');
    });

    test.each([
      ['a card that is declined', { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }],
      ['a bank that is not convinced', { code: 'setup_intent_authentication_failure', message: 'We are unable to.' }],
    ])('and rejects with the code and message of Stripe about %s', async (_, error) => {
      const refused = confirmed({ error });
      await expect(refused).rejects.toThrow(BankRefusedCardSavingError);
      await expect(refused).rejects.toMatchObject({ code: error.code, message: error.message });
    });

    test('and rejects with one error for an outage and with another for a wrong request', async () => {
      await expect(confirmed({ error: { type: 'api_connection_error' } })).rejects.toThrow(CardVaultUnavailableError);
      await expect(confirmed({ error: { type: 'invalid_request_error', message: 'No such intent' } })).rejects.toThrow(
        'Stripe could not set up the card: No such intent',
      );
    });
  });

  test('of Braintree opens the hosted fields of Braintree and returns its token, or null for an invalid card', async () => {
    const hosted = { tokenize: vi.fn(async () => ({ nonce: 'nonce-1' })), teardown: vi.fn(async () => undefined) };
    const create = vi.fn(async (_: { fields: object }) => hosted);
    Reflect.set(window, 'braintree', {
      client: { create: async ({ authorization }: { authorization: string }) => authorization },
      hostedFields: { create },
    });
    const gateway = await loadCardGateway('braintree', ['https://js.braintreegateway.com']);
    const there = place();
    const fields = gateway.openFields({ place: there, messages, config, origin: null, window });
    await vi.waitFor(() => expect(fields.isReady()).toBe(true));
    expect(create.mock.calls[0]?.[0]).toMatchObject({ client: 'client-token' });
    expect([...there.querySelectorAll('.field__label')].map(({ textContent }) => textContent)).toEqual([
      'Card number',
      'Expiry',
      'Security code',
      'Name on card',
    ]);
    expect(await fields.tokenise(signal)).toEqual({ token: 'nonce-1' });
    hosted.tokenize.mockRejectedValueOnce(new Error('invalid'));
    expect(await fields.tokenise(signal)).toBeNull();
    hosted.tokenize.mockRejectedValueOnce(Object.assign(new Error('offline'), { type: 'NETWORK' }));
    await expect(fields.tokenise(signal)).rejects.toThrow(CardVaultUnavailableError);
    fields.close();
    await vi.waitFor(() => expect(hosted.teardown).toHaveBeenCalledTimes(1));
    expect(there.childElementCount).toBe(0);
  });

  test('of Braintree collects device data with Braintree’s data collector', async () => {
    const create = vi.fn(async (_: { client: unknown }) => ({ deviceData: '{"correlation_id":"1"}' }));
    Reflect.set(window, 'braintree', {
      client: { create: async ({ authorization }: { authorization: string }) => `client of ${authorization}` },
      dataCollector: { create },
    });
    const gateway = await loadCardGateway('braintree', ['https://js.braintreegateway.com']);
    expect(await gateway.collectDeviceData?.({ config, origin: null, window })).toBe('{"correlation_id":"1"}');
    expect(create.mock.calls).toEqual([[{ client: 'client of client-token' }]]);
    expect(scripts.at(-1)).toBe('https://js.braintreegateway.com/web/3.103.0/js/data-collector.min.js');
  });
});
