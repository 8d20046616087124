/** Purpose of a cookie or stored value (specification: Cookie categories). */
export type CookieCategory = 'essential' | 'non_essential';

/** Consent cookie on http, https and in a frame. */
const CONSENT = /(?:^|;\s*)(?:__Host-)?(?:framed-)?consent=([^;]*)/;

/** Whether the visitor consents to what is not essential, as their cookie says now. */
export function hasConsentedToNonEssential(cookies: string = document.cookie): boolean {
  return given(cookies).includes('non_essential');
}

/** Whether the visitor has said what they consent to. */
export function hasMadeConsentChoice(cookies: string = document.cookie): boolean {
  return hasConsentedToNonEssential(cookies) || given(cookies).includes('essential');
}

function given(cookies: string): readonly string[] {
  const [, list = ''] = CONSENT.exec(cookies) ?? [];
  return list.split(/,|%2C/i).map((category) => category.trim());
}
