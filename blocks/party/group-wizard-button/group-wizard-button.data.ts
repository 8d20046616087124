import { ApiError } from '#engine/api/api-error.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ExistingPartyGroup } from '#machines/party/group-wizard/group-wizard.types.ts';
import { formatMoneyAsOfferPrice } from '../../_ui/money-text.ts';
import { loadPageOfferAndAllOffers } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { GroupWizardButtonProps } from './group-wizard-button.gen.ts';

export interface GroupWizardButtonBlockData {
  /** The group of the page; null where a new one is made. */
  readonly group: ExistingPartyGroup | null;
  /** Whether the group of the page can play: it is the customer's own, and plays nothing yet. */
  readonly mayPlay: boolean;
  /** The lottery of the page, with the most shares of a party and the lowest price of one; null on other pages. */
  readonly lottery: { readonly key: string; readonly maxShares: number; readonly price: string } | null;
}

const ANY: GroupWizardButtonBlockData = { group: null, mayPlay: true, lottery: null };

/** The path parameter `id` gives the group, and `productOfferKey` the lottery, where the page has them. */
export const loadGroupWizardButtonData: LoadBlockData<
  GroupWizardButtonProps,
  GroupWizardButtonBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, services, signal } = context;
  const { id, productOfferKey } = params;
  if (productOfferKey !== undefined) return { data: await partyOfLottery(context) };
  if (id === undefined) return { data: ANY };
  const { groupName, isMember, openSession, members } = await services.commerce.lottoParty.group(id, { signal });
  const group = { id, name: groupName, ...(members && { members }) };
  return { data: { group, mayPlay: isMember && openSession === null, lottery: null } };
};

/** What a party of the page's lottery may play for. Nothing starts where parties don't play it. */
async function partyOfLottery(
  context: Parameters<typeof loadGroupWizardButtonData>[0],
): Promise<GroupWizardButtonBlockData> {
  const { site, services, signal } = context;
  const { key } = (await loadPageOfferAndAllOffers(context)).offer;
  try {
    const { maxShares, sharePrices, draws } = await services.commerce.lottoParty.configOf(key, { signal });
    const [least] = sharePrices;
    if (!least || draws.length === 0) return { ...ANY, mayPlay: false };
    const price = formatMoneyAsOfferPrice(least.sharePrice, site);
    return { ...ANY, lottery: { key, maxShares, price } };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { ...ANY, mayPlay: false };
    throw error;
  }
}
