import type { FundsCalls } from '#commerce/wallet/funds.ts';
import { toDecimalAmount } from '#domain/money.ts';
import type { PagePaymentSettings } from '#engine/render/page-payload.ts';
import type { WalletOrder } from '#machines/wallet/deposit/deposit.types.ts';
import { getHostedPagesUrl } from './hosted-card-page.ts';
import { openPaymentFrame } from './payment-frame.ts';
import { waitForElement } from './wait-for-element.ts';

export interface WalletSheetDependencies {
  readonly funds: Pick<FundsCalls, 'gateway'>;
  readonly payment: () => PagePaymentSettings | null;
  readonly window: Window;
}

/** Where the block of the deposit shows the sheet. */
export const WALLET_SHEET_SELECTOR = '[data-wallet-sheet]';

/**
 * The sheet of Apple Pay or Google Pay, as a page of the payment origin. Resolves to what the wallet gives for the payment,
 * good once; null where the customer closed it.
 */
export async function openWalletSheet(
  { funds, payment, window }: WalletSheetDependencies,
  { way, amount }: WalletOrder,
  signal: AbortSignal,
): Promise<string | null> {
  const origin = payment()?.origin ?? null;
  if (way?.kind !== 'device-wallet' || origin === null) throw new Error('this device has no such wallet');
  const [config, place] = await Promise.all([
    funds.gateway(way.gatewayKey, { signal }),
    waitForElement(window.document, WALLET_SHEET_SELECTOR, signal),
  ]);
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const query = new URLSearchParams({
    client_token: config.clientToken,
    method: way.method,
    amount: toDecimalAmount(amount),
  });
  const frame = openPaymentFrame(place, {
    path: `${getHostedPagesUrl(config.vaultUrl)}/wallet?${query}`,
    origin,
    title: way.method === 'ap' ? 'Apple Pay' : 'Google Pay',
    window,
    newNonce: () => crypto.randomUUID(),
    heard({ type, token }) {
      if (type === 'wallet.token' && typeof token === 'string') resolve(token);
      if (type === 'wallet.closed') resolve(null);
    },
  });
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise.finally(() => frame.close());
}
