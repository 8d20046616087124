import type { Funds } from '#commerce/wallet/funds.ts';
import type { PagePayment } from '#engine/render/page-payload.ts';
import type { CardGatewayKey, GatewayConfig } from '#schemas/generated/api/types.gen.ts';
import type { CardGateway, GatewayParts } from './card-gateway.ts';

/** The gateways of a page, with the API's answer for each. */
export interface PageGateways {
  load(gatewayKey: CardGatewayKey): Promise<[CardGateway, GatewayConfig]>;
  partsOf(config: GatewayConfig): GatewayParts;
}

export interface PageGatewaysParts {
  readonly funds: Pick<Funds, 'gateway'>;
  readonly payment: () => PagePayment | null;
  readonly gatewayOf: (key: CardGatewayKey, scripts: readonly string[]) => Promise<CardGateway>;
  readonly window: Window;
}

export function pageGateways({ funds, payment, gatewayOf, window }: PageGatewaysParts): PageGateways {
  return {
    load(gatewayKey) {
      const scripts = payment()?.gateways[gatewayKey] ?? [];
      return Promise.all([gatewayOf(gatewayKey, scripts), funds.gateway(gatewayKey)]);
    },
    partsOf: (config) => ({ config, origin: payment()?.origin ?? null, window }),
  };
}
