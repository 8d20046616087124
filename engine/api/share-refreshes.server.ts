import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { RunOnceForAllNodes } from '../nodes/run-once.ts';
import type { ApiSession } from './api-session.server.ts';

/** Exchanges a refresh token on one node for all. */
export type RefreshForAllNodes = (
  key: string,
  session: ApiSession,
  refresh: () => Promise<ApiSession>,
) => Promise<ApiSession>;

/** Milliseconds for which late requests with old cookies find the new session on any node. */
const REMEMBERED = 30_000;

/** Milliseconds that a node waits for the refresh of another. */
const PATIENCE = 5_000;

/**
 * Shares new tokens for half a minute, encrypted with a key from the secret of sessions and the old refresh token: the
 * store alone opens nothing, and neither does the secret without the customer's cookie.
 */
export function createRefreshForAllNodes(runOnce: RunOnceForAllNodes, sessionSecret: string): RefreshForAllNodes {
  return (key, session, refresh) => {
    const secret = new Uint8Array(hkdfSync('sha256', sessionSecret, session.refreshToken, 'shared refresh', 32));
    return runOnce({
      key: `refresh:${key}`,
      run: refresh,
      encode: async (fresh) => {
        // An API that does not exchange refresh tokens would bring the same session again and again.
        if (fresh.refreshToken === session.refreshToken) return null;
        const plain = new TextEncoder().encode(JSON.stringify(fresh));
        const text = await new CompactEncrypt(plain).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(secret);
        return { text, lifetime: REMEMBERED };
      },
      decode: async (text) => {
        try {
          const { plaintext } = await compactDecrypt(text, secret);
          // Only a node with the secret can have encrypted it.
          return JSON.parse(new TextDecoder().decode(plaintext)) as ApiSession;
        } catch {
          return null;
        }
      },
      patience: PATIENCE,
      lockLifetime: PATIENCE,
    });
  };
}
