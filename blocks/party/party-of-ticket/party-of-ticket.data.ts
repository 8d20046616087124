import { ApiError } from '#engine/api/api-error.ts';
import { parseRequiredElevation } from '#engine/api/elevation.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createPartySessionView, type PartySessionView } from '../_shared/party-view.ts';
import type { PartyOfTicketProps } from './party-of-ticket.gen.ts';

export interface PartyOfTicketBlockData {
  /** Id of the order. */
  readonly id: string;
  /** What the ticket is a share of; null where nobody can tell at the moment. */
  readonly session: PartySessionView | null;
}

/** The party of the order of the page's path parameter `id`. The ticket itself is told without it. */
export const loadPartyOfTicketData: LoadBlockData<
  PartyOfTicketProps,
  PartyOfTicketBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, services, signal } = context;
  const { id = '' } = params;
  try {
    const { session } = await services.commerce.lottoParty.order(id, { showDetails: true }, { signal });
    return { data: { id, session: createPartySessionView(session, context) } };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ApiError) || parseRequiredElevation(error)) throw error;
    return { data: { id, session: null } };
  }
};
