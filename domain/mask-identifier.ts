/**
 * Where a one-time code went, as it may be shown: of an e-mail address the local part, then `@******`; anything else as
 * it is (specification: Error catalogue, "Two-factor").
 */
export function maskIdentifier(identifier: string): string {
  const at = identifier.lastIndexOf('@');
  return at > 0 ? `${identifier.slice(0, at)}@******` : identifier;
}
