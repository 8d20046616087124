import { useMessages } from '#engine/messages/use-messages.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { verifyAccountLinkMessages } from './verify-account-link.messages.gen.ts';

/** Code with which the shop refuses money of somebody who has not been verified in time. */
export const VERIFICATION_REQUIRED_ERROR_CODE = 'verification_required';

/** What a customer does about it, where the site verifies. */
export function VerifyAccountLink() {
  const messages = useMessages(verifyAccountLinkMessages);
  const href = useRouteHrefBuilder();
  return useCapability('verification') ? (
    <p>
      <a href={href('my-account.verify-account')}>{messages.verify()}</a>
    </p>
  ) : null;
}
