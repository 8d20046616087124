/** An offer whose results are looked for. */
export interface ResultOffer {
  readonly type: string;
  readonly key: string;
  readonly lotteryKey?: string;
}

/** The offer by which the results of another are listed: the draws of a syndicate are those of its lottery. */
export function getResultsOfferKey({ type, key, lotteryKey }: ResultOffer): string {
  return type === 'syndicate_share' && lotteryKey !== undefined ? lotteryKey : key;
}
