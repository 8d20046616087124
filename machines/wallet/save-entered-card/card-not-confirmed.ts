/** The customer's bank did not agree to a card that was to be saved. The message is the gateway's, for the customer. */
export class BankRefusedCardSavingError extends Error {
  override readonly name = 'CardNotConfirmed';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
