// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface VerificationNoticeMessages {
  /** {state, select, needed {Please verify your account} soon {Verify your account by {until}} other {We’re checking your documents}} */
  heading(values: { readonly state: 'needed' | 'soon' | 'pending'; readonly until: number }): string;
  /** {state, select, needed {We’re legally required to verify your identity. Until then you can’t buy, add money or withdraw. Your wallet balance is safe.} soon {We’re legally required to verify your identity. After that date you’ll need it to buy, add money or withdraw.} other {There’s nothing else you need to do. We’ll show it here when you’re verified.}} */
  text(values: { readonly state: 'needed' | 'soon' | 'pending' }): string;
  /** {state, select, needed {Verify your account} soon {Verify your account} other {See progress}} */
  action(values: { readonly state: 'needed' | 'soon' | 'pending' }): string;
}

export const verificationNoticeMessages: MessageCatalogueReference<VerificationNoticeMessages> = { catalogue: 'verification-notice', format: formatText };
