/** Code of the warning that saving these details makes the account unverified. */
export const VERIFICATION_LOSS_WARNING_CODE = 'verification_loss';

/** Hidden form value that confirms this warning. */
export const ACCEPTS_VERIFICATION_LOSS_KEY = 'acceptsVerificationLoss';
