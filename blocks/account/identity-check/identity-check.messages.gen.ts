// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface IdentityCheckMessages {
  /** Verify your account */
  heading(): string;
  /** Failed Verification */
  statusFailed(): string;
  /** Pending Verification */
  statusPending(): string;
  /** Unverified */
  statusUnverified(): string;
  /** Verified */
  statusVerified(): string;
  /** We could not confirm who you are. Please try another way, or contact us. */
  explanationFailed(): string;
  /** We are looking at what you sent. You need do nothing more. */
  explanationPending(): string;
  /** We do not know yet that you are you. It takes a minute. */
  explanationUnverified(): string;
  /** We know that you are you. There is nothing more to do. */
  explanationVerified(): string;
  /** {step, select, verifying {Looking for you} leaving {Going to ConnectID} other {Hearing what ConnectID says}} */
  progress(values: { readonly step: 'verifying' | 'leaving' | 'returning' }): string;
  /** That did not work. Please try again, or choose another way. */
  failed(): string;
  /** Check your details */
  details(): string;
  /** Go on */
  next(): string;
  /** Ways to verify */
  ways(): string;
  /** {method, select, auto_verification {Look me up} connect_id {ConnectID} drivers_licence {Driver’s licence} greenid_ui {greenID} pdf_form {A signed form} other {Pictures of a document}} */
  methodTitle(values: { readonly method: 'auto_verification' | 'connect_id' | 'drivers_licence' | 'greenid_ui' | 'pdf_form' | 'photo_id_upload' }): string;
  /** {method, select, auto_verification {We look for your name, birthday and address in public registers.} connect_id {Your bank tells us that you are you. You come back here at once.} drivers_licence {Type what is printed on your licence.} greenid_ui {A check by greenID.} pdf_form {Send us the form, signed by somebody who may certify copies.} other {Take pictures of your passport, licence or identity card.}} */
  methodText(values: { readonly method: 'auto_verification' | 'connect_id' | 'drivers_licence' | 'greenid_ui' | 'pdf_form' | 'photo_id_upload' }): string;
  /** {method, select, auto_verification {Look me up} connect_id {Go to ConnectID} drivers_licence {Use my licence} greenid_ui {Contact us} pdf_form {Send the form} other {Send pictures}} */
  methodAction(values: { readonly method: 'auto_verification' | 'connect_id' | 'drivers_licence' | 'greenid_ui' | 'pdf_form' | 'photo_id_upload' }): string;
  /** {status, select, pending {We are looking at it.} in_progress {You have started this, and not finished it yet.} other {You have tried this before.}} */
  methodProgress(values: { readonly status: 'pending' | 'in_progress' | 'attempted' }): string;
  /** Check my licence */
  licenceSubmit(): string;
  /** Cancel */
  licenceCancel(): string;
}

export const identityCheckMessages: MessageCatalogueReference<IdentityCheckMessages> = { catalogue: 'identity-check', format: formatText };
