import type { FundsCalls } from '#commerce/wallet/funds.ts';
import { toDecimalAmount } from '#domain/money.ts';
import type { FlowMountElements } from '#engine/flows/mount-places.ts';
import type { OpenDeviceWalletInput } from '#machines/wallet/deposit/deposit.types.ts';
import { DEVICE_WALLET_SHEET_MOUNT_NAME } from '#schemas/browser/mount-places.ts';
import type { FlowPageServices } from '../flows/flow-context.ts';
import { getPaymentPagesUrlBesideVault } from './hosted-card-page.ts';
import { mountPaymentFrame } from './payment-frame.ts';

export interface DeviceWalletSheetDependencies {
  readonly funds: Pick<FundsCalls, 'gateway'>;
  readonly page: Pick<FlowPageServices, 'payment' | 'window' | 'site'>;
  readonly places: Pick<FlowMountElements, 'wait'>;
}

/**
 * The sheet of Apple Pay or Google Pay, as a page of the payment origin. Resolves to what the wallet gives for the payment,
 * good once; null where the customer closed it.
 */
export async function openDeviceWalletSheet(
  { funds, page, places }: DeviceWalletSheetDependencies,
  { way, amount }: OpenDeviceWalletInput,
  signal: AbortSignal,
): Promise<string | null> {
  const origin = page.payment()?.origin ?? null;
  if (way?.kind !== 'device-wallet' || origin === null) throw new Error('this device has no such wallet');
  const [config, place] = await Promise.all([
    funds.gateway(way.gatewayKey, { signal }),
    places.wait(DEVICE_WALLET_SHEET_MOUNT_NAME, signal),
  ]);
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const query = new URLSearchParams({
    client_token: config.clientToken,
    method: way.method,
    amount: toDecimalAmount(amount, page.site().currency),
  });
  const frame = mountPaymentFrame(place, {
    path: `${getPaymentPagesUrlBesideVault(config.vaultUrl)}/wallet?${query}`,
    origin,
    title: way.method === 'ap' ? 'Apple Pay' : 'Google Pay',
    window: page.window,
    newNonce: () => crypto.randomUUID(),
    onMessage({ type, token }) {
      if (type === 'wallet.token' && typeof token === 'string') resolve(token);
      if (type === 'wallet.closed') resolve(null);
    },
  });
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise.finally(() => frame.close());
}
