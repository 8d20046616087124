import type { ProductOffer } from '#schemas/generated/api/types.gen.ts';

/** Names of the number sets that a customer picks, by key of the offer, game type and key of the set. */
export type NumberSetNamesByOffer = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/** The number sets of the lotteries among some offers. */
export function collectNumberSetNames(
  offers: readonly ProductOffer[],
  offerKeys: ReadonlySet<string>,
): NumberSetNamesByOffer {
  const lotteries = offers.flatMap((offer) =>
    offer.type === 'lottery_ticket' && offerKeys.has(offer.key) ? [offer] : [],
  );
  return Object.fromEntries(
    lotteries.map(({ key, gameTypes }) => [
      key,
      Object.fromEntries(
        gameTypes.map((gameType) => [
          gameType.key,
          Object.fromEntries(
            gameType.gameOffers.flatMap(({ numberSets }) => numberSets.map((set) => [set.key, set.name])),
          ),
        ]),
      ),
    ]),
  );
}
