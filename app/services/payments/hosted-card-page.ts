import type { GatewayCardToken } from '#machines/wallet/save-entered-card/save-entered-card.actors.ts';
import { CardVaultUnavailableError } from '#machines/wallet/save-entered-card/vault-unavailable-error.ts';
import type { GatewayConfig } from '#schemas/generated/api/types.gen.ts';
import type { CardFieldsMessages } from './card-fields.messages.gen.ts';
import type { CardFieldsOptions, CardGateway, MountedGatewayCardFields } from './card-gateway.ts';
import { mountPaymentFrame } from './payment-frame.ts';

/** Milliseconds that the vault has for an answer. */
const PATIENCE = 20_000;

/** Card fields that are a page of the operator's payment origin, in a frame. */
export const operatorHostedCardGateway: CardGateway = {
  openFields({ place, messages, config, origin, window }: CardFieldsOptions): MountedGatewayCardFields {
    if (origin === null) throw new Error('there is no payment origin');
    let isReady = false;
    let lastRequestId = 0;
    const waiting = new Map<number, PromiseWithResolvers<GatewayCardToken | null>>();
    const query = new URLSearchParams({ client_token: config.clientToken });
    const frame = mountPaymentFrame(place, {
      path: `${getPaymentPagesUrlBesideVault(config.vaultUrl)}/card?${query}`,
      origin,
      title: getFrameTitle(messages),
      window,
      newNonce: () => crypto.randomUUID(),
      onMessage(message) {
        if (message['type'] === 'fields.ready') isReady = true;
        const answer = waiting.get(Number(message['id']));
        if (message['type'] === 'fields.invalid') answer?.resolve(null);
        if (message['type'] === 'fields.failed')
          answer?.reject(new CardVaultUnavailableError('the vault can not be reached'));
        if (message['type'] === 'fields.token') answer?.resolve(tokenOf(message['token']));
      },
    });
    return {
      isReady() {
        if (!isReady) frame.send({ type: 'fields.hello' });
        return isReady;
      },
      async tokenise(signal) {
        lastRequestId += 1;
        const id = lastRequestId;
        const answer = Promise.withResolvers<GatewayCardToken | null>();
        const giveUp = () => answer.reject(new CardVaultUnavailableError('the card fields do not answer'));
        const timer = setTimeout(giveUp, PATIENCE);
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.set(id, answer);
        frame.send({ type: 'fields.submit', id });
        try {
          return await answer.promise;
        } finally {
          clearTimeout(timer);
          signal.removeEventListener('abort', giveUp);
          waiting.delete(id);
        }
      },
      close: () => frame.close(),
    };
  },
  // The script loader is loaded with the first script.
  async collectDeviceData(parts) {
    const { collectDeviceDataByOperatorScript } = await import('./hosted-scripts.ts');
    return collectDeviceDataByOperatorScript(parts, scriptAt(parts.config, parts.origin, 'device.js'));
  },
  async confirmChallenge(parts, clientSecret) {
    const { confirmHostedChallenge } = await import('./hosted-scripts.ts');
    return confirmHostedChallenge(parts, scriptAt(parts.config, parts.origin, 'stripe.js'), clientSecret);
  },
  async confirmSetup(parts, clientSecret, token) {
    const { confirmHostedCardSetup: confirmHostedSetup } = await import('./hosted-scripts.ts');
    return confirmHostedSetup(parts, scriptAt(parts.config, parts.origin, 'stripe.js'), clientSecret, token);
  },
};

/** A script of the payment origin, in place of the gateway's own. */
function scriptAt({ vaultUrl }: GatewayConfig, origin: string | null, name: string): string {
  if (origin === null) throw new Error('there is no payment origin');
  return new URL(`${getPaymentPagesUrlBesideVault(vaultUrl)}/${name}`, origin).href;
}

function getFrameTitle(messages: Pick<CardFieldsMessages, 'frame'>): string {
  return messages.frame();
}

/** The pages stand beside the vault: `/pay` for `/pay/vault`. */
export function getPaymentPagesUrlBesideVault(vaultUrl: string): string {
  return vaultUrl.replace(/\/[^/]*$/, '');
}

function tokenOf(token: unknown): GatewayCardToken | null {
  return typeof token === 'string' && token !== '' ? { token } : null;
}
