/** The notice that the page script has shown on the page. */
export function readShownSalesRestrictionReason(document: Document): string | null {
  const reason = document.querySelector('[data-sales-restriction]:not([hidden]) [data-reason]');
  return reason?.textContent ?? null;
}
