import type { FlowPageServices } from './flows/flow-context.ts';
import { saveTypedFormValues } from './typed-values.ts';

/** Where a customer logs in whose session has ended; the log-in leads back to this page. */
export function buildSignInAgainPath({
  href,
  signedOutPath,
  url,
}: Pick<FlowPageServices, 'href' | 'signedOutPath' | 'url'>): string {
  const { pathname, search } = url();
  const query = new URLSearchParams({ next: pathname + search, notice: 'unauthorised' });
  return signedOutPath() ?? `${href('login')}?${query}`;
}

/** Leaves a page whose session has ended for the log-in, with what was typed saved. The page of a partner loads again. */
export function leavePageToSignInAgain(
  page: Pick<
    FlowPageServices,
    'href' | 'url' | 'signedOutPath' | 'leave' | 'reload' | 'customerId' | 'partner' | 'storage' | 'window'
  >,
): void {
  if (page.partner()) return page.reload();
  const customerId = page.customerId();
  if (customerId !== null) {
    saveTypedFormValues(page.window.document, { path: page.url().pathname, customerId }, page.storage('essential'));
  }
  page.leave(buildSignInAgainPath(page));
}
