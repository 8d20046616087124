/** Code of the warning before details are saved that make an account unverified. */
export const VERIFICATION_LOSS_WARNING_CODE = 'verification_loss';

/** What a form is about (`about`) once the customer has accepted that. */
export const ACCEPTS_VERIFICATION_LOSS_KEY = 'acceptsVerificationLoss';
