import { openConsentCheckedTabStorage } from '#engine/storage/tab-storage.ts';
import { CUSTOMER_BREAK_STORAGE_KEY } from '#schemas/browser/tab-names.ts';

/** Attribute of the html element during a customer's break; styles use it to hide advertising. */
const MARK = 'data-on-break';

/** Reasons of a sales restriction that are breaks. */
const BREAKS: ReadonlySet<string> = new Set(['time-out', 'self-exclusion']);

/** Marks the document as the last page of the tab was, until the visitor is known. */
export function restoreCustomerBreakMark(): void {
  document.documentElement.toggleAttribute(
    MARK,
    openConsentCheckedTabStorage('essential').read(CUSTOMER_BREAK_STORAGE_KEY) !== null,
  );
}

/** Marks the document by the reason of the sales restriction; null without one. */
export function markCustomerBreakOnDocument(reason: string | null): void {
  const isOnBreak = reason !== null && BREAKS.has(reason);
  document.documentElement.toggleAttribute(MARK, isOnBreak);
  const storage = openConsentCheckedTabStorage('essential');
  if (isOnBreak) storage.write(CUSTOMER_BREAK_STORAGE_KEY, 'yes');
  else storage.remove(CUSTOMER_BREAK_STORAGE_KEY);
}

/** Whether the customer is on a break, as far as known. */
export function isCustomerOnBreak(): boolean {
  return document.documentElement.hasAttribute(MARK);
}
