import { VaultUnreached } from '#machines/add-card/vault-unreached.ts';
import type { CardFields, CardFieldsParts, CardGateway } from './card-gateway.ts';
import { loadScript } from './load-script.ts';

const SCRIPT = 'https://js.stripe.com/v3/';

/** As much of Stripe's script as is used. */
interface StripeElement {
  mount(place: HTMLElement): void;
  on(event: 'ready', ready: () => void): void;
  destroy(): void;
}

interface Stripe {
  elements(): { create(type: 'card', options: object): StripeElement };
  createPaymentMethod(asked: {
    readonly type: 'card';
    readonly card: StripeElement;
  }): Promise<{ readonly paymentMethod?: { readonly id: string }; readonly error?: { readonly type?: string } }>;
}

declare global {
  interface Window {
    readonly Stripe?: (publishableKey: string) => Stripe;
  }
}

/** The card element of Stripe, which the client token of the API is the publishable key of. */
export const stripeFields: CardGateway = {
  openFields({ place, config, window }: CardFieldsParts): CardFields {
    let isReady = false;
    let isClosed = false;
    const opened = loadScript(window.document, SCRIPT).then(() => {
      if (!window.Stripe) throw new Error('the script of Stripe brought nothing');
      const stripe = window.Stripe(config.clientToken);
      const card = stripe.elements().create('card', { hidePostalCode: true });
      card.on('ready', () => (isReady = true));
      if (!isClosed) card.mount(place);
      return { stripe, card };
    });
    // Who pays without them hears of it.
    opened.catch(() => undefined);
    return {
      isReady: () => isReady,
      async tokenise(signal) {
        const { stripe, card } = await opened;
        const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
        signal.throwIfAborted();
        if (error?.type === 'api_connection_error') throw new VaultUnreached('Stripe can not be reached');
        return paymentMethod ? { token: paymentMethod.id } : null;
      },
      close() {
        isClosed = true;
        opened.then(({ card }) => card.destroy()).catch(() => undefined);
      },
    };
  },
};
