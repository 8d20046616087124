import { isNonArrayObject } from '#engine/api/api-error.ts';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import type { SignInProviderChoice, SignInProviderProof } from '#machines/sign-in/_shared/provider.ts';
import { OAUTH_PROVIDER_VISIT_STORAGE_KEY } from '#schemas/browser/tab-names.ts';

/** Query parameters of one visit only. */
const PASSING = ['assertion', 'error', 'error_description', 'state', 'notice'];

/** Return from a provider; no proof if this tab did not start it or it was cancelled. */
export interface ProofReturnedBySignInProvider {
  readonly provider: string;
  readonly proof: SignInProviderProof | null;
  /** Whether the visitor was about to open an account. */
  readonly opensAccount: boolean;
}

/** Starts an OAuth redirect and returns the provider's address. State and nonce stay in this tab. */
export function prepareOAuthRedirectUrl(
  storage: TabStorage,
  { provider, address }: SignInProviderChoice,
  here: URL,
  randomId: () => string,
  opensAccount = false,
): string {
  const [state, nonce] = [randomId(), randomId()];
  storage.write(OAUTH_PROVIDER_VISIT_STORAGE_KEY, JSON.stringify({ provider, state, nonce, opensAccount }));
  const there = new URL(address);
  there.searchParams.set('redirect_uri', copyUrlWithoutOneTimeParameters(here).href);
  there.searchParams.set('state', state);
  there.searchParams.set('nonce', nonce);
  return there.href;
}

/**
 * Parameters of the redirect back from a provider, readable once; null without such a redirect. A provider at which the visitor
 * cancelled answers `error` in place of an assertion, as OAuth 2.0 (RFC 6749, 4.1.2.1) has it.
 */
export function readOAuthReturnOnce(storage: TabStorage, here: URL): ProofReturnedBySignInProvider | null {
  const assertion = here.searchParams.get('assertion');
  if (assertion === null && !here.searchParams.has('error')) return null;
  const visit = parseProviderVisit(storage.read(OAUTH_PROVIDER_VISIT_STORAGE_KEY));
  storage.remove(OAUTH_PROVIDER_VISIT_STORAGE_KEY);
  if (!visit || visit.state !== here.searchParams.get('state'))
    return { provider: '', proof: null, opensAccount: false };
  const { provider, nonce, opensAccount } = visit;
  return { provider, proof: assertion === null ? null : { assertion, nonce }, opensAccount };
}

export function copyUrlWithoutOneTimeParameters(here: URL): URL {
  const plain = new URL(here);
  plain.hash = '';
  for (const name of PASSING) plain.searchParams.delete(name);
  return plain;
}

/** Switches between log-in and sign-up with the same target. */
export function buildLoginOrSignUpModeUrl(here: URL, mode: 'log-in' | 'sign-up'): URL {
  const other = copyUrlWithoutOneTimeParameters(here);
  other.searchParams.set('mode', mode);
  return other;
}

interface ProviderVisit {
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  readonly opensAccount: boolean;
}

function parseProviderVisit(text: string | null): ProviderVisit | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const { provider, state, nonce, opensAccount } = isNonArrayObject(value) ? value : {};
    const isWhole = typeof provider === 'string' && typeof state === 'string' && typeof nonce === 'string';
    return isWhole ? { provider, state, nonce, opensAccount: opensAccount === true } : null;
  } catch {
    return null;
  }
}
