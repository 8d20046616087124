import type { GatewayConfig } from '#schemas/generated/api/types.gen.ts';

/** What a browser needs to hand a card to Stripe. */
export const TEST_STRIPE_GATEWAY_CONFIG: GatewayConfig = {
  gatewayKey: 'stripe',
  clientToken: 'client-token',
  vaultUrl: '/pay/vault',
  cscRequired: false,
  challengeType: 'stripe_challenge',
};
