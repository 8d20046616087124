import type { BlockLoad } from '#engine/render/block-load.ts';
import { type PartySessionView, partySessionView } from '../_ui/party/party-view.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { PartySessionProps } from './party-session.gen.ts';

export interface PartySessionData {
  readonly session: PartySessionView;
  readonly currency: string;
}

/** The session of the page's path parameter `id`. The page is not found where the customer may not see it. */
export const load: BlockLoad<PartySessionProps, PartySessionData, ShopServices> = async (context) => {
  const { params, services, signal } = context;
  const session = await services.commerce.lottoParty.session(params['id'] ?? '', { signal });
  return { data: { session: partySessionView(session, context), currency: session.sharePrice.currency } };
};
