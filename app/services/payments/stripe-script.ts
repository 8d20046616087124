import { BankRefusedCardSavingError } from '#machines/wallet/save-entered-card/card-not-confirmed.ts';
import { CardVaultUnavailableError } from '#machines/wallet/save-entered-card/vault-unavailable-error.ts';
import type { CardGatewayOptions } from './card-gateway.ts';
import { loadGatewayScript } from './load-script.ts';

export const STRIPE_SCRIPT_URL = 'https://js.stripe.com/v3/';

/** The part of Stripe.js that is used. */
export interface StripeElement {
  mount(place: HTMLElement): void;
  on(event: 'ready', ready: () => void): void;
  destroy(): void;
}

interface PaymentIntent {
  readonly status: string;
}

interface SetupIntent {
  readonly payment_method: string | null;
}

interface SetupError {
  readonly type?: string;
  readonly code?: string;
  readonly message?: string;
}

export interface Stripe {
  elements(): { create(type: 'card', options: object): StripeElement };
  createPaymentMethod(options: {
    readonly type: 'card';
    readonly card: StripeElement;
  }): Promise<{ readonly paymentMethod?: { readonly id: string }; readonly error?: { readonly type?: string } }>;
  confirmCardSetup(
    clientSecret: string,
    options: { readonly payment_method: string },
  ): Promise<{ readonly setupIntent?: SetupIntent; readonly error?: SetupError }>;
  handleNextAction(options: { readonly clientSecret: string }): Promise<{
    readonly paymentIntent?: PaymentIntent;
    readonly error?: { readonly message?: string; readonly payment_intent?: PaymentIntent };
  }>;
}

declare global {
  interface Window {
    readonly Stripe?: (publishableKey: string) => Stripe;
  }
}

/** Stripe.js for a client token of the API, which is Stripe's publishable key. */
export async function loadStripe({ config, window }: CardGatewayOptions, script: string): Promise<Stripe> {
  await loadGatewayScript(window.document, script);
  if (!window.Stripe) throw new Error('the script of Stripe brought nothing');
  return window.Stripe(config.clientToken);
}

/** The codes of a card or a bank that refuses, whose messages Stripe writes for customers. */
const NOT_CONFIRMED = 'setup_intent_authentication_failure';

/**
 * What a card is saved with, once its bank has confirmed it.
 *
 * @throws BankRefusedCardSavingError, CardVaultUnavailableError
 */
export async function confirmStripeCardSetup(stripe: Stripe, clientSecret: string, token: string): Promise<string> {
  const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret, { payment_method: token });
  if (setupIntent) return setupIntent.payment_method ?? token;
  const { type, code = type ?? 'error', message = '' } = error ?? {};
  if (type === 'api_connection_error') throw new CardVaultUnavailableError('Stripe can not be reached');
  if (type === 'card_error' || code === NOT_CONFIRMED) throw new BankRefusedCardSavingError(code, message);
  throw new Error(`Stripe could not set up the card: ${message || 'it says nothing'}`);
}

/** Whether the customer's bank has decided; false when the customer closed its window. */
export async function confirmStripeChallenge(stripe: Stripe, clientSecret: string): Promise<boolean> {
  const { paymentIntent, error } = await stripe.handleNextAction({ clientSecret });
  const intent = paymentIntent ?? error?.payment_intent;
  if (!intent) throw new Error(`Stripe could not ask the bank: ${error?.message ?? 'it says nothing'}`);
  return intent.status !== 'requires_action';
}
