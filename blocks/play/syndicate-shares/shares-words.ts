import type { DrawWithSyndicatesView, SyndicateView } from './syndicate-shares.data.ts';

export const SYNDICATE_SHARES_WORDS = {
  heading: 'Choose a syndicate',
  soldOut: 'Sold out',
  allSold: 'Every share of the coming draws is sold. New ones open after each draw.',
  over: 'Sales of this draw are over.',
  notOnSale: 'Not on sale at the moment.',
  notRepeated: 'Shares are bought draw by draw here: shares in every draw are not on offer.',
  quantity: 'How many shares',
  fewer: 'One share fewer',
  more: 'One share more',
  others: 'See all syndicates',
  current: 'To the coming draws',
  noScript: 'Buying shares needs JavaScript. The syndicates and their prices are above.',
};

export function formatSyndicateShares(shares: number): string {
  return `${shares} ${shares === 1 ? 'share' : 'shares'}`;
}

export function formatSyndicateDrawTime({ drawn }: DrawWithSyndicatesView): string {
  return `${drawn.day}, ${drawn.time}`;
}

export function formatSyndicateGames({ numGames, playedAs }: SyndicateView): string {
  const games = `${numGames} ${numGames === 1 ? 'game' : 'games'}`;
  return playedAs === '' ? games : `${games}, ${playedAs}`;
}

export function formatSyndicateSharesLeft({ numSharesLeft, numShares }: SyndicateView): string {
  return `${numSharesLeft} of ${numShares} shares left`;
}

/** What a share is of every ticket and prize. */
export function describeShareFraction(shares: number, { name, numShares }: SyndicateView): string {
  return `${shares} of ${numShares} equal parts of every ticket of ${name}, and of every prize.`;
}
