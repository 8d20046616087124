/** An e-mail address that only its owner recognises: the local part, then `@******` (specification: 2fa_required). */
export function hideDomainOfEmailAddress(email: string): string {
  return `${email.slice(0, email.lastIndexOf('@'))}@******`;
}
