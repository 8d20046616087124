import { isObjectOrArray } from '#engine/api/api-error.ts';
import { fetchSameOrigin } from '#engine/api/same-origin-fetch.ts';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import type { ProviderProof } from '#machines/sign-in/_shared/provider.ts';

/** An account at a provider that is real, and that nobody has linked yet. */
export interface PendingSocialLink {
  readonly provider: string;
  /** Null where only the server still has it. */
  readonly proof: ProviderProof | null;
}

/** Where a page that was loaded again finds the name of the provider; the proof is kept by the server, sealed. */
const KEPT = 'unlinked_account';
/** Milliseconds; the cookie lives no longer. */
const LIFE = 5 * 60_000;

let kept: PendingSocialLink | null = null;

export interface PendingSocialLinkOptions {
  readonly storage: TabStorage;
  readonly now: () => number;
  readonly fetch?: typeof fetch;
}

/**
 * Keeps the account for whoever logs in or signs up next. The proof stays in this document, and in a sealed cookie that
 * no script reads, so that a page that is loaded again can go on; where that can't be had, nothing outlives the document.
 */
export async function storePendingSocialLink(
  account: { readonly provider: string; readonly proof: ProviderProof },
  { storage, now, fetch = fetchSameOrigin }: PendingSocialLinkOptions,
): Promise<void> {
  kept = account;
  try {
    const { provider, proof } = account;
    const answer = await fetch('/_unlinked', post({ provider, ...proof }));
    if (answer.ok) storage.write(KEPT, JSON.stringify({ provider, until: now() + LIFE }));
  } catch {
    // The document still has it.
  }
}

/** The account that is to be linked; null where there is none, or its proof has run out. */
export function readPendingSocialLink({ storage, now }: PendingSocialLinkOptions): PendingSocialLink | null {
  if (kept) return kept;
  const { provider, until } = readKept(storage.read(KEPT));
  if (typeof provider !== 'string' || typeof until !== 'number' || until <= now()) return null;
  return { provider, proof: null };
}

/** The account is linked, or can't be. */
export function clearPendingSocialLink({ storage }: Pick<PendingSocialLinkOptions, 'storage'>): void {
  kept = null;
  storage.remove(KEPT);
}

/**
 * Links the account whose proof the server kept to the customer who has just signed in.
 *
 * @throws Error when it was not linked.
 */
export async function completeSocialLink(
  customerId: string,
  signal: AbortSignal,
  fetch = fetchSameOrigin,
): Promise<void> {
  const { ok, status } = await fetch('/_unlinked/link', { ...post({ customerId }), signal });
  if (!ok) throw new Error(`the account was not linked: ${status}`);
}

function post(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function readKept(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isObjectOrArray(value) ? value : {};
  } catch {
    return {};
  }
}
