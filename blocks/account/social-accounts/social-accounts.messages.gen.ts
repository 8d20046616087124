// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SocialAccountsMessages {
  /** Linked accounts */
  heading(): string;
  /** Linked: {identifier} */
  linkedTo(values: { readonly identifier: string }): string;
  /** Not linked */
  notLinked(): string;
  /** Link {name} */
  link(values: { readonly name: string }): string;
  /** Unlink {name} */
  unlink(values: { readonly name: string }): string;
  /** {step, select, leaving {Taking you to the provider…} linking {Linking your account…} other {Unlinking your account…}} */
  progress(values: { readonly step: 'leaving' | 'linking' | 'unlinking' }): string;
  /** You won’t be able to log in with {name} any more. */
  confirmText(values: { readonly name: string }): string;
  /** Yes, unlink */
  confirmYes(): string;
  /** Keep it */
  confirmNo(): string;
  /** Your account is linked. */
  linked(): string;
  /** Your account is no longer linked. */
  unlinked(): string;
  /** We couldn’t confirm your identity with the provider. Please try again. */
  notConfirmed(): string;
  /** That account is already linked to another customer. */
  taken(): string;
  /** You’ve already linked an account from this provider. */
  alreadyLinked(): string;
  /** We couldn’t link the account. Please try again. */
  failedToLink(): string;
  /** We couldn’t unlink the account. Please try again. */
  failedToUnlink(): string;
}

export const socialAccountsMessages: MessageCatalogueReference<SocialAccountsMessages> = { catalogue: 'social-accounts', format: formatText };
