// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface VerificationNoticeMessages {
  /** {state, select, needed {Please verify your account first} soon {Verify your account by {until}} other {We are looking at what you sent us}} */
  heading(values: { readonly state: 'needed' | 'soon' | 'pending'; readonly until: number }): string;
  /** {state, select, needed {The law wants us to know who plays. Until we do, you can’t buy, add money or withdraw it. What is in your wallet stays yours.} soon {The law wants us to know who plays. From that day on you need it to buy, to add money and to withdraw it.} other {You don’t have to do anything: this page tells you when your account is verified.}} */
  text(values: { readonly state: 'needed' | 'soon' | 'pending' }): string;
  /** {state, select, needed {Verify your account} soon {Verify your account} other {See how it stands}} */
  action(values: { readonly state: 'needed' | 'soon' | 'pending' }): string;
}

export const verificationNoticeMessages: MessageCatalogueReference<VerificationNoticeMessages> = { catalogue: 'verification-notice', format: formatText };
