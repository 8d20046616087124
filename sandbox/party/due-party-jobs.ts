import type { CatalogueLottery } from '../offers/catalogue/catalogue-types.ts';
import type { SandboxShop } from '../shop.ts';
import type { StoredPartySession } from './party.ts';
import { calculateWinningsOfWholeParty } from './party-games.ts';
import { countPartySharesSold, openNextPartySession } from './party-sessions.ts';

type ClosingShop = Pick<
  SandboxShop,
  | 'brands'
  | 'draws'
  | 'customers'
  | 'outbox'
  | 'orders'
  | 'parties'
  | 'playBreaks'
  | 'customerDetails'
  | 'customerChoices'
>;

/**
 * Closes sessions whose sales are over, opens the next ones, and records the winnings of drawn sessions. Shares are
 * paid with the draw. Call it inside a transaction.
 */
export function closeReopenAndRecordDuePartySessions(
  shop: ClosingShop & Pick<SandboxShop, 'failedJobs'>,
  now: number,
): void {
  for (const session of shop.parties.listSessionsToClose(now)) {
    shop.failedJobs.attempt('party', session.id, () => close(shop, session, now));
  }
  for (const session of shop.parties.listSessionsToPay()) {
    shop.failedJobs.attempt('party', session.id, () => noteWinnings(shop, session));
  }
}

function noteWinnings(
  shop: Pick<SandboxShop, 'brands' | 'draws' | 'orders' | 'parties'>,
  session: StoredPartySession,
): void {
  const draw = shop.draws.getById(session.drawId);
  const offer = lotteryOf(shop, session);
  const winnings = calculateWinningsOfWholeParty(shop, session, offer, draw, shop.draws.listDivisions(draw));
  shop.parties.setSessionStatus(session.id, 'paid', winnings);
}

function close(shop: ClosingShop, session: StoredPartySession, now: number): void {
  const { id, siteKey, groupId, autosession } = session;
  shop.parties.setSessionStatus(id, countPartySharesSold(shop, session) === 0 ? 'cancelled' : 'closed');
  const brand = shop.brands.find((candidate) => candidate.siteKey === siteKey);
  const group = shop.parties.findGroup(siteKey, groupId);
  if (autosession === 'on' && brand && group) openNextPartySession(shop, brand, group, session, now);
}

function lotteryOf(
  { brands }: Pick<SandboxShop, 'brands'>,
  { siteKey, lotteryKey }: StoredPartySession,
): CatalogueLottery {
  const offer = brands
    .find((brand) => brand.siteKey === siteKey)
    ?.catalogue.offers.find((candidate) => candidate.key === lotteryKey);
  if (offer?.type !== 'lottery_ticket') throw new Error(`${lotteryKey} is no lottery of ${siteKey}`);
  return offer;
}
