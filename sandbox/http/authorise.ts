import { createHash, timingSafeEqual } from 'node:crypto';
import { apiHeaderNames, apiSignatureHashAlgorithm, createApiSignatureText } from '#schemas/api/headers.ts';
import { ApiFault } from './api-fault.ts';
import { callsMessages } from './calls.messages.gen.ts';

/** Credentials of a brand's engine. */
export interface BrandCredentials {
  readonly appKey: string;
  readonly secret: string;
}

export type CallHeaderReader = (name: string) => string | undefined;

const MOST_SKEW = 5 * 60;

/**
 * The brand whose app key a call carries (specification: The calls it makes, "Headers").
 *
 * @throws ApiFault 401 when no brand has it.
 */
export function findBrandByAppKey<Brand extends BrandCredentials>(
  header: CallHeaderReader,
  brands: readonly Brand[],
): Brand {
  const appKey = header(apiHeaderNames.appKey) ?? '';
  const brand = brands.find((candidate) => candidate.appKey === appKey);
  if (!brand) throw new ApiFault(401, { code: 'unknown_app_key', message: callsMessages.unknownAppKey() });
  return brand;
}

/**
 * Checks the signature of a call. `customerToken` is empty for visitors. A timestamp more than five minutes off
 * `wallClock` is refused.
 *
 * @throws ApiFault 401 when the timestamp or the signature is wrong.
 */
export function assertSignatureValid(
  header: CallHeaderReader,
  { appKey, secret }: BrandCredentials,
  customerToken: string,
  wallClock: () => number,
): void {
  const timestamp = header(apiHeaderNames.timestamp) ?? '';
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Number(timestamp) - wallClock() / 1000) > MOST_SKEW) {
    throw new ApiFault(401, { code: 'stale_timestamp', message: callsMessages.staleTimestamp() });
  }
  const expected = hashCallSignatureText({ appKey, timestamp, secret, customerToken });
  if (!isSame(expected, header(apiHeaderNames.signature) ?? '')) {
    throw new ApiFault(401, { code: 'invalid_signature', message: callsMessages.invalidSignature() });
  }
}

export function hashCallSignatureText(values: Parameters<typeof createApiSignatureText>[0]): string {
  return createHash(apiSignatureHashAlgorithm).update(createApiSignatureText(values)).digest('hex');
}

function isSame(expected: string, given: string): boolean {
  const left = Buffer.from(expected);
  const right = Buffer.from(given);
  return left.length === right.length && timingSafeEqual(left, right);
}
