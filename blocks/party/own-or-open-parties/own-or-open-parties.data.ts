import { PARTY_GROUPS_ON_A_PAGE, PARTY_SESSIONS_ON_A_PAGE } from '#commerce/party/lotto-party.ts';
import type { LimitAndOffsetQuery, PagedEntries } from '#commerce/results/draws.ts';
import { countPages, parsePageNumber, toLimitAndOffset } from '#domain/results/paging.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { BlockLoadContext, LoadBlockData } from '#engine/render/block-load.ts';
import type { PartySession } from '#schemas/generated/api/types.gen.ts';
import { formatMomentWithDayLabel } from '../../_ui/date-label.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import {
  createPartyGroupView,
  createPartySessionView,
  type PartyGroupView,
  type PartySessionView,
} from '../_shared/party-view.ts';
import type { OwnOrOpenPartiesProps } from './own-or-open-parties.gen.ts';

/** A draw that parties may play. */
export interface PartyDrawFilterOption {
  readonly id: string;
  readonly lottery: string;
  /** Such as 'Tomorrow'. */
  readonly day: string;
  /** Such as '8:30 pm'. */
  readonly time: string;
}

export interface OwnOrOpenPartiesBlockData {
  readonly isSignedIn: boolean;
  readonly groups: readonly PartyGroupView[];
  readonly sessions: readonly PartySessionView[];
  readonly page: number;
  readonly pages: number;
  /** The draws that the list can be narrowed to; none for a customer's own parties. */
  readonly draws: readonly PartyDrawFilterOption[];
  /** Id of the draw that it is narrowed to; null for all. */
  readonly draw: string | null;
}

type Context = BlockLoadContext<OwnOrOpenPartiesProps, ShopBlockLoaderServices>;

/** Lotto parties (specification: The calls it makes, "Lotto party service"). Only customers can request them. */
export const loadOwnOrOpenPartiesData: LoadBlockData<
  OwnOrOpenPartiesProps,
  OwnOrOpenPartiesBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, params, query, visitor, services, signal } = context;
  const none = { isSignedIn: visitor.signedIn, groups: [], sessions: [], page: 1, pages: 1, draws: [], draw: null };
  if (!visitor.signedIn) return { data: none };
  const { lottoParty } = services.commerce;
  if (props.show === 'mine') {
    const page = parsePageNumber(params['page'] ?? '') ?? 1;
    const { entries, pageInfo } = await lottoParty.groups(toLimitAndOffset(page, PARTY_GROUPS_ON_A_PAGE), { signal });
    const pages = countPages(pageInfo?.total ?? entries.length, PARTY_GROUPS_ON_A_PAGE);
    return { data: { ...none, groups: entries.map((group) => createPartyGroupView(group, context)), page, pages } };
  }
  const page = parsePageNumber(query.get('page') ?? '') ?? 1;
  const pageQuery = toLimitAndOffset(page, PARTY_SESSIONS_ON_A_PAGE);
  const draw = query.get('draw') || null;
  const [{ entries, pageInfo }, draws] = await Promise.all([
    draw === null ? lottoParty.discover(pageQuery, { signal }) : openFor(draw, pageQuery, context),
    drawChoices(context),
  ]);
  const pages = countPages(pageInfo?.total ?? entries.length, PARTY_SESSIONS_ON_A_PAGE);
  const sessions = entries.map((session) => createPartySessionView(session, context));
  return { data: { ...none, sessions, page, pages, draws, draw } };
};

/** A past or unknown draw (404) has no parties. */
async function openFor(
  draw: string,
  pageQuery: LimitAndOffsetQuery,
  { services, signal }: Pick<Context, 'services' | 'signal'>,
): Promise<PagedEntries<PartySession>> {
  try {
    return await services.commerce.lottoParty.discoverForDraw(draw, pageQuery, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { entries: [], pageInfo: null, expires: null };
    throw error;
  }
}

/** Empty if the configuration can't be fetched: the list then has no draw filter. */
async function drawChoices(context: Context): Promise<PartyDrawFilterOption[]> {
  const { services, signal, now } = context;
  try {
    const configs = await services.commerce.lottoParty.config({ signal });
    return configs
      .flatMap(({ lotteryName, draws }) => draws.map((draw) => ({ lotteryName, ...draw })))
      .filter(({ closeDate }) => Date.parse(closeDate) > now)
      .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
      .map(({ drawId: id, lotteryName, date }) => {
        const { day, time } = formatMomentWithDayLabel(date, context);
        return { id, lottery: lotteryName, day, time };
      });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError) return [];
    throw error;
  }
}
