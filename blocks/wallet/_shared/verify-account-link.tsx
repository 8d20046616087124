import { useCapability, useHref } from '#engine/render/block-context.tsx';

/** Code with which the shop refuses money of somebody who has not been verified in time. */
export const VERIFICATION_REQUIRED = 'verification_required';

/** What a customer does about it, where the site verifies. */
export function VerifyAccountLink() {
  const href = useHref();
  return useCapability('verification') ? (
    <p>
      <a href={href('my-account.verify-account')}>Verify your account</a>
    </p>
  ) : null;
}
