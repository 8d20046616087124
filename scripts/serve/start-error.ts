/** A reason why the shops cannot start, as a sentence for the user. */
export class ExplainedShopStartError extends Error {
  override readonly name = 'StartError';
}
