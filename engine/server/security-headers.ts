import type { PagePolicy } from './page-policy.ts';

/**
 * The headers that say what a page may do: everything from the own origin, no inline script, inline styles by hash, and
 * Trusted Types enforced, so that a cached page needs no nonce. Payment gateways are allowed where `payment` names them
 * and nowhere else; wherever they are, they may show the browser's own payment sheet.
 *
 * @param styleHashes SHA-256 hashes, in base64, of the inline style sheets.
 */
export function createPolicyHeaders(
  { payment, videos, ancestors }: PagePolicy,
  styleHashes: readonly string[],
): Readonly<Record<string, string>> {
  const hashes = styleHashes.map((hash) => ` 'sha256-${hash}'`).join('');
  const from = (origins: readonly string[] = []) => origins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'none'",
    `script-src 'self'${from(payment?.scripts)}`,
    `style-src 'self'${hashes}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${from(payment?.connections)}`,
    ...framesOf(payment?.frames, videos),
    "manifest-src 'self'",
    `form-action 'self'${from(payment?.forms)}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors.length > 0 ? `'self'${from(ancestors)}` : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types vitrine${from(payment?.trustedTypes)}`,
    'report-uri /_report/csp',
  ].join('; ');
  const framed = payment?.frames.filter((origin) => /^https?:\/\/[^*]+$/.test(origin)) ?? [];
  return {
    'content-security-policy': policy,
    ...(payment && { 'permissions-policy': permissions(`(self${framed.map((origin) => ` "${origin}"`).join('')})`) }),
  };
}

/** The frame of a bank ends at our own notice. */
function framesOf(payment: readonly string[] | undefined, videos: readonly string[]): readonly string[] {
  if (payment) return [`frame-src 'self' ${payment.join(' ')}`.trimEnd()];
  return videos.length > 0 ? [`frame-src ${videos.join(' ')}`] : [];
}

function permissions(payment: string): string {
  return `camera=(), microphone=(), geolocation=(), payment=${payment}, usb=()`;
}

/** Headers of every response. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions('()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** What an answer may do that brings no policy of its own: nothing. */
const NO_CONTENT = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

const SECURE = { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Strict transport is only asked for where the request came by https: an insecure host must not lock itself out. */
export function createSecurityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? SECURE : SECURITY_HEADERS;
}

/**
 * The headers of an answer with those of every response; without a policy of its own it gets one that allows nothing. Of
 * the others a page may only say itself who shows the payment sheet, and that nobody hears its address.
 */
export function withSecurityHeaders<Value>(
  headers: Readonly<Record<string, Value>>,
  secure: boolean,
): Readonly<Record<string, Value | string>> {
  const { 'permissions-policy': own, 'referrer-policy': told } = headers;
  return {
    ...NO_CONTENT,
    ...headers,
    ...createSecurityHeaders(secure),
    ...(own !== undefined && { 'permissions-policy': own }),
    ...(told === 'no-referrer' && { 'referrer-policy': told }),
  };
}
