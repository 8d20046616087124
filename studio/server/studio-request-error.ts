/** A request that is refused, with a message for the editor. */
export class StudioRequestError extends Error {
  override readonly name = 'StudioRequestError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
