import type { CardGatewayKey } from '#schemas/generated/api/types.gen.ts';
import type { CardGateway } from './card-gateway.ts';
import { operatorHostedCardGateway } from './hosted-card-page.ts';

type LoadGateway = () => Promise<CardGateway>;

/** Used if the site names no scripts or they have no adapter: the operator's payment origin replaces the gateway. */
const hosted: LoadGateway = () => Promise.resolve(operatorHostedCardGateway);

/**
 * The card gateways by key (specification: Entities, "Card gateways"), with the adapter of their own scripts, which is
 * loaded where a site names them and nowhere else.
 */
const GATEWAYS: Readonly<Record<CardGatewayKey, LoadGateway>> = {
  braintree: async () => (await import('./braintree-fields.ts')).braintreeCardGateway,
  eway: hosted,
  opayo: hosted,
  paystream: hosted,
  stripe: async () => (await import('./stripe-fields.ts')).stripeCardGateway,
};

export function loadCardGateway(key: CardGatewayKey, scripts: readonly string[]): Promise<CardGateway> {
  return scripts.length > 0 ? GATEWAYS[key]() : hosted();
}
