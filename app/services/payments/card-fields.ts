import type { GatewayCardToken } from '#machines/wallet/save-entered-card/save-entered-card.actors.ts';
import type { CardGatewayKey, GatewayConfig } from '#schemas/generated/api/types.gen.ts';
import type { CardFieldsMessages } from './card-fields.messages.gen.ts';
import type { CardGateway, MountedGatewayCardFields } from './card-gateway.ts';
import { createPageCardGateways, type PageCardGatewaysDependencies } from './page-gateways.ts';

/** The card fields of the page: those of one gateway at a time. */
export interface PageCardFields {
  /** Mounts the fields of a gateway. Returns a function that unmounts them. */
  mount(gatewayKey: CardGatewayKey): () => void;
  /** Whether the fields respond; polled until they do. */
  areReady(signal: AbortSignal): Promise<boolean>;
  tokenise(gatewayKey: CardGatewayKey, signal: AbortSignal): Promise<GatewayCardToken | null>;
}

export interface PageCardFieldsOptions extends PageCardGatewaysDependencies {
  /** Element for the fields; null before it is rendered. */
  readonly place: () => HTMLElement | null;
  /** Called once the messages of flows are loaded. */
  readonly messages: () => CardFieldsMessages;
}

interface CurrentCardFields {
  readonly gatewayKey: CardGatewayKey;
  fields: MountedGatewayCardFields | null;
  loading: Promise<[CardGateway, GatewayConfig]> | null;
}

export function createPageCardFields({ place, messages, ...parts }: PageCardFieldsOptions): PageCardFields {
  const { load, partsOf } = createPageCardGateways(parts);
  let current: CurrentCardFields | null = null;

  async function open(wanted: CurrentCardFields): Promise<MountedGatewayCardFields | null> {
    wanted.loading ??= load(wanted.gatewayKey);
    // A failed load is retried.
    wanted.loading.catch(() => (wanted.loading = null));
    const [gateway, config] = await wanted.loading;
    const element = place();
    if (current !== wanted || wanted.fields || !element) return wanted.fields;
    wanted.fields = gateway.openFields({ ...partsOf(config), place: element, messages: messages() });
    return wanted.fields;
  }

  return {
    mount(gatewayKey) {
      const mine: CurrentCardFields = { gatewayKey, fields: null, loading: null };
      current?.fields?.close();
      current = mine;
      return () => {
        mine.fields?.close();
        if (current === mine) current = null;
      };
    },
    async areReady(signal) {
      if (!current) return false;
      const fields = await open(current);
      signal.throwIfAborted();
      return fields?.isReady() ?? false;
    },
    tokenise(gatewayKey, signal) {
      const fields = current?.gatewayKey === gatewayKey ? current.fields : null;
      return fields ? fields.tokenise(signal) : Promise.reject(new Error('there are no card fields'));
    },
  };
}
