import { openTabStorage } from '#engine/storage/tab-storage.ts';

/** Attribute of the html element during a customer's break; styles use it to hide advertising. */
const MARK = 'data-on-break';

/** Remembers a break for the tab, so that the next page hides advertising before the visitor is known. */
const REMEMBERED = 'vitrine:break';

/** Sales restrictions that are breaks. */
const BREAKS: ReadonlySet<string> = new Set(['time-out', 'self-exclusion']);

/** Marks the document like the last page of the tab until the visitor is known. */
export function markDocumentFromRememberedBreak(): void {
  document.documentElement.toggleAttribute(MARK, openTabStorage('essential').read(REMEMBERED) !== null);
}

/** Marks the document by the reason of the sales restriction; null without one. */
export function markDocumentOnBreak(reason: string | null): void {
  const isOnBreak = reason !== null && BREAKS.has(reason);
  document.documentElement.toggleAttribute(MARK, isOnBreak);
  const storage = openTabStorage('essential');
  if (isOnBreak) storage.write(REMEMBERED, 'yes');
  else storage.remove(REMEMBERED);
}

/** Whether the customer is on a break, as far as known. */
export function isOnBreak(): boolean {
  return document.documentElement.hasAttribute(MARK);
}
