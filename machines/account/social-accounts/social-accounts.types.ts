import type { SocialLink } from '#schemas/generated/api/types.gen.ts';

/** A provider to link an account of, and the address of its page. */
export interface SocialLinkProviderChoice {
  readonly provider: string;
  readonly address: string;
}

export type SocialAccountsFailure = 'not_confirmed' | 'taken' | 'already_linked' | 'not_linked' | 'not_unlinked';

export interface SocialAccountsInput {
  /** The provider that redirected the customer back here; null if none did. */
  readonly returning: string | null;
}

export interface SocialAccountsMachineContext extends SocialAccountsInput {
  /** The linked accounts; null until `LINKS.RECEIVED`. */
  readonly links: readonly SocialLink[] | null;
  /** The provider being unlinked; else null. */
  readonly provider: string | null;
  readonly failure: SocialAccountsFailure | null;
  readonly done: 'linked' | 'unlinked' | null;
}

export type SocialAccountsEvent =
  /** Linked accounts of the page. */
  | { readonly type: 'LINKS.RECEIVED'; readonly links: readonly SocialLink[] }
  | ({ readonly type: 'PROVIDER.LINK' } & SocialLinkProviderChoice)
  | { readonly type: 'PROVIDER.UNLINK'; readonly provider: string }
  | { readonly type: 'UNLINK.CONFIRM' }
  | { readonly type: 'UNLINK.CANCEL' };
