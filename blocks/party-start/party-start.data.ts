import type { BlockLoad } from '#engine/render/block-load.ts';
import type { WizardGroup } from '#machines/group-wizard/group-wizard.types.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { PartyStartProps } from './party-start.gen.ts';

export interface PartyStartData {
  readonly isSignedIn: boolean;
  /** The group of the page; null where a new one is made. */
  readonly group: WizardGroup | null;
  /** Whether the group of the page can play: it is the customer's own, and plays nothing yet. */
  readonly mayPlay: boolean;
}

/** The group is that of the page's path parameter `id`, where it has one. */
export const load: BlockLoad<PartyStartProps, PartyStartData, ShopServices> = async (context) => {
  const { params, visitor, services, signal } = context;
  const { id } = params;
  if (!visitor.signedIn || id === undefined) {
    return { data: { isSignedIn: visitor.signedIn, group: null, mayPlay: true } };
  }
  const { groupName, isMember, openSession } = await services.commerce.lottoParty.group(id, { signal });
  return { data: { isSignedIn: true, group: { id, name: groupName }, mayPlay: isMember && openSession === null } };
};
