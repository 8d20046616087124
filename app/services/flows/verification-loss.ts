import type { CommerceCalls } from '#commerce/commerce.ts';
import { VERIFICATION_LOSS_WARNING_CODE } from '#domain/verification/verification-loss.ts';
import { changeRevokesVerification, type VerifiedDetails } from '#domain/verification/verified-details.ts';
import { ApiError } from '#engine/api/api-error.ts';

const WARNING =
  'Your account is verified under the name and region that we know. If you save this, it has to be verified again: until then you can’t buy, add money or withdraw it.';

/**
 * Warns a verified customer before details are saved that make the account unverified.
 *
 * @throws ApiError `verification_loss`, before anything is sent.
 */
export async function assertDetailsKeepVerification(
  customer: Pick<CommerceCalls['customer'], 'get' | 'details'>,
  changed: VerifiedDetails,
  options: { readonly signal?: AbortSignal },
): Promise<void> {
  const [{ isVerified }, known] = await Promise.all([customer.get(options), customer.details(options)]);
  if (!isVerified || !changeRevokesVerification(known, changed)) return;
  const errors = { general: [{ code: VERIFICATION_LOSS_WARNING_CODE, message: WARNING }] };
  throw new ApiError(WARNING, { status: 409, code: VERIFICATION_LOSS_WARNING_CODE, errors });
}
