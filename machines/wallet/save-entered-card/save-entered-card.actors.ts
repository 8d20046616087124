import { fromPromise } from 'xstate';
import type { FundsCalls } from '#commerce/wallet/funds.ts';
import type { CardGatewayKey, Fund } from '#schemas/generated/api/types.gen.ts';

/** The gateway's token for a card; null instead if its fields show an error. */
export interface GatewayCardToken {
  readonly token: string;
  readonly deviceData?: string;
}

export interface SaveEnteredCardServices {
  readonly funds: FundsCalls;
  /** Sends the gateway's own fields to its vault. No card number passes through here. */
  readonly tokenise: (gatewayKey: CardGatewayKey, signal: AbortSignal) => Promise<GatewayCardToken | null>;
  readonly newKey: () => string;
  /** Whether the card is only stored if a deposit follows. */
  readonly isProvisional?: boolean;
}

export function saveEnteredCardActors({ funds, tokenise, newKey, isProvisional }: SaveEnteredCardServices) {
  return {
    saveCard: fromPromise<Fund | null, { readonly gatewayKey: CardGatewayKey }>(
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
