import { PARTY_SESSIONS_ON_A_PAGE } from '#commerce/party/lotto-party.ts';
import { countPages, parsePageNumber, toLimitAndOffset } from '#domain/results/paging.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import {
  createPartyGroupView,
  createPartySessionView,
  type PartyGroupView,
  type PartySessionView,
} from '../_shared/party-view.ts';
import type { PartyGroupProps } from './party-group.gen.ts';

export interface PartyGroupBlockData {
  readonly group: PartyGroupView;
  readonly sessions: readonly PartySessionView[];
  readonly page: number;
  readonly pages: number;
}

/** The group of the page's path parameter `id`. The page is not found where the customer may not see it. */
export const loadPartyGroupData: LoadBlockData<PartyGroupProps, PartyGroupBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const { params, services, signal } = context;
  const { id = '' } = params;
  const page = parsePageNumber(params['page'] ?? '') ?? 1;
  const { lottoParty } = services.commerce;
  const [group, { entries, pageInfo }] = await Promise.all([
    lottoParty.group(id, { signal }),
    lottoParty.sessions(id, toLimitAndOffset(page, PARTY_SESSIONS_ON_A_PAGE), { signal }),
  ]);
  return {
    data: {
      group: createPartyGroupView(group, context),
      sessions: entries.map((session) => createPartySessionView(session, context)),
      page,
      pages: countPages(pageInfo?.total ?? entries.length, PARTY_SESSIONS_ON_A_PAGE),
    },
  };
};
