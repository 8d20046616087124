/** What a content security policy allows beside the server's own origin. */
export interface PolicyParts {
  /** SHA-256 hashes, in base64, of the inline style sheets. */
  readonly styleHashes: readonly string[];
}

/**
 * The content security policy of a page: everything from the own origin, no inline script, inline styles by hash, and
 * Trusted Types enforced, so that a cached page needs no nonce.
 */
export function contentSecurityPolicy({ styleHashes }: PolicyParts): string {
  const hashes = styleHashes.map((hash) => ` 'sha256-${hash}'`).join('');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${hashes}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types vitrine',
    'report-uri /_report/csp',
  ].join('; ');
}

/** Headers of every response. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** What an answer may do that brings no policy of its own: nothing. */
const NO_CONTENT = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

const SECURE = { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Strict transport is only asked for where the request came by https: an insecure host must not lock itself out. */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? SECURE : SECURITY_HEADERS;
}

/** The headers of an answer with those of every response; without a policy of its own it gets one that allows nothing. */
export function guarded<Value>(
  headers: Readonly<Record<string, Value>>,
  secure: boolean,
): Readonly<Record<string, Value | string>> {
  return { ...NO_CONTENT, ...headers, ...securityHeaders(secure) };
}
