import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type { customerConfirmPassword } from '#schemas/generated/api/identity.calls.gen.ts';

const confirm: CallRefOf<typeof customerConfirmPassword> = { id: 'customer.confirm-password' };

/** Elevates the session with the password, for customers without two-factor. */
export interface PasswordConfirmationCalls {
  /** @throws ApiError with the code `password_incorrect`, `2fa_required` or `rate_limited`. */
  confirm(password: string, options?: Pick<CallOptions<never>, 'signal'>): Promise<void>;
}

export function createPasswordConfirmationCalls(transport: ApiTransport): PasswordConfirmationCalls {
  return {
    async confirm(password, options = {}) {
      await transport.send(confirm, { body: { password } }, options);
    },
  };
}
