import type { GatewayParts } from './card-gateway.ts';
import { loadScript } from './load-script.ts';

export const STRIPE_SCRIPT = 'https://js.stripe.com/v3/';

/** The part of Stripe.js that is used. */
export interface StripeElement {
  mount(place: HTMLElement): void;
  on(event: 'ready', ready: () => void): void;
  destroy(): void;
}

interface PaymentIntent {
  readonly status: string;
}

export interface Stripe {
  elements(): { create(type: 'card', options: object): StripeElement };
  createPaymentMethod(asked: {
    readonly type: 'card';
    readonly card: StripeElement;
  }): Promise<{ readonly paymentMethod?: { readonly id: string }; readonly error?: { readonly type?: string } }>;
  handleNextAction(asked: { readonly clientSecret: string }): Promise<{
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
export async function loadStripe({ config, window }: GatewayParts, script: string): Promise<Stripe> {
  await loadScript(window.document, script);
  if (!window.Stripe) throw new Error('the script of Stripe brought nothing');
  return window.Stripe(config.clientToken);
}

/** Whether the customer's bank has decided; false when the customer closed its window. */
export async function confirmChallenge(stripe: Stripe, clientSecret: string): Promise<boolean> {
  const { paymentIntent, error } = await stripe.handleNextAction({ clientSecret });
  const intent = paymentIntent ?? error?.payment_intent;
  if (!intent) throw new Error(`Stripe could not ask the bank: ${error?.message ?? 'it says nothing'}`);
  return intent.status !== 'requires_action';
}
