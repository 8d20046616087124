import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { ApiFault, commitDespiteFault } from '../http/api-fault.ts';
import { hideDomainOfEmailAddress } from './mask-email.ts';
import { signInMessages } from './sign-in.messages.gen.ts';
import type { StoredTwoFactorState } from './two-factor-store.ts';

/** A code must be given first (specification: The error catalogue, "Two-factor"). */
export function createOneTimeCodeRequiredFault({ email }: StoredCustomer, { method }: StoredTwoFactorState): ApiFault {
  const fault = new ApiFault(403, { code: '2fa_required', message: signInMessages.enterCode() });
  return commitDespiteFault(
    fault.with({ result: { method, methods: [method], identifier: hideDomainOfEmailAddress(email) } }),
  );
}

export function createOneTimeCodeIncorrectFault(): ApiFault {
  const message = signInMessages.wrongCode();
  return commitDespiteFault(new ApiFault(403, { code: '2fa_incorrect', message, target: 'otp' }));
}

export function createTwoFactorLockedAccountFault(): ApiFault {
  const message = signInMessages.locked();
  return commitDespiteFault(new ApiFault(403, { code: '2fa_account_locked', message }));
}
