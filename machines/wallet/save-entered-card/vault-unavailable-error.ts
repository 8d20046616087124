/** What stands in the fields of a card did not reach their vault: nothing was saved, and nothing is known of the card. */
export class CardVaultUnavailableError extends Error {
  override readonly name = 'VaultUnavailableError';
}
