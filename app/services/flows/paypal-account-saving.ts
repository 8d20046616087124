import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { walletToastsMessages } from './wallet-toasts.messages.gen.ts';

/** Saving a PayPal account on the page of cards and accounts; the page then shows it. */
export function createPaypalAccountSavingFlowLoader(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>,
): FlowLoader {
  const {
    commerce: { funds },
    page,
    flows,
  } = context;
  return async () => {
    const [
      { startPaypalAccountSavingMachine: startNewPaypal },
      { openPaypalSheet, GATEWAY_KEY_FOR_PAYPAL_ACCOUNTS },
      { createPageDeviceDataCollector },
    ] = await Promise.all([
      import('#machines/wallet/paypal-account-saving/paypal-account-saving.start.ts'),
      import('../payments/paypal-sheet.ts'),
      import('../payments/deposit-services.ts'),
    ]);
    return () => {
      const actor = startNewPaypal({
        funds,
        openSheet: (signal) => openPaypalSheet({ funds, page, places: flows().places }, signal),
        deviceData: (signal) => createPageDeviceDataCollector(context)(GATEWAY_KEY_FOR_PAYPAL_ACCOUNTS, signal),
        newKey: () => crypto.randomUUID(),
      });
      actor.on('paypal-account-saving.saved', async () => {
        page.toast({ message: page.messages(walletToastsMessages).payPalSaved(), level: 'success' });
        await page.refresh();
      });
      return actor;
    };
  };
}
