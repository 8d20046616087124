/** Length of a two-factor code (specification: Business constants and limits). */
export const ONE_TIME_CODE_LENGTH = 6;

/**
 * Cleans a typed or pasted one-time code: trims it, cuts it to 6 characters and removes non-digits, so '123 456' gives
 * '12345' (specification: Validation rules, "Two-factor code").
 */
export function cleanOneTimeCode(text: string): string {
  return text.trim().slice(0, ONE_TIME_CODE_LENGTH).replace(/\D/g, '');
}
