import type { LottoPartyCalls } from '#commerce/party/lotto-party.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { PartySession } from '#schemas/generated/api/types.gen.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createPartySessionView, type PartySessionView } from '../_shared/party-view.ts';
import type { PartySessionProps } from './party-session.gen.ts';

export interface PartySessionBlockData {
  readonly session: PartySessionView;
  readonly currency: string;
  /** The last session of the party where this one is over and was followed by others. */
  readonly later: { readonly id: string; readonly isOpen: boolean } | null;
}

/** The session of the page's path parameter `id`. The page is not found where the customer may not see it. */
export const loadPartySessionData: LoadBlockData<
  PartySessionProps,
  PartySessionBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, services, signal } = context;
  const { lottoParty } = services.commerce;
  const session = await lottoParty.session(params['id'] ?? '', { signal });
  const isOfCustomer = session.isOrganiser || session.myShares > 0;
  const later = session.status !== 'open' && isOfCustomer ? await laterThan(session, lottoParty, signal) : null;
  return { data: { session: createPartySessionView(session, context), currency: session.sharePrice.currency, later } };
};

/** Whoever is in a party no more is refused its other sessions. */
async function laterThan(
  { sessionId, groupId }: PartySession,
  { sessions }: Pick<LottoPartyCalls, 'sessions'>,
  signal: AbortSignal,
): Promise<PartySessionBlockData['later']> {
  try {
    const [last] = (await sessions(groupId, { limit: 1, offset: 0 }, { signal })).entries;
    return last && last.sessionId !== sessionId ? { id: last.sessionId, isOpen: last.status === 'open' } : null;
  } catch (error) {
    if (error instanceof ApiError && error.answered && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}
