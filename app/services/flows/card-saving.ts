import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { walletToastsMessages } from './wallet-toasts.messages.gen.ts';

/** Saving a card on the page of cards and accounts; the page then shows it. */
export function createCardSavingFlowLoader(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>,
): FlowLoader {
  const { commerce, page } = context;
  return async () => {
    const [
      { startCardSavingMachine: startNewCard },
      { getPageCardFields, createPageCardTokeniser, listAvailablePaymentMeans },
    ] = await Promise.all([
      import('#machines/wallet/card-saving/card-saving.start.ts'),
      import('../payments/deposit-services.ts'),
    ]);
    return () => {
      const fields = getPageCardFields(context);
      const actor = startNewCard({
        funds: commerce.funds,
        tokenise: createPageCardTokeniser(context),
        newKey: () => crypto.randomUUID(),
        async findGateway(signal) {
          const { priorityGateway, availableCardGateways } = await commerce.funds.cardGateways({ signal });
          const { gateways } = listAvailablePaymentMeans(page.payment());
          const found = [priorityGateway, ...availableCardGateways].find((key) => gateways.includes(key));
          if (found === undefined) throw new Error('the page has the form of no gateway');
          return found;
        },
        mountCardFields: fields.mount,
        areCardFieldsReady: fields.areReady,
      });
      actor.on('card-saving.saved', async () => {
        page.toast({ message: page.messages(walletToastsMessages).cardSaved(), level: 'success' });
        await page.refresh();
      });
      return actor;
    };
  };
}
