/**
 * Thrown by a block's loader where without its data the page is not worth showing, and by a resolver that can't say what is at
 * an address: the site's page for this status is answered instead, or the one that is named.
 */
export class PageFault extends Error {
  override name = 'PageFault';
  readonly status: 418 | 503;
  readonly page: string;

  constructor(status: 418 | 503, message: string, page = `error-${status}`) {
    super(message);
    this.status = status;
    this.page = page;
  }
}
