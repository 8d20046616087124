import { useMessages } from '#engine/messages/use-messages.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { savedFundsLinkMessages } from './saved-funds-link.messages.gen.ts';

/** Code with which the shop refuses one card or account more than can be saved. */
export const TOO_MANY_SAVED_FUNDS_ERROR_CODE = 'too_many_funds';

/** Where a customer makes room for another card, where the site lets them. */
export function ManageSavedFundsLink() {
  const messages = useMessages(savedFundsLinkMessages);
  const href = useRouteHrefBuilder();
  return useCapability('wallet_manage') ? (
    <p>
      <a href={href('my-account.cards-and-accounts')}>{messages.makeRoom()}</a>
    </p>
  ) : null;
}
