import type { Customer } from '../account/customers/customer-store.ts';
import { ApiFault, withoutRollback } from '../http/api-fault.ts';
import { maskedEmail } from './email-address.ts';
import type { TwoFactor } from './two-factor-store.ts';

/** A code must be given first (specification: The error catalogue, "Two-factor"). */
export function codeRequired({ email }: Customer, { method }: TwoFactor): ApiFault {
  const fault = new ApiFault(403, { code: '2fa_required', message: 'Enter the code to go on.' });
  return withoutRollback(fault.with({ result: { method, methods: [method], identifier: maskedEmail(email) } }));
}

export function codeIncorrect(): ApiFault {
  const message = 'Code is incorrect or expired. Try again or contact support';
  return withoutRollback(new ApiFault(403, { code: '2fa_incorrect', message, target: 'otp' }));
}

export function accountLocked(): ApiFault {
  const message = 'Your account has been locked due to too many incorrect 2FA attempts. Please contact support.';
  return withoutRollback(new ApiFault(403, { code: '2fa_account_locked', message }));
}
