import { findNextMidnight } from '#domain/play/next-midnight.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { CustomerGiveawayDraw } from '#schemas/generated/api/types.gen.ts';
import { toEarliestExpiry } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createGiveawayDrawView, type GiveawayDrawView } from '../_shared/giveaway-view.ts';
import {
  loadMembershipStanding,
  type MembershipStandingView,
  type MembershipStandingWithProgram,
} from '../_shared/membership-standing.ts';
import type { GiveawayEntriesProps } from './giveaway-entries.gen.ts';

/** A draw and the customer's entries; for non-members, the program's defaults. */
export interface GiveawayDrawWithEntriesView extends GiveawayDrawView {
  /** Null for non-members. */
  readonly numEntries: number | null;
  readonly entryStatus: CustomerGiveawayDraw['entryStatus'];
  readonly result: CustomerGiveawayDraw['result'];
}

export interface GiveawayEntriesBlockData {
  readonly standing: MembershipStandingView;
  readonly draws: readonly GiveawayDrawWithEntriesView[];
}

export const loadGiveawayEntriesData: LoadBlockData<
  GiveawayEntriesProps,
  GiveawayEntriesBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, params, site, now, services, signal } = context;
  const loaded = await loadMembershipStanding(context);
  const { standing, expires } = loaded;
  const coming = drawsOf(loaded, (draw) => createGiveawayDrawView(draw, context));
  const again = toEarliestExpiry(expires, findNextMidnight(now, site.timeZone));
  const isOfPage = ({ type, drawNo }: Pick<GiveawayDrawView, 'type' | 'drawNo'>) =>
    type === params['giveawayType']?.toLowerCase() && drawNo === Number(params['drawNumber']);
  if (!props.ofPage) {
    // Leave out the page's own draw.
    const others = coming.filter((draw) => !isOfPage(draw));
    return { data: { standing, draws: others.slice(0, props.limit) }, ...again };
  }
  const found = coming.filter(isOfPage);
  if (found.length > 0 || !standing.isSignedIn) return { data: { standing, draws: found }, ...again };
  const { entries: closed } = await services.commerce.membership.giveaways('closed', { limit: CLOSED }, { signal });
  const draws = closed.map((draw) => entryOf(draw, createGiveawayDrawView(draw, context))).filter(isOfPage);
  return { data: { standing, draws }, ...again };
};

/** How many closed draws of the customer are searched for the page's draw. */
const CLOSED = 100;

type ViewOf = (
  draw: MembershipStandingWithProgram['program']['upcomingDraws'][number] | CustomerGiveawayDraw,
) => GiveawayDrawView;

function drawsOf(
  { standing, program, customer }: MembershipStandingWithProgram,
  viewOf: ViewOf,
): GiveawayDrawWithEntriesView[] {
  const isIn = standing.status !== 'non-member';
  if (customer && isIn) return customer.upcomingDraws.map((draw) => entryOf(draw, viewOf(draw)));
  return program.upcomingDraws.map((draw) => ({
    ...viewOf(draw),
    numEntries: null,
    entryStatus: draw.entryStatus,
    result: 'pending',
  }));
}

function entryOf(
  { numEntries, entryStatus, result }: CustomerGiveawayDraw,
  view: GiveawayDrawView,
): GiveawayDrawWithEntriesView {
  return { ...view, numEntries, entryStatus, result };
}
