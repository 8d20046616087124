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
  /** {step, select, leaving {Going to the provider} linking {Linking your account} other {Unlinking your account}} */
  progress(values: { readonly step: 'leaving' | 'linking' | 'unlinking' }): string;
  /** You will not be able to sign in with {name} any more. */
  confirmText(values: { readonly name: string }): string;
  /** Yes, unlink it */
  confirmYes(): string;
  /** Keep it */
  confirmNo(): string;
  /** Your account is linked. */
  linked(): string;
  /** Your account is not linked any more. */
  unlinked(): string;
  /** The provider did not confirm who you are. Please try again. */
  notConfirmed(): string;
  /** This account is linked to another customer. */
  taken(): string;
  /** An account of this provider is linked already. */
  alreadyLinked(): string;
  /** We could not link the account. Please try again. */
  failedToLink(): string;
  /** We could not unlink the account. Please try again. */
  failedToUnlink(): string;
}

export const socialAccountsMessages: MessageCatalogueReference<SocialAccountsMessages> = { catalogue: 'social-accounts', format: formatText };
