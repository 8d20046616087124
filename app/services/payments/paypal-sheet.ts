import type { FundsCalls } from '#commerce/wallet/funds.ts';
import type { PagePaymentSettings } from '#engine/render/page-payload.ts';
import { getHostedPagesUrl } from './hosted-card-page.ts';
import { openPaymentFrame } from './payment-frame.ts';
import { waitForElement } from './wait-for-element.ts';

export interface PaypalSheetDependencies {
  readonly funds: Pick<FundsCalls, 'gateway'>;
  readonly payment: () => PagePaymentSettings | null;
  readonly window: Window;
}

/** Where the block of cards and accounts shows the sheet. */
const PAYPAL_PLACE = '[data-paypal-sheet]';

/** The gateway that keeps PayPal accounts (specification: The calls it makes, "POST /funds/pl/braintree"). */
export const PAYPAL_GATEWAY_KEY = 'braintree';

/**
 * The sheet on which a customer links a PayPal account, as a page of the payment origin. Resolves to what stands for the
 * account, good once; null where the customer closed it.
 */
export async function openPaypalSheet(
  { funds, payment, window }: PaypalSheetDependencies,
  signal: AbortSignal,
): Promise<string | null> {
  const origin = payment()?.origin ?? null;
  if (origin === null) throw new Error('there is no payment origin');
  const [config, place] = await Promise.all([
    funds.gateway(PAYPAL_GATEWAY_KEY, { signal }),
    waitForElement(window.document, PAYPAL_PLACE, signal),
  ]);
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const query = new URLSearchParams({ client_token: config.clientToken });
  const frame = openPaymentFrame(place, {
    path: `${getHostedPagesUrl(config.vaultUrl)}/paypal-account?${query}`,
    origin,
    title: 'PayPal',
    window,
    newNonce: () => crypto.randomUUID(),
    heard({ type, token }) {
      if (type === 'paypal.token' && typeof token === 'string') resolve(token);
      if (type === 'paypal.closed') resolve(null);
    },
  });
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise.finally(() => frame.close());
}
