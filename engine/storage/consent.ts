/** The cookie that tells what a visitor consents to, on http and on https. */
const CONSENT = /(?:^|;\s*)(?:__Host-)?consent=([^;]*)/;

/** Whether the visitor consents to what is not essential, as their cookie says now. */
export function hasConsented(cookies: string = document.cookie): boolean {
  const [, given = ''] = CONSENT.exec(cookies) ?? [];
  return given.split(/,|%2C/i).some((category) => category.trim() === 'non_essential');
}
