/** A path taken apart: its decoded segments, and whether it was written with a slash at its end. */
export interface DecodedRequestPath {
  readonly segments: readonly string[];
  readonly trailingSlash: boolean;
}

const LONGEST = 2000;
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/**
 * Decodes a path by segment, so that an encoded slash stays inside. Null for an undecodable path, over 2,000
 * characters, or with control characters or empty segments.
 */
export function parseRequestPath(pathname: string): DecodedRequestPath | null {
  if (!pathname.startsWith('/') || pathname.length > LONGEST) return null;
  const trailingSlash = pathname.length > 1 && pathname.endsWith('/');
  const trimmed = pathname.replace(/\/+$/, '');
  if (trimmed === '') return { segments: [], trailingSlash: pathname.length > 1 };
  const segments = trimmed.slice(1).split('/');
  if (segments.includes('')) return null;
  if (!pathname.includes('%')) return CONTROL.test(pathname) ? null : { segments, trailingSlash };
  try {
    const decoded = segments.map(decodeURIComponent);
    return decoded.some((segment) => CONTROL.test(segment)) ? null : { segments: decoded, trailingSlash };
  } catch {
    return null;
  }
}
