import type { PageSecurityPolicyExceptions } from './page-policy.ts';

/**
 * Content security policy: own origin only, no inline scripts, inline styles by hash, Trusted Types. Without nonces, so
 * that pages can be cached. Payment gateways are added where `payment` names them.
 *
 * @param styleHashes base64 SHA-256 hashes of the inline style sheets.
 */
export function createEnforcedSecurityPolicyHeaders(
  { payment, videos, ancestors }: PageSecurityPolicyExceptions,
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

/** Frames of a bank redirect to the shop's own challenge notice. */
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

/** Policy of answers without content of their own. */
const NO_CONTENT = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

const SECURE = { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Strict transport only over https, so that an insecure host does not lock itself out. */
export function createBaseSecurityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? SECURE : SECURITY_HEADERS;
}

/**
 * Adds the security headers; an answer without a policy gets one that allows nothing. Pages may override only the
 * payment permission and the referrer policy.
 */
export function withSecurityHeaders<Value>(
  headers: Readonly<Record<string, Value>>,
  secure: boolean,
): Readonly<Record<string, Value | string>> {
  const { 'permissions-policy': own, 'referrer-policy': referrerPolicy } = headers;
  return {
    ...NO_CONTENT,
    ...headers,
    ...createBaseSecurityHeaders(secure),
    ...(own !== undefined && { 'permissions-policy': own }),
    ...(referrerPolicy === 'no-referrer' && { 'referrer-policy': referrerPolicy }),
  };
}
