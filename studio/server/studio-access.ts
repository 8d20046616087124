import { createHmac, randomBytes } from 'node:crypto';
import { isExpectedSecret } from '#engine/server/signed-link.ts';

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
  /** Signs sessions. The same secret keeps sessions over a restart. */
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

const COOKIE = 'vitrine_studio';
const WEEK = 7 * 86_400_000;

export function createStudioAccess({ secret, clock }: StudioAccessOptions): StudioAccess {
  const unused = new Set<string>();
  // Sessions that were ended before they expired. After a restart only the browser has forgotten them.
  const ended = new Set<string>();
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const readSession = (cookies: string | undefined): string | null => {
    const [, session, expires, signature] =
      new RegExp(`(?:^|; )${COOKIE}=([\\w-]+\\.(\\d+))\\.([\\w-]+)(?:;|$)`).exec(cookies ?? '') ?? [];
    if (!session || !signature || !isExpectedSecret(signature, sign(`studio session ${session}`))) return null;
    return Number(expires) > clock() && !ended.has(session) ? session : null;
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
      return `${COOKIE}=${session}.${sign(`studio session ${session}`)}; ${attributes}`;
    },
    readWriteToken(cookies) {
      const session = readSession(cookies);
      return session === null ? null : sign(`studio writes ${session}`);
    },
    end(cookies) {
      const session = readSession(cookies);
      if (session !== null) ended.add(session);
      return `${COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`;
    },
  };
}
