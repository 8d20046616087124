import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { PartyMembersProps } from './party-members.gen.ts';

export interface PartyMembersBlockData {
  /** Null for customers who are not members. */
  readonly group: { readonly id: string; readonly name: string; readonly isOwner: boolean } | null;
  /** The other members, earliest first. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
}

/** The group of the page's path parameter `id`. */
export const loadPartyMembersData: LoadBlockData<
  PartyMembersProps,
  PartyMembersBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, services, signal } = context;
  const group = await services.commerce.lottoParty.group(params['id'] ?? '', { signal });
  if (!group.isMember) return { data: { group: null, others: [] } };
  const { id, groupName: name, isOwner, members = [] } = group;
  return { data: { group: { id, name, isOwner }, others: members } };
};
