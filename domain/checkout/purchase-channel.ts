/** Channel of a purchase (specification: The calls it makes, "Purchase data"): 'APP' in the app, else 'web'. */
export function selectAppOrWebPurchaseChannel(utmSource: string | null): 'APP' | 'web' {
  return utmSource === 'app' ? 'APP' : 'web';
}
