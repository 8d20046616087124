import { ApiError } from '#engine/api/api-error.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createPartyGroupView, type PartyGroupView } from '../_shared/party-view.ts';
import type { PartyInvitationProps } from './party-invitation.gen.ts';

export interface PartyInvitationBlockData {
  readonly isSignedIn: boolean;
  readonly token: string;
  /** Null where the address holds no invitation, or one that is not known. */
  readonly group: PartyGroupView | null;
}

/** The group whose token the address holds: the one call of the service that needs no login. */
export const loadPartyInvitationData: LoadBlockData<
  PartyInvitationProps,
  PartyInvitationBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { query, visitor, services, signal } = context;
  const token = query.get('token') ?? '';
  const { signedIn: isSignedIn } = visitor;
  if (token === '') return { data: { isSignedIn, token, group: null } };
  try {
    const group = await services.commerce.lottoParty.groupByToken(token, { signal });
    return { data: { isSignedIn, token, group: createPartyGroupView(group, context) } };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return { data: { isSignedIn, token, group: null } };
  }
};
