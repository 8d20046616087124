import type { CommerceCalls } from '#commerce/commerce.ts';
import { VERIFICATION_LOSS_WARNING_CODE } from '#domain/verification/verification-loss.ts';
import { changeRevokesVerification, type VerifiedDetails } from '#domain/verification/verified-details.ts';
import { ApiError } from '#engine/api/api-error.ts';

/**
 * Warns a verified customer before details are saved that make the account unverified.
 *
 * @throws ApiError `verification_loss`, before anything is sent.
 */
export async function assertDetailsKeepVerification(
  customer: Pick<CommerceCalls['customer'], 'get' | 'details'>,
  changed: VerifiedDetails,
  { warning, ...options }: { readonly warning: string; readonly signal?: AbortSignal },
): Promise<void> {
  const [{ isVerified }, known] = await Promise.all([customer.get(options), customer.details(options)]);
  if (!isVerified || !changeRevokesVerification(known, changed)) return;
  const errors = { general: [{ code: VERIFICATION_LOSS_WARNING_CODE, message: warning }] };
  throw new ApiError(warning, { status: 409, code: VERIFICATION_LOSS_WARNING_CODE, errors });
}
