/** Why the shops did not start, in a sentence for the person who started them. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
