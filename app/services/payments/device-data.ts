import { waitForPromiseUnlessAborted, withTimeout } from '#engine/api/abort.ts';
import type { GatewayCardToken } from '#machines/wallet/save-entered-card/save-entered-card.actors.ts';
import type { CardGatewayKey } from '#schemas/generated/api/types.gen.ts';
import type { PageCardGateways } from './page-gateways.ts';

/** Milliseconds to wait for device data; then the payment is sent without it. */
const PATIENCE = 3_000;

/** Null where the gateway collects no device data, or its script fails. */
export type DeviceDataCollector = (gatewayKey: CardGatewayKey, signal: AbortSignal) => Promise<string | null>;

/**
 * Collects device data with the script of a payment's gateway, once per page and gateway. A script that fails is reported and
 * doesn't stop the payment.
 */
export function createDeviceDataCollector(
  { load, partsOf }: PageCardGateways,
  report: (error: unknown) => void,
): DeviceDataCollector {
  const collected = new Map<CardGatewayKey, Promise<string | null>>();

  async function collect(gatewayKey: CardGatewayKey): Promise<string | null> {
    const [gateway, config] = await load(gatewayKey);
    return gateway.collectDeviceData?.(partsOf(config)) ?? null;
  }

  return async (gatewayKey, signal) => {
    const collecting = collected.get(gatewayKey) ?? collect(gatewayKey);
    collected.set(gatewayKey, collecting);
    try {
      return await withTimeout((ended) => waitForPromiseUnlessAborted(collecting, ended), PATIENCE, signal);
    } catch (error) {
      signal.throwIfAborted();
      collected.delete(gatewayKey);
      report(error);
      return null;
    }
  };
}

/** The token of a card, with the device data of its gateway. */
export async function addDeviceDataToCardToken(
  card: GatewayCardToken | null,
  gatewayKey: CardGatewayKey,
  collect: DeviceDataCollector,
  signal: AbortSignal,
): Promise<GatewayCardToken | null> {
  const deviceData = card && (await collect(gatewayKey, signal));
  return card && deviceData !== null ? { ...card, deviceData } : card;
}
