import type { ProviderProof } from '#machines/sign-in/provider.ts';

/** An account at a provider that is real, and that nobody has linked yet. */
export interface UnlinkedAccount {
  readonly provider: string;
  readonly proof: ProviderProof;
}

let kept: UnlinkedAccount | null = null;

/**
 * Keeps the account for the other page that signs in, as long as this document lives: the proof is good once, for some
 * minutes, and is written nowhere.
 */
export function keepUnlinked(account: UnlinkedAccount | null): void {
  kept = account;
}

export function unlinkedAccount(): UnlinkedAccount | null {
  return kept;
}
