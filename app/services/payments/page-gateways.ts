import type { FundsCalls } from '#commerce/wallet/funds.ts';
import type { PagePaymentSettings } from '#engine/render/page-payload.ts';
import type { CardGatewayKey, GatewayConfig } from '#schemas/generated/api/types.gen.ts';
import type { CardGateway, CardGatewayOptions } from './card-gateway.ts';

/** The gateways of a page, with the API's answer for each. */
export interface PageCardGateways {
  load(gatewayKey: CardGatewayKey): Promise<[CardGateway, GatewayConfig]>;
  partsOf(config: GatewayConfig): CardGatewayOptions;
}

export interface PageCardGatewaysDependencies {
  readonly funds: Pick<FundsCalls, 'gateway'>;
  readonly payment: () => PagePaymentSettings | null;
  readonly gatewayOf: (key: CardGatewayKey, scripts: readonly string[]) => Promise<CardGateway>;
  readonly window: Window;
}

export function createPageCardGateways({
  funds,
  payment,
  gatewayOf,
  window,
}: PageCardGatewaysDependencies): PageCardGateways {
  return {
    load(gatewayKey) {
      const scripts = payment()?.gateways[gatewayKey] ?? [];
      return Promise.all([gatewayOf(gatewayKey, scripts), funds.gateway(gatewayKey)]);
    },
    partsOf: (config) => ({ config, origin: payment()?.origin ?? null, window }),
  };
}
