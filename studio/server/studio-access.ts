import { createHmac, randomBytes } from 'node:crypto';
import { isExpectedSecret, listValidSecrets } from '#engine/server/signed-link.ts';

/** Access control of the studio over files: a single-use link opens a cookie session. */
export interface StudioAccess {
  /** Path of a link that opens the studio once. */
  createLink(): string;
  /** Returns the Set-Cookie header of a new session; null for an unknown or used token. */
  redeem(token: string): string | null;
  /** Returns the CSRF token of the session; null without a valid session. */
  readWriteToken(cookies: string | undefined): string | null;
  /** Ends the session. Returns the Set-Cookie header that removes its cookie. */
  end(cookies: string | undefined): string;
}

export interface StudioAccessOptions {
  /** Signs sessions, which survive a restart with the same secret. */
  readonly secret: string;
  /** The secret before a rotation: its sessions are valid until they expire; null for none. */
  readonly previousSecret?: string | null | undefined;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

const COOKIE = 'vitrine_studio';
const WEEK = 7 * 86_400_000;

export function createStudioAccess({ secret, previousSecret, clock }: StudioAccessOptions): StudioAccess {
  const secrets = listValidSecrets(secret, previousSecret);
  const unused = new Set<string>();
  // Sessions ended before they expired. In memory only: after a restart just the browser's cookie is gone.
  const ended = new Set<string>();
  const sign = (text: string, by: string) => createHmac('sha256', by).update(text).digest('base64url');
  /** The session and the secret that signed it, which also signs its token for writes: open pages have it already. */
  const readSession = (cookies: string | undefined) => {
    const [, session, expires, signature] =
      new RegExp(`(?:^|; )${COOKIE}=([\\w-]+\\.(\\d+))\\.([\\w-]+)(?:;|$)`).exec(cookies ?? '') ?? [];
    if (!session || !signature || Number(expires) <= clock() || ended.has(session)) return null;
    const signedBy = secrets.find((by) => isExpectedSecret(signature, sign(`studio session ${session}`, by)));
    return signedBy === undefined ? null : { session, signedBy };
  };
  return {
    createLink() {
      const token = randomBytes(32).toString('base64url');
      unused.add(token);
      return `/?token=${token}`;
    },
    redeem(token) {
      if (!unused.delete(token)) return null;
      const session = `${randomBytes(16).toString('base64url')}.${clock() + WEEK}`;
      const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${WEEK / 1000}`;
      return `${COOKIE}=${session}.${sign(`studio session ${session}`, secret)}; ${attributes}`;
    },
    readWriteToken(cookies) {
      const read = readSession(cookies);
      return read && sign(`studio writes ${read.session}`, read.signedBy);
    },
    end(cookies) {
      const read = readSession(cookies);
      if (read) ended.add(read.session);
      return `${COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`;
    },
  };
}
