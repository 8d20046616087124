import { hash } from 'node:crypto';
import { apiHeader, signatureAlgorithm, signedText } from '#schemas/api/headers.ts';

/** In whose name calls are made. What is null is not sent. */
export interface ApiIdentity {
  readonly appKey: string;
  readonly secret: string;
  readonly subVariant: string | null;
  readonly sessionId: string | null;
  readonly deviceId: string | null;
  readonly customerId: string | null;
  readonly customerToken: string | null;
  readonly accessToken: string | null;
  /** Where the visitor's request came from. */
  readonly address: string | null;
  /** The moment that answers are asked for, in epoch milliseconds; now when left out. Previews alone ask for another. */
  readonly previewAt?: number | null;
}

export interface RequestNames {
  readonly requestId: string;
  /** Null for a call that changes nothing. */
  readonly idempotencyKey: string | null;
}

/** The same brand without anybody: answers that are kept for all are asked for in nobody's name. */
export function publicIdentity(identity: ApiIdentity): ApiIdentity {
  const nobody = { sessionId: null, deviceId: null, customerId: null, customerToken: null, accessToken: null };
  return { ...identity, ...nobody, address: null };
}

/** The headers of one call (specification: The calls it makes, "Headers"). `now` is in epoch milliseconds. */
export function requestHeaders(
  identity: ApiIdentity,
  version: string,
  now: number,
  names: RequestNames,
): Record<string, string> {
  const { appKey, secret, customerToken } = identity;
  const timestamp = String(Math.floor(now / 1000));
  const signed = signedText({ appKey, timestamp, secret, customerToken: customerToken ?? '' });
  const headers: Record<string, string> = {
    accept: 'application/json',
    [apiHeader.appKey]: appKey,
    [apiHeader.signature]: hash(signatureAlgorithm, signed, 'hex'),
    [apiHeader.timestamp]: timestamp,
    [apiHeader.version]: version,
    [apiHeader.requestId]: names.requestId,
  };
  const known = {
    [apiHeader.sessionId]: identity.sessionId,
    [apiHeader.subVariant]: identity.subVariant,
    [apiHeader.customerId]: identity.customerId,
    [apiHeader.deviceId]: identity.deviceId,
    [apiHeader.address]: identity.address,
    [apiHeader.idempotencyKey]: names.idempotencyKey,
    [apiHeader.previewAt]: formatPreviewMoment(identity),
    [apiHeader.authorization]: identity.accessToken === null ? null : `Bearer ${identity.accessToken}`,
  };
  for (const [name, value] of Object.entries(known)) if (value !== null) headers[name] = value;
  return headers;
}

/** As the API names a moment that is asked for. */
export function formatPreviewMoment({ previewAt = null }: ApiIdentity): string | null {
  return previewAt === null ? null : new Date(previewAt).toISOString();
}
