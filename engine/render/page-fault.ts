/**
 * Thrown by a block's loader where without its data the page is not worth showing: the site's page for this status is
 * answered instead.
 */
export class PageFault extends Error {
  override name = 'PageFault';
  readonly status: 418;

  constructor(status: 418, message: string) {
    super(message);
    this.status = status;
  }
}
