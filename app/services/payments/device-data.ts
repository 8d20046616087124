import { waitUnlessAborted, withTimeout } from '#engine/api/abort.ts';
import type { CardToken } from '#machines/wallet/add-card/add-card.actors.ts';
import type { CardGatewayKey } from '#schemas/generated/api/types.gen.ts';
import type { PageGateways } from './page-gateways.ts';

/** Milliseconds to wait for device data; then the payment is sent without it. */
const PATIENCE = 3_000;

/** Null where the gateway collects no device data, or its script fails. */
export type CollectDeviceData = (gatewayKey: CardGatewayKey, signal: AbortSignal) => Promise<string | null>;

/**
 * Collects device data with the script of a payment's gateway, once per page and gateway. A script that fails is reported and
 * doesn't stop the payment.
 */
export function createDeviceDataCollector(
  { load, partsOf }: PageGateways,
  report: (error: unknown) => void,
): CollectDeviceData {
  const collected = new Map<CardGatewayKey, Promise<string | null>>();

  async function collect(gatewayKey: CardGatewayKey): Promise<string | null> {
    const [gateway, config] = await load(gatewayKey);
    return gateway.collectDeviceData?.(partsOf(config)) ?? null;
  }

  return async (gatewayKey, signal) => {
    const collecting = collected.get(gatewayKey) ?? collect(gatewayKey);
    collected.set(gatewayKey, collecting);
    try {
      return await withTimeout((ended) => waitUnlessAborted(collecting, ended), PATIENCE, signal);
    } catch (error) {
      signal.throwIfAborted();
      collected.delete(gatewayKey);
      report(error);
      return null;
    }
  };
}

/** The token of a card, with the device data of its gateway. */
export async function withDeviceData(
  card: CardToken | null,
  gatewayKey: CardGatewayKey,
  collect: CollectDeviceData,
  signal: AbortSignal,
): Promise<CardToken | null> {
  const deviceData = card && (await collect(gatewayKey, signal));
  return card && deviceData !== null ? { ...card, deviceData } : card;
}
