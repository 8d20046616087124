export interface OfferTypeAndKeys {
  readonly type: string;
  readonly key: string;
  readonly lotteryKey?: string;
}

/** Key of the offer whose results to show: a syndicate has the draws of its lottery. */
export function getResultsOfferKey({ type, key, lotteryKey }: OfferTypeAndKeys): string {
  return type === 'syndicate_share' && lotteryKey !== undefined ? lotteryKey : key;
}
