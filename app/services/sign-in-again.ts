import { openTabStorage } from '#engine/storage/tab-storage.ts';
import type { BrowserPage } from './flows/flow-context.ts';
import { saveTypedValues } from './typed-values.ts';

/** Where a customer logs in whose session has ended; the log-in leads back to this page. */
export function buildSignInAgainPath({ href, signedOutPath }: Pick<BrowserPage, 'href' | 'signedOutPath'>): string {
  const query = new URLSearchParams({ next: location.pathname + location.search, notice: 'unauthorised' });
  return signedOutPath() ?? `${href('login')}?${query}`;
}

/** Leaves a page whose session has ended for the log-in, with what was typed saved. The page of a partner loads again. */
export function signInAgain(
  page: Pick<BrowserPage, 'href' | 'signedOutPath' | 'leave' | 'reload' | 'customerId'>,
): void {
  if (document.querySelector('[data-partner]')) return page.reload();
  const customerId = page.customerId();
  if (customerId !== null) {
    saveTypedValues(document, { path: location.pathname, customerId }, openTabStorage('essential'));
  }
  page.leave(buildSignInAgainPath(page));
}
