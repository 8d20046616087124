import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a path, so that whoever holds the link may open it until it expires. `expires` is in epoch milliseconds. */
export function signLink(path: string, expires: number, secret: string): string {
  const joint = path.includes('?') ? '&' : '?';
  return `${path}${joint}expires=${expires}&signature=${signatureOf(path, expires, secret)}`;
}

/** Whether the link was signed with this secret, is unchanged, and has not expired. */
export function verifySignedLink(pathAndQuery: string, secret: string, now: number): boolean {
  const match = /^(.*)[?&]expires=(\d{1,15})&signature=([A-Za-z0-9_-]{43})$/.exec(pathAndQuery);
  const [, path, expires, signature] = match ?? [];
  if (path === undefined || expires === undefined || signature === undefined) return false;
  const expected = Buffer.from(signatureOf(path, Number(expires), secret));
  return Number(expires) > now && timingSafeEqual(expected, Buffer.from(signature));
}

/** Conditions to open pages that are closed outside development. */
export interface DevelopmentPageAccess {
  readonly development: boolean;
  readonly linkSecret: string;
}

/** Whether a page that is closed outside development opens to whoever asks for this path and query. */
export function mayOpenDevelopmentPage(
  pathAndQuery: string,
  { development, linkSecret }: DevelopmentPageAccess,
  now: number,
): boolean {
  return development || verifySignedLink(pathAndQuery, linkSecret, now);
}

/** Constant-time comparison of a secret. */
export function isExpectedSecret(presented: string | null | undefined, expected: string): boolean {
  if (!presented) return false;
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(presented), digest(expected));
}

function signatureOf(path: string, expires: number, secret: string): string {
  return createHmac('sha256', secret).update(`${expires}\n${path}`).digest('base64url');
}
