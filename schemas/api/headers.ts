/**
 * The HTTP headers of a call to the commerce API (specification: The calls it makes, "Headers").
 * The specification lists what they carry; the names are chosen here.
 */
export const apiHeaderNames = {
  appKey: 'x-app-key',
  signature: 'x-signature',
  timestamp: 'x-timestamp',
  version: 'x-api-version',
  sessionId: 'x-session-id',
  subVariant: 'x-sub-variant',
  customerId: 'x-customer-id',
  deviceId: 'x-device-id',
  requestId: 'x-request-id',
  idempotencyKey: 'idempotency-key',
  authorization: 'authorization',
  /** Locale of the page, for texts of answers and mails. An extension: an API may ignore it. */
  language: 'accept-language',
  /** IP address of the visitor, for rate limits. */
  address: 'x-forwarded-for',
  /**
   * ISO 8601 time for which a preview requests data. An API that supports it repeats the header in its response; others
   * return current data.
   */
  previewAt: 'x-preview-at',
} as const;

export const apiSignatureHashAlgorithm = 'sha256';

export interface ApiSignatureValues {
  readonly appKey: string;
  /** Seconds since the epoch, as sent in the timestamp header. */
  readonly timestamp: string;
  readonly secret: string;
  /** Empty for a signed-out visitor. */
  readonly customerToken: string;
}

/**
 * The text whose hash is the signature: app key, timestamp, secret and customer token joined by '|'.
 * Hash it with {@link apiSignatureHashAlgorithm} and send it in lower-case hexadecimal.
 */
export function createApiSignatureText({ appKey, timestamp, secret, customerToken }: ApiSignatureValues): string {
  return [appKey, timestamp, secret, customerToken].join('|');
}
