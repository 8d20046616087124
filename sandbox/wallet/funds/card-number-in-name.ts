const MOST_DIGITS = 12;

/** A name must not hold 13 digits or more (specification: Validation rules). */
export function looksLikeCardNumber(name: string): boolean {
  return name.replaceAll(/\D/g, '').length > MOST_DIGITS;
}
