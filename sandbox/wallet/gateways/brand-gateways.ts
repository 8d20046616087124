import type { CardGatewayKey, ChallengeType } from '#schemas/generated/api/wire-types.gen.ts';

/** Card gateways of each brand, preferred one first. */
const GATEWAYS: Readonly<Record<string, readonly [CardGatewayKey, ...CardGatewayKey[]]>> = {
  harbour: ['braintree', 'eway', 'stripe'],
  lantern: ['opayo', 'paystream', 'stripe'],
  sunnyside: ['braintree'],
};

/** Gateways of brands that were added to the demonstration. */
const GATEWAYS_OF_OTHERS: readonly [CardGatewayKey] = ['stripe'];

/** Gateways that require the security code for each deposit with a saved card. */
const GATEWAYS_REQUIRING_CODE: readonly CardGatewayKey[] = ['eway', 'opayo'];

export function listBrandCardGateways(siteKey: string): readonly [CardGatewayKey, ...CardGatewayKey[]] {
  return GATEWAYS[siteKey] ?? GATEWAYS_OF_OTHERS;
}

/** The gateway of a brand with this key, or null. */
export function findBrandCardGateway(siteKey: string, key: string): CardGatewayKey | null {
  return listBrandCardGateways(siteKey).find((candidate) => candidate === key) ?? null;
}

export function listGatewaysRequiringSecurityCode(siteKey: string): CardGatewayKey[] {
  return listBrandCardGateways(siteKey).filter(doesGatewayRequireSecurityCode);
}

export function doesGatewayRequireSecurityCode(gateway: CardGatewayKey): boolean {
  return GATEWAYS_REQUIRING_CODE.includes(gateway);
}

export function getChallengeTypeOfGateway(gateway: CardGatewayKey | null): ChallengeType {
  return gateway === 'stripe' ? 'stripe_challenge' : 'challenge';
}
