import { fromPromise } from 'xstate';
import type { FundsCalls } from '#commerce/wallet/funds.ts';
import type { CardGatewayKey, Fund } from '#schemas/generated/api/types.gen.ts';

/** What the fields of a gateway made of a card; null where they say what is wrong with it. */
export interface GatewayCardToken {
  readonly token: string;
  readonly deviceData?: string;
}

export interface SaveEnteredCardServices {
  readonly funds: FundsCalls;
  /** Hands what stands in the gateway's own fields to its vault. No number comes by here. */
  readonly tokenise: (gatewayKey: CardGatewayKey, signal: AbortSignal) => Promise<GatewayCardToken | null>;
  readonly newKey: () => string;
  /** Whether a deposit follows, without which the card isn't kept. */
  readonly isProvisional?: boolean;
}

/** The waits of adding a card. */
export function saveEnteredCardActors({ funds, tokenise, newKey, isProvisional }: SaveEnteredCardServices) {
  return {
    save: fromPromise<Fund | null, { readonly gatewayKey: CardGatewayKey }>(
      async ({ input: { gatewayKey }, signal }) => {
        const card = await tokenise(gatewayKey, signal);
        if (!card) return null;
        const request = isProvisional ? { ...card, provisional: true } : card;
        return funds.addCard(gatewayKey, request, undefined, { signal, idempotencyKey: newKey() });
      },
    ),
    setDefault: fromPromise<Fund, { readonly fundId: string }>(({ input: { fundId }, signal }) =>
      funds.setDefault(fundId, { signal }),
    ),
  };
}
