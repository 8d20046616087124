import { ApiError } from '#engine/api/api-error.ts';
import { parseRequiredElevation } from '#engine/api/elevation.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createPartySessionView, type PartySessionView } from '../_shared/party-view.ts';
import type { PartyOfTicketProps } from './party-of-ticket.gen.ts';

export interface PartyOfTicketBlockData {
  /** Id of the order. */
  readonly id: string;
  /** The party session of the ticket; null if not available. */
  readonly session: PartySessionView | null;
}

/** The party of the order in the path parameter `id`. The ticket is also shown without it. */
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
