/**
 * Masks an e-mail address as its local part and `@******`; other identifiers stay unchanged (specification: Error
 * catalogue, "Two-factor").
 */
export function maskEmailIdentifier(identifier: string): string {
  const at = identifier.lastIndexOf('@');
  return at > 0 ? `${identifier.slice(0, at)}@******` : identifier;
}
