import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a path, so that anyone with the link can open it until it expires. `expires` is in epoch milliseconds. */
export function signLink(path: string, expires: number, secret: string): string {
  const joint = path.includes('?') ? '&' : '?';
  return `${path}${joint}expires=${expires}&signature=${signatureOf(path, expires, secret)}`;
}

/** A secret, or all that are valid while one replaces another. */
export type ValidSecrets = string | readonly string[];

/** The secret, and the previous one while that is still valid. */
export function listValidSecrets(secret: string, previous: string | null = null): readonly string[] {
  return previous === null ? [secret] : [secret, previous];
}

/** Whether the link was signed with a valid secret, is unchanged, and has not expired. */
export function verifySignedLink(pathAndQuery: string, secrets: ValidSecrets, now: number): boolean {
  const match = /^(.*)[?&]expires=(\d{1,15})&signature=([A-Za-z0-9_-]{43})$/.exec(pathAndQuery);
  const [, path, expires, signature] = match ?? [];
  if (path === undefined || expires === undefined || signature === undefined) return false;
  const isSignedWith = (secret: string) =>
    timingSafeEqual(Buffer.from(signatureOf(path, Number(expires), secret)), Buffer.from(signature));
  return Number(expires) > now && [secrets].flat().some(isSignedWith);
}

/** Kinds of credentials that were refused. */
export type RefusedProof = 'link' | 'operator-token' | 'notice';

/** Receives the kind of each refused link, token or notice, without its value. */
export interface RefusedProofs {
  readonly refused?: (proof: RefusedProof) => void;
}

/** Conditions to open pages that are closed outside development. */
export interface DevelopmentPageAccess extends RefusedProofs {
  readonly development: boolean;
  readonly linkSecret: string;
  /** Opens links that were signed before a rotation. */
  readonly previousLinkSecret?: string | null;
}

/** Whether a page that is closed outside development may be opened by this path and query. */
export function mayOpenDevelopmentPage(
  pathAndQuery: string,
  { development, ...access }: DevelopmentPageAccess,
  now: number,
): boolean {
  return development || isAcceptedLink(pathAndQuery, access, now);
}

/** Whether the link is signed; a wrong signature is reported, a missing one is not. */
export function isAcceptedLink(
  pathAndQuery: string,
  { linkSecret, previousLinkSecret, refused }: Omit<DevelopmentPageAccess, 'development'>,
  now: number,
): boolean {
  const isAccepted = verifySignedLink(pathAndQuery, listValidSecrets(linkSecret, previousLinkSecret), now);
  if (!isAccepted && /[?&]signature=/.test(pathAndQuery)) refused?.('link');
  return isAccepted;
}

/** What an operator must present. */
export interface OperatorAccess extends RefusedProofs {
  readonly operatorToken: string;
  /** The token before a rotation, which still opens. */
  readonly previousOperatorToken?: string | null;
}

/** Whether the Authorization header has a valid token of operators. */
export function hasOperatorToken(
  authorization: string | null | undefined,
  { operatorToken, previousOperatorToken, refused }: OperatorAccess,
): boolean {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  const valid = listValidSecrets(operatorToken, previousOperatorToken);
  const isAccepted = valid.some((expected) => isExpectedSecret(token, expected));
  if (!isAccepted && token !== undefined) refused?.('operator-token');
  return isAccepted;
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
