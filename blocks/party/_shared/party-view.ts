import { parseMoney } from '#domain/money.ts';
import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import type { MessageSource } from '#engine/messages/message-source.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import type {
  AutosessionStatus,
  PartyGroup,
  PartySession,
  PartySessionStatus,
} from '#schemas/generated/api/types.gen.ts';
import { type FormattedMoment, formatMomentWithDayLabel } from '../../_ui/date-label.ts';
import { formatMoneyAmount, formatMoneyAsOfferPrice } from '../../_ui/money-text.ts';
import { jackpotMessages } from '../../_ui/offer/jackpot.messages.gen.ts';
import { formatJackpot } from '../../_ui/offer/jackpot.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';

/** A draw that a party plays, formatted for a list or for its own page. */
export interface PartySessionView {
  readonly id: string;
  readonly groupId: string;
  readonly groupName: string;
  readonly publicity: PartySession['publicityStatus'];
  readonly lotteryKey: string;
  readonly lotteryName: string;
  readonly picture: ResolvedImage | null;
  readonly organiser: string;
  readonly isOrganiser: boolean;
  /** Whether the customer may see the group, and buy shares. */
  readonly isOpenToCustomer: boolean;
  readonly status: PartySessionStatus;
  readonly autosession: AutosessionStatus;
  /** Its draw, and when its shares can last be bought. */
  readonly drawn: FormattedMoment | null;
  readonly closes: FormattedMoment | null;
  /** What can be won, such as '$4.0 million'; null if unknown. */
  readonly prize: string | null;
  /** Of a share, in minor units. */
  readonly price: number;
  readonly priceText: string;
  readonly gamesPerShare: number;
  readonly numGames: number;
  readonly sharesSold: number;
  readonly sharesLeft: number;
  readonly myShares: number;
  /** Winnings of the party, and the customer's part; null for none. */
  readonly winnings: string | null;
  readonly myWinnings: string | null;
  /** Orders of the customer in it. */
  readonly orderIds: readonly string[];
}

export interface PartyGroupView {
  readonly id: string;
  readonly name: string;
  readonly publicity: PartyGroup['publicityStatus'];
  readonly owner: string;
  readonly isOwner: boolean;
  readonly isMember: boolean;
  readonly members: number;
  /** Invitation token; null without permission. */
  readonly token: string | null;
  readonly open: PartySessionView | null;
}

export interface PartyViewContext {
  readonly site: SiteDataForBlocks;
  readonly messages: MessageSource;
  readonly now: number;
  readonly services: Pick<ShopBlockLoaderServices, 'picture'>;
}

export function createPartyGroupView(group: PartyGroup, place: PartyViewContext): PartyGroupView {
  const { id, groupName, publicityStatus, ownerName, isOwner, isMember, numMembers, token, openSession } = group;
  return {
    id,
    name: groupName,
    publicity: publicityStatus,
    owner: ownerName,
    isOwner,
    isMember,
    members: numMembers,
    token,
    open: openSession && createPartySessionView(openSession, place),
  };
}

export function createPartySessionView(session: PartySession, context: PartyViewContext): PartySessionView {
  const { site, messages, services } = context;
  const { logo, draws, sharePrice, winnings, myWinnings } = session;
  const [draw] = draws;
  const prize = draw?.prizePool ?? null;
  return {
    id: session.sessionId,
    groupId: session.groupId,
    groupName: session.groupName,
    publicity: session.publicityStatus,
    lotteryKey: session.lotteryKey,
    lotteryName: session.lotteryName,
    picture: logo ? services.picture(site.key, logo) : null,
    organiser: session.organiserName,
    isOrganiser: session.isOrganiser,
    isOpenToCustomer: session.isMember !== false || session.publicityStatus !== 'private',
    status: session.status,
    autosession: session.autosessionStatus,
    drawn: draw ? formatMomentWithDayLabel(draw.date, context) : null,
    closes: draw ? formatMomentWithDayLabel(draw.closeDate, context) : null,
    prize:
      prize &&
      formatJackpot(
        parseMoney(prize),
        { locale: site.locale, currency: prize.currency },
        createMessageAccessor(jackpotMessages, messages, site),
      ),
    price: parseMoney(sharePrice),
    priceText: formatMoneyAsOfferPrice(sharePrice, site),
    gamesPerShare: session.gamesPerShare,
    numGames: session.numGames,
    sharesSold: session.sharesSold,
    sharesLeft: session.sharesLeft,
    myShares: session.myShares,
    winnings: wonText(winnings, site),
    myWinnings: wonText(myWinnings, site),
    orderIds: session.myOrderIds,
  };
}

function wonText(won: PartySession['winnings'], site: SiteDataForBlocks): string | null {
  return won && parseMoney(won) > 0 ? formatMoneyAmount(won, site) : null;
}
