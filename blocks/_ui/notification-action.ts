/** Where an action of a notification may lead: a path of the shop, or a page elsewhere by http or https; null for the rest. */
export function parseNotificationActionLink(url: string): { readonly href: string; readonly external: boolean } | null {
  if (/^\/(?![/\\_])[^\u0000-\u0020\u007f\\]*$/.test(url)) return { href: url, external: false };
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const leadsOut = parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.username === '';
  return leadsOut ? { href: parsed.href, external: true } : null;
}
