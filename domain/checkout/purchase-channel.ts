/** Where a purchase is made (specification: The calls it makes, "Purchase data"): 'APP' in the app, else 'web'. */
export function selectPurchaseChannel(utmSource: string | null): 'APP' | 'web' {
  return utmSource === 'app' ? 'APP' : 'web';
}
