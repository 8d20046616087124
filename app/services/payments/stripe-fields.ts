import { CardVaultUnavailableError } from '#machines/wallet/save-entered-card/vault-unavailable-error.ts';
import type { CardFieldsOptions, CardGateway, MountedGatewayCardFields } from './card-gateway.ts';
import { confirmStripeCardSetup, confirmStripeChallenge, loadStripe, STRIPE_SCRIPT_URL } from './stripe-script.ts';

/** The card element of Stripe. The client token of the API is its publishable key. */
export const stripeCardGateway: CardGateway = {
  openFields({ place, ...parts }: CardFieldsOptions): MountedGatewayCardFields {
    let isReady = false;
    let isClosed = false;
    const opened = loadStripe(parts, STRIPE_SCRIPT_URL).then((stripe) => {
      const card = stripe.elements().create('card', { hidePostalCode: true });
      card.on('ready', () => (isReady = true));
      if (!isClosed) card.mount(place);
      return { stripe, card };
    });
    // `tokenise` reports a failed load.
    opened.catch(() => undefined);
    return {
      isReady: () => isReady,
      async tokenise(signal) {
        const { stripe, card } = await opened;
        const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
        signal.throwIfAborted();
        if (error?.type === 'api_connection_error') throw new CardVaultUnavailableError('Stripe can not be reached');
        return paymentMethod ? { token: paymentMethod.id } : null;
      },
      close() {
        isClosed = true;
        opened.then(({ card }) => card.destroy()).catch(() => undefined);
      },
    };
  },
  async confirmChallenge(parts, clientSecret) {
    return confirmStripeChallenge(await loadStripe(parts, STRIPE_SCRIPT_URL), clientSecret);
  },
  async confirmSetup(parts, clientSecret, token) {
    return confirmStripeCardSetup(await loadStripe(parts, STRIPE_SCRIPT_URL), clientSecret, token);
  },
};
