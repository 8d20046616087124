import { CardVaultUnavailableError } from '#machines/wallet/save-entered-card/vault-unavailable-error.ts';
import type { CardFieldsMessages } from './card-fields.messages.gen.ts';
import type { CardFieldsOptions, CardGateway, MountedGatewayCardFields } from './card-gateway.ts';
import { loadGatewayScript } from './load-script.ts';

const scriptOf = (name: string) => `https://js.braintreegateway.com/web/3.103.0/js/${name}.min.js`;

/** Labels of the fields of a card, by Braintree's names. */
function createLabels(messages: CardFieldsMessages): Readonly<Record<string, string>> {
  return {
    number: messages.number(),
    expirationDate: messages.expiry(),
    cvv: messages.securityCode(),
    cardholderName: messages.name(),
  };
}

/** As much of Braintree's scripts as is used. */
interface HostedFields {
  tokenize(): Promise<{ readonly nonce: string }>;
  teardown(): Promise<void>;
}

interface Braintree {
  readonly client: { create(options: { readonly authorization: string }): Promise<unknown> };
  readonly dataCollector: {
    create(options: { readonly client: unknown }): Promise<{ readonly deviceData: string }>;
  };
  readonly hostedFields: {
    create(options: { readonly client: unknown; readonly fields: object }): Promise<HostedFields>;
  };
}

declare global {
  interface Window {
    readonly braintree?: Braintree;
  }
}

/** The hosted fields of Braintree: a frame for each, which the client token of the API opens. */
export const braintreeCardGateway: CardGateway = {
  openFields({ place, messages, config, window }: CardFieldsOptions): MountedGatewayCardFields {
    let isReady = false;
    const opened = open(place, createLabels(messages), config.clientToken, window);
    opened.then(
      () => (isReady = true),
      () => undefined,
    );
    return {
      isReady: () => isReady,
      async tokenise(signal) {
        const fields = await opened;
        // Braintree marks what is wrong in its own fields.
        const given = await fields.tokenize().catch((error: unknown) => {
          if (isUnreached(error)) throw new CardVaultUnavailableError('Braintree can not be reached');
          return null;
        });
        signal.throwIfAborted();
        return given && { token: given.nonce };
      },
      close() {
        place.replaceChildren();
        opened.then((fields) => fields.teardown()).catch(() => undefined);
      },
    };
  },
  async collectDeviceData({ config, window }) {
    const { braintree, client } = await loadClient(window, config.clientToken, 'data-collector');
    return (await braintree.dataCollector.create({ client })).deviceData;
  },
};

/** Braintree's client, and one more of its scripts. */
async function loadClient(window: Window, authorization: string, more: 'hosted-fields' | 'data-collector') {
  for (const name of ['client', more]) await loadGatewayScript(window.document, scriptOf(name));
  const { braintree } = window;
  if (!braintree) throw new Error('the scripts of Braintree brought nothing');
  return { braintree, client: await braintree.client.create({ authorization }) };
}

async function open(
  place: HTMLElement,
  labels: ReturnType<typeof createLabels>,
  authorization: string,
  window: Window,
): Promise<HostedFields> {
  const { braintree, client } = await loadClient(window, authorization, 'hosted-fields');
  const containers = Object.entries(labels).map(([name, label]) => [name, { container: row(place, label) }]);
  return braintree.hostedFields.create({ client, fields: Object.fromEntries(containers) });
}

function row(place: HTMLElement, label: string): HTMLElement {
  const { ownerDocument: document } = place;
  const field = document.createElement('div');
  field.className = 'field';
  const name = document.createElement('span');
  name.className = 'field__label';
  name.textContent = label;
  const container = document.createElement('div');
  container.className = 'payment-frame';
  field.append(name, container);
  place.append(field);
  return container;
}

function isUnreached(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'NETWORK';
}
