import type { DrawCategory } from '#schemas/generated/api/wire-types.gen.ts';
import type { CatalogueOffer } from './catalogue/catalogue-types.ts';

/** The category that the draws of an offer are listed under. */
export function getDrawCategoryOfOffer({ type }: CatalogueOffer): DrawCategory {
  switch (type) {
    case 'lottery_ticket':
    case 'syndicate_share':
      return 'lottery';
    case 'raffle_ticket':
      return 'raffle';
    case 'membership':
      return 'giveaway';
  }
}
