import { useMessages } from '#engine/messages/use-messages.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { verifyAccountLinkMessages } from './verify-account-link.messages.gen.ts';

/** API error code for payments of a customer who missed the verification deadline. */
export const VERIFICATION_REQUIRED_ERROR_CODE = 'verification_required';

/** Link to verification, on a site that offers it. */
export function VerifyAccountLink() {
  const messages = useMessages(verifyAccountLinkMessages);
  const href = useRouteHrefBuilder();
  return useCapability('verification') ? (
    <p>
      <a href={href('my-account.verify-account')}>{messages.verify()}</a>
    </p>
  ) : null;
}
