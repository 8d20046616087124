import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { ApiFault, commitDespiteFault } from '../http/api-fault.ts';
import { hideDomainOfEmailAddress } from './mask-email.ts';
import type { StoredTwoFactorState } from './two-factor-store.ts';

/** A code must be given first (specification: The error catalogue, "Two-factor"). */
export function createOneTimeCodeRequiredFault({ email }: StoredCustomer, { method }: StoredTwoFactorState): ApiFault {
  const fault = new ApiFault(403, { code: '2fa_required', message: 'Enter the code to go on.' });
  return commitDespiteFault(
    fault.with({ result: { method, methods: [method], identifier: hideDomainOfEmailAddress(email) } }),
  );
}

export function createOneTimeCodeIncorrectFault(): ApiFault {
  const message = 'Code is incorrect or expired. Try again or contact support';
  return commitDespiteFault(new ApiFault(403, { code: '2fa_incorrect', message, target: 'otp' }));
}

export function createTwoFactorLockedAccountFault(): ApiFault {
  const message = 'Your account has been locked due to too many incorrect 2FA attempts. Please contact support.';
  return commitDespiteFault(new ApiFault(403, { code: '2fa_account_locked', message }));
}
