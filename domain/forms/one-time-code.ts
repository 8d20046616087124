/** Length of a two-factor code (specification: Business constants and limits). */
export const ONE_TIME_CODE_LENGTH = 6;

/**
 * What of a typed or pasted text is a two-factor code: trimmed, then cut to 6 characters, then without what is no digit,
 * so that '123 456' gives '12345' (specification: Validation rules, "Two-factor code").
 */
export function cleanOneTimeCode(text: string): string {
  return text.trim().slice(0, ONE_TIME_CODE_LENGTH).replace(/\D/g, '');
}
