import { isNonArrayObject } from '#engine/api/api-error.ts';
import { fetchWithPageHeaders } from '#engine/api/same-origin-fetch.ts';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import type { SignInProviderProof } from '#machines/sign-in/_shared/provider.ts';
import { UNLINKED_ACCOUNT_STORAGE_KEY } from '#schemas/browser/tab-names.ts';

/** A social account that is not linked yet. */
export interface PendingSocialLink {
  readonly provider: string;
  /** Null where only the server's cookie has it. */
  readonly proof: SignInProviderProof | null;
}

/** Milliseconds; the cookie lives no longer. */
const LIFE = 5 * 60_000;

let pendingLink: PendingSocialLink | null = null;

export interface PendingSocialLinkOptions {
  readonly storage: TabStorage;
  readonly now: () => number;
  readonly fetch?: typeof fetch;
}

/** Keeps a social account for the next sign-in or sign-up. The proof is in memory and in a sealed HttpOnly cookie. */
export async function storePendingSocialLink(
  account: { readonly provider: string; readonly proof: SignInProviderProof },
  { storage, now, fetch = fetchWithPageHeaders }: PendingSocialLinkOptions,
): Promise<void> {
  pendingLink = account;
  try {
    const { provider, proof } = account;
    const answer = await fetch('/_unlinked', post({ provider, ...proof }));
    if (answer.ok) storage.write(UNLINKED_ACCOUNT_STORAGE_KEY, JSON.stringify({ provider, until: now() + LIFE }));
  } catch {
    // The proof is still in memory.
  }
}

/** The pending social account; null without one or when expired. */
export function readPendingSocialLink({ storage, now }: PendingSocialLinkOptions): PendingSocialLink | null {
  if (pendingLink) return pendingLink;
  const { provider, until } = parseStoredLink(storage.read(UNLINKED_ACCOUNT_STORAGE_KEY));
  if (typeof provider !== 'string' || typeof until !== 'number' || until <= now()) return null;
  return { provider, proof: null };
}

export function clearPendingSocialLink({ storage }: Pick<PendingSocialLinkOptions, 'storage'>): void {
  pendingLink = null;
  storage.remove(UNLINKED_ACCOUNT_STORAGE_KEY);
}

/**
 * Links the account in the cookie to the customer who signed in.
 *
 * @throws Error when it was not linked.
 */
export async function requestLinkingOfPendingSocialAccount(
  customerId: string,
  signal: AbortSignal,
  fetch = fetchWithPageHeaders,
): Promise<void> {
  const { ok, status } = await fetch('/_unlinked/link', { ...post({ customerId }), signal });
  if (!ok) throw new Error(`the account was not linked: ${status}`);
}

function post(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function parseStoredLink(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isNonArrayObject(value) ? value : {};
  } catch {
    return {};
  }
}
