import { useSyncExternalStore } from 'react';
import { encodeCartFragment } from '#domain/checkout/cart-fragment.ts';
import { isBrowserPageInFrame } from '#engine/api/same-origin-fetch.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { CartItemRequest } from '#schemas/generated/api/types.gen.ts';
import { CheckoutStagePanel } from '../../_ui/checkout/checkout-panel.tsx';
import type { NamedPartner } from './named-partner.ts';
import { partnerCheckoutMessages } from './partner-checkout.messages.gen.ts';

interface GuestPanelProps {
  readonly slug: string;
  readonly items: readonly CartItemRequest[];
  readonly partner: NamedPartner;
}

/**
 * Log-in panel. In a partner's frame no password is requested: the partner signs the customer in by a link, or the
 * customer continues in a window with a visible address.
 */
export function PartnerSignInPanel({ slug, items, partner }: GuestPanelProps) {
  const messages = useMessages(partnerCheckoutMessages);
  const href = useRouteHrefBuilder();
  const framed = useSyncExternalStore(neverChanges, isBrowserPageInFrame, () => false);
  const path = href('purchase.partner', { partnerSlug: slug });
  if (framed)
    return (
      <CheckoutStagePanel heading={messages.guest()} text={messages.guestFramed({ ...partner })}>
        <a className="button" href={`${path}${encodeCartFragment(items)}`} target="_blank" rel="noopener">
          {messages.ownWindow()}
        </a>
      </CheckoutStagePanel>
    );
  const query = (mode: object) => new URLSearchParams({ ...mode, next: path });
  return (
    <CheckoutStagePanel heading={messages.guest()} text={messages.guestText()}>
      <a className="button" href={`${href('login')}?${query({})}`}>
        {messages.logIn()}
      </a>
      <a className="button button--secondary" href={`${href('login')}?${query({ mode: 'sign-up' })}`}>
        {messages.signUp()}
      </a>
    </CheckoutStagePanel>
  );
}

const neverChanges = () => () => undefined;
