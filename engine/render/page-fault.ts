/**
 * Thrown by a loader or resolver when the page cannot be shown: the site's page for the status is shown, or the named
 * one.
 */
export class ShowErrorPageInsteadError extends Error {
  override name = 'PageFault';
  readonly status: 418 | 503;
  readonly page: string;

  constructor(status: 418 | 503, message: string, page = `error-${status}`) {
    super(message);
    this.status = status;
    this.page = page;
  }
}
