import { openTabStorage } from '#engine/storage/tab-storage.ts';

/** Attribute of the document element while the customer takes a break: style sheets hide what advertises by it. */
const MARK = 'data-on-break';

/** What a tab remembers of a break, so that its next page doesn't advertise before it knows the visitor. */
const REMEMBERED = 'vitrine:break';

/** Reasons of a sales restriction that are breaks. */
const BREAKS: ReadonlySet<string> = new Set(['time-out', 'self-exclusion']);

/** Marks the document as the last page of the tab was, until the visitor is known. */
export function markDocumentFromRememberedBreak(): void {
  document.documentElement.toggleAttribute(MARK, openTabStorage('essential').read(REMEMBERED) !== null);
}

/** Marks the document by why nothing may be sold to the visitor; null where everything may. */
export function markDocumentOnBreak(reason: string | null): void {
  const isOnBreak = reason !== null && BREAKS.has(reason);
  document.documentElement.toggleAttribute(MARK, isOnBreak);
  const storage = openTabStorage('essential');
  if (isOnBreak) storage.write(REMEMBERED, 'yes');
  else storage.remove(REMEMBERED);
}

/** Whether the customer takes a break, as far as the page knows. */
export function isOnBreak(): boolean {
  return document.documentElement.hasAttribute(MARK);
}
