import type { FundsCalls } from '#commerce/wallet/funds.ts';
import type { FlowMountElements } from '#engine/flows/mount-places.ts';
import { PAYPAL_ACCOUNT_LINK_MOUNT_NAME } from '#schemas/browser/mount-places.ts';
import type { FlowPageServices } from '../flows/flow-context.ts';
import { getPaymentPagesUrlBesideVault } from './hosted-card-page.ts';
import { mountPaymentFrame } from './payment-frame.ts';

export interface PaypalSheetDependencies {
  readonly funds: Pick<FundsCalls, 'gateway'>;
  readonly page: Pick<FlowPageServices, 'payment' | 'window'>;
  readonly places: Pick<FlowMountElements, 'wait'>;
}

/** The gateway that stores PayPal accounts (specification: The calls it makes, "POST /funds/pl/braintree"). */
export const GATEWAY_KEY_FOR_PAYPAL_ACCOUNTS = 'braintree';

/**
 * The sheet on which a customer links a PayPal account, as a page of the payment origin. Resolves to a single-use token
 * of the account; null if the customer closed it.
 */
export async function openPaypalSheet(
  { funds, page, places }: PaypalSheetDependencies,
  signal: AbortSignal,
): Promise<string | null> {
  const origin = page.payment()?.origin ?? null;
  if (origin === null) throw new Error('there is no payment origin');
  const [config, place] = await Promise.all([
    funds.gateway(GATEWAY_KEY_FOR_PAYPAL_ACCOUNTS, { signal }),
    places.wait(PAYPAL_ACCOUNT_LINK_MOUNT_NAME, signal),
  ]);
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const query = new URLSearchParams({ client_token: config.clientToken });
  const frame = mountPaymentFrame(place, {
    path: `${getPaymentPagesUrlBesideVault(config.vaultUrl)}/paypal-account?${query}`,
    origin,
    title: 'PayPal',
    window: page.window,
    newNonce: () => crypto.randomUUID(),
    onMessage({ type, token }) {
      if (type === 'paypal.token' && typeof token === 'string') resolve(token);
      if (type === 'paypal.closed') resolve(null);
    },
  });
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise.finally(() => frame.close());
}
