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
  /** We couldn’t confirm your identity. Please try another way, or contact us. */
  explanationFailed(): string;
  /** We’re checking your details. There’s nothing else you need to do. */
  explanationPending(): string;
  /** We need to confirm your identity. It takes about a minute. */
  explanationUnverified(): string;
  /** You’re verified. There’s nothing else you need to do. */
  explanationVerified(): string;
  /** {step, select, verifying {Checking public records…} leaving {Taking you to ConnectID…} other {Waiting for ConnectID…}} */
  progress(values: { readonly step: 'verifying' | 'leaving' | 'returning' }): string;
  /** That didn’t work. Please try again, or choose another way. */
  failed(): string;
  /** Check your details */
  details(): string;
  /** Continue */
  next(): string;
  /** Ways to verify */
  ways(): string;
  /** {method, select, auto_verification {Public records} connect_id {ConnectID} drivers_licence {Driver’s licence} greenid_ui {greenID} pdf_form {Signed form} other {Photo ID}} */
  methodTitle(values: { readonly method: 'auto_verification' | 'connect_id' | 'drivers_licence' | 'greenid_ui' | 'pdf_form' | 'photo_id_upload' }): string;
  /** {method, select, auto_verification {We check your name, date of birth and address against public records.} connect_id {Confirm your identity through your bank. You’ll come straight back here.} drivers_licence {Enter the details on your licence.} greenid_ui {We’ll check your identity with greenID.} pdf_form {Send us the form with certified copies of your ID.} other {Upload photos of your passport, licence or ID card.}} */
  methodText(values: { readonly method: 'auto_verification' | 'connect_id' | 'drivers_licence' | 'greenid_ui' | 'pdf_form' | 'photo_id_upload' }): string;
  /** {method, select, auto_verification {Check public records} connect_id {Verify through your bank} drivers_licence {Verify with licence} greenid_ui {Contact us} pdf_form {Send the form} other {Upload photos}} */
  methodAction(values: { readonly method: 'auto_verification' | 'connect_id' | 'drivers_licence' | 'greenid_ui' | 'pdf_form' | 'photo_id_upload' }): string;
  /** {status, select, pending {We’re checking it.} in_progress {You’ve started this but haven’t finished.} other {You’ve tried this before.}} */
  methodProgress(values: { readonly status: 'pending' | 'in_progress' | 'attempted' }): string;
  /** Check my licence */
  licenceSubmit(): string;
  /** Cancel */
  licenceCancel(): string;
}

export const identityCheckMessages: MessageCatalogueReference<IdentityCheckMessages> = { catalogue: 'identity-check', format: formatText };
