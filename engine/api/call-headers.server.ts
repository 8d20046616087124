import { hash } from 'node:crypto';
import { apiHeaderNames, apiSignatureHashAlgorithm, createApiSignatureText } from '#schemas/api/headers.ts';

/** Identity that a call is made with. Null values are not sent. */
export interface ApiCallerIdentity {
  readonly appKey: string;
  readonly secret: string;
  readonly subVariant: string | null;
  readonly sessionId: string | null;
  readonly deviceId: string | null;
  readonly customerId: string | null;
  readonly customerToken: string | null;
  readonly accessToken: string | null;
  /** IP address of the visitor. */
  readonly address: string | null;
  /** Locale of the page, for texts of the answer. */
  readonly locale: string | null;
  /** Time that a preview requests, in epoch milliseconds; the current time if missing. */
  readonly previewAt?: number | null;
}

export interface RequestIdAndIdempotencyKey {
  readonly requestId: string;
  /** Null for a read. */
  readonly idempotencyKey: string | null;
}

/** The brand's identity without a customer, for responses cached for all visitors. */
export function removeCustomerFromCallerIdentity(identity: ApiCallerIdentity): ApiCallerIdentity {
  const nobody = { sessionId: null, deviceId: null, customerId: null, customerToken: null, accessToken: null };
  return { ...identity, ...nobody, address: null };
}

/** The headers of one call (specification: The calls it makes, "Headers"). `now` is in epoch milliseconds. */
export function createSignedApiCallHeaders(
  identity: ApiCallerIdentity,
  version: string,
  now: number,
  names: RequestIdAndIdempotencyKey,
): Record<string, string> {
  const { appKey, secret, customerToken } = identity;
  const timestamp = String(Math.floor(now / 1000));
  const signed = createApiSignatureText({ appKey, timestamp, secret, customerToken: customerToken ?? '' });
  const headers: Record<string, string> = {
    accept: 'application/json',
    [apiHeaderNames.appKey]: appKey,
    [apiHeaderNames.signature]: hash(apiSignatureHashAlgorithm, signed, 'hex'),
    [apiHeaderNames.timestamp]: timestamp,
    [apiHeaderNames.version]: version,
    [apiHeaderNames.requestId]: names.requestId,
  };
  const known = {
    [apiHeaderNames.sessionId]: identity.sessionId,
    [apiHeaderNames.subVariant]: identity.subVariant,
    [apiHeaderNames.customerId]: identity.customerId,
    [apiHeaderNames.deviceId]: identity.deviceId,
    [apiHeaderNames.address]: identity.address,
    [apiHeaderNames.language]: identity.locale,
    [apiHeaderNames.idempotencyKey]: names.idempotencyKey,
    [apiHeaderNames.previewAt]: formatPreviewAtHeader(identity),
    [apiHeaderNames.authorization]: identity.accessToken === null ? null : `Bearer ${identity.accessToken}`,
  };
  for (const [name, value] of Object.entries(known)) if (value !== null) headers[name] = value;
  return headers;
}

/** Value of the preview header. */
export function formatPreviewAtHeader({ previewAt = null }: Pick<ApiCallerIdentity, 'previewAt'>): string | null {
  return previewAt === null ? null : new Date(previewAt).toISOString();
}
