import { useSyncExternalStore } from 'react';
import { encodeCartFragment } from '#domain/checkout/cart-fragment.ts';
import { isBrowserPageInFrame } from '#engine/api/same-origin-fetch.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { CartItemRequest } from '#schemas/generated/api/types.gen.ts';
import { CheckoutStagePanel } from '../../_ui/checkout/checkout-panel.tsx';
import { PARTNER_CHECKOUT_WORDS } from './partner-checkout-words.ts';

interface GuestPanelProps {
  readonly slug: string;
  readonly items: readonly CartItemRequest[];
  /** Puts the name of the partner into a text. */
  readonly named: (text: string) => string;
}

/**
 * How a visitor logs in. In the frame of a partner nobody is asked for a password: the partner logs in by a link, or the
 * customer goes on in a window whose address they can see.
 */
export function PartnerSignInPanel({ slug, items, named }: GuestPanelProps) {
  const href = useRouteHrefBuilder();
  const framed = useSyncExternalStore(neverChanges, isBrowserPageInFrame, () => false);
  const path = href('purchase.partner', { partnerSlug: slug });
  if (framed)
    return (
      <CheckoutStagePanel heading={PARTNER_CHECKOUT_WORDS.guest} text={named(PARTNER_CHECKOUT_WORDS.guestFramed)}>
        <a className="button" href={`${path}${encodeCartFragment(items)}`} target="_blank" rel="noopener">
          {PARTNER_CHECKOUT_WORDS.ownWindow}
        </a>
      </CheckoutStagePanel>
    );
  const query = (mode: object) => new URLSearchParams({ ...mode, next: path });
  return (
    <CheckoutStagePanel heading={PARTNER_CHECKOUT_WORDS.guest} text={PARTNER_CHECKOUT_WORDS.guestText}>
      <a className="button" href={`${href('login')}?${query({})}`}>
        {PARTNER_CHECKOUT_WORDS.logIn}
      </a>
      <a className="button button--secondary" href={`${href('login')}?${query({ mode: 'sign-up' })}`}>
        {PARTNER_CHECKOUT_WORDS.signUp}
      </a>
    </CheckoutStagePanel>
  );
}

const neverChanges = () => () => undefined;
