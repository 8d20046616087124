/** Purpose of a cookie or stored value (specification: Cookie categories). */
export type CookieCategory = 'essential' | 'non_essential';

/** Consent cookie on http, https and in a frame. */
const CONSENT = /(?:^|;\s*)(?:__Host-)?(?:framed-)?consent=([^;]*)/;

/** Whether the visitor has consented to non-essential storage, by the current cookie. */
export function hasConsentedToNonEssential(cookies: string = document.cookie): boolean {
  return given(cookies).includes('non_essential');
}

/** Whether the visitor has made a consent choice. */
export function hasMadeConsentChoice(cookies: string = document.cookie): boolean {
  return hasConsentedToNonEssential(cookies) || given(cookies).includes('essential');
}

function given(cookies: string): readonly string[] {
  const [, list = ''] = CONSENT.exec(cookies) ?? [];
  return list.split(/,|%2C/i).map((category) => category.trim());
}
