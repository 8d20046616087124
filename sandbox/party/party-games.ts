import type { MinorUnits } from '#domain/money.ts';
import { addWins, calculatePrize, scoreGame } from '../checkout/score.ts';
import type { LotteryEntry } from '../offers/catalogue/types.ts';
import type { Syndicate } from '../offers/syndicate.ts';
import type { Draw } from '../results/draws/draw.ts';
import type { DivisionResult } from '../results/draws/outcome.ts';
import type { Shop } from '../shop.ts';
import { syndicateGames } from '../tickets/orders/syndicate-games.ts';
import type { PartySession } from './party.ts';
import { sharesSold } from './party-sessions.ts';

/**
 * A session as a syndicate of the shares that are sold so far: each share adds games, and the first ones stay. A group
 * plays a draw but once, so its key, which is unique, decides the games.
 */
export function partySyndicate(
  { parties, orders }: Pick<Shop, 'orders' | 'parties'>,
  siteKey: string,
  sessionId: string,
): Syndicate | null {
  const session = parties.session(siteKey, sessionId);
  const group = session && parties.group(siteKey, session.groupId);
  if (!session || !group) return null;
  const numShares = sharesSold({ orders }, session);
  return {
    key: `party ${group.gamesKey}`,
    name: group.name,
    gameType: 'standard',
    numGames: numShares * session.gamesPerShare,
    numShares,
    costPerShare: session.sharePrice,
  };
}

/** What the whole party has won in a drawn draw. */
export function partyWinnings(
  shop: Pick<Shop, 'orders' | 'parties'>,
  { siteKey, id }: PartySession,
  offer: LotteryEntry,
  draw: Draw,
  divisions: readonly DivisionResult[],
): MinorUnits {
  const syndicate = partySyndicate(shop, siteKey, id);
  if (!syndicate) throw new Error(`there is no session ${id}`);
  const games = syndicateGames(syndicate, offer, draw);
  const wins = games.map((game) => scoreGame(game, syndicate.gameType, offer, draw.winningNumbers));
  return calculatePrize(addWins(wins), divisions);
}
