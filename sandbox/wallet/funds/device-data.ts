import type { CardGatewayKey } from '#schemas/generated/api/wire-types.gen.ts';
import { createRefusalFault } from '../../http/api-fault.ts';
import type { SandboxShop } from '../../shop.ts';
import { walletMessages } from '../wallet.messages.gen.ts';

export interface ExpectedDeviceDataOrigin {
  readonly siteKey: string;
  readonly gatewayKey: CardGatewayKey | null;
}

/**
 * The validated device data of a request, or null.
 *
 * @throws ApiFault 422 `device_data_invalid` for data that is not from this gateway's script.
 */
export function validateDeviceData(
  shop: Pick<SandboxShop, 'cardVault'>,
  { siteKey, gatewayKey }: ExpectedDeviceDataOrigin,
  given?: string,
): string | null {
  if (given === undefined) return null;
  if (gatewayKey !== null && shop.cardVault.isDeviceData(given, { siteKey, gatewayKey })) return given;
  throw createRefusalFault('device_data_invalid', walletMessages.reload(), 'device_data');
}
