import type { MinorUnits } from '#domain/money.ts';
import { calculatePrize, scoreGame, sumWinsByDivision } from '../checkout/score-game.ts';
import type { CatalogueLottery } from '../offers/catalogue/catalogue-types.ts';
import type { Syndicate } from '../offers/syndicate.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import type { PrizeDivisionResult } from '../results/draws/draw-outcome.ts';
import type { SandboxShop } from '../shop.ts';
import { generateSyndicateGames } from '../tickets/orders/syndicate-games.ts';
import type { StoredPartySession } from './party.ts';
import { countPartySharesSold } from './party-sessions.ts';

/**
 * A session as a syndicate of the shares sold so far. Each share adds games without changing the others. The unique key
 * of the group decides the games, because a group plays a draw only once.
 */
export function findPartySessionAsSyndicate(
  { parties, orders }: Pick<SandboxShop, 'orders' | 'parties'>,
  siteKey: string,
  sessionId: string,
): Syndicate | null {
  const session = parties.findSession(siteKey, sessionId);
  const group = session && parties.findGroup(siteKey, session.groupId);
  if (!session || !group) return null;
  const numShares = countPartySharesSold({ orders }, session);
  return {
    key: `party ${group.gamesKey}`,
    name: group.name,
    gameType: 'standard',
    numGames: numShares * session.gamesPerShare,
    numShares,
    costPerShare: session.sharePrice,
  };
}

/** Winnings of the whole party in a draw. */
export function calculateWinningsOfWholeParty(
  shop: Pick<SandboxShop, 'orders' | 'parties'>,
  { siteKey, id }: StoredPartySession,
  offer: Pick<CatalogueLottery, 'drawnSets' | 'jackpot' | 'divisions' | 'gameTypes'>,
  draw: StoredDraw,
  divisions: readonly PrizeDivisionResult[],
): MinorUnits {
  const syndicate = findPartySessionAsSyndicate(shop, siteKey, id);
  if (!syndicate) throw new Error(`there is no session ${id}`);
  const games = generateSyndicateGames(syndicate, offer, draw);
  const wins = games.map((game) => scoreGame(game, syndicate.gameType, offer, draw.winningNumbers));
  return calculatePrize(sumWinsByDivision(wins), divisions);
}
