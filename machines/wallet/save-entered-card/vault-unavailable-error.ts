/** The card fields did not reach their vault: nothing was saved, and whether the card is valid is unknown. */
export class CardVaultUnavailableError extends Error {
  override readonly name = 'VaultUnavailableError';
}
