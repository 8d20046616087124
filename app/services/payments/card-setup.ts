import type { FundsCalls } from '#commerce/wallet/funds.ts';
import type { GatewayCardToken } from '#machines/wallet/save-entered-card/save-entered-card.actors.ts';
import type { CardGatewayKey } from '#schemas/generated/api/types.gen.ts';
import type { PageCardGateways } from './page-gateways.ts';

/** The only gateway that starts the saving of a card with a client secret (specification: Calls, `POST /funds/stripe/setup`). */
const GATEWAY = 'stripe';

export type CardSetupConfirmer = (
  gatewayKey: CardGatewayKey,
  card: GatewayCardToken,
  signal: AbortSignal,
) => Promise<GatewayCardToken>;

/**
 * Has the customer's bank confirm a card before it is saved, if its gateway requires it.
 *
 * @throws BankRefusedCardSavingError if the bank or customer refuses; CardVaultUnavailableError without a response.
 */
export function createCardSetupConfirmer(
  { load, partsOf }: PageCardGateways,
  funds: Pick<FundsCalls, 'stripeSetup'>,
): CardSetupConfirmer {
  return async (gatewayKey, card, signal) => {
    if (gatewayKey !== GATEWAY) return card;
    const [[gateway, config], { clientSecret }] = await Promise.all([load(gatewayKey), funds.stripeSetup({ signal })]);
    if (!gateway.confirmSetup) throw new Error(`the script of ${gatewayKey} sets up no cards`);
    const token = await gateway.confirmSetup(partsOf(config), clientSecret, card.token);
    signal.throwIfAborted();
    return { ...card, token };
  };
}
