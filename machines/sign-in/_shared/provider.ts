/** A provider that a visitor signs in at, and the address of its page. */
export interface SignInProviderChoice {
  readonly provider: string;
  readonly address: string;
}

/** What a provider sent a visitor back with. */
export interface SignInProviderProof {
  readonly assertion: string;
  readonly nonce: string;
}
