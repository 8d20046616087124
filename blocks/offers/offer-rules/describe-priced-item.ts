import type { OfferRulesMessages } from './offer-rules.messages.gen.ts';
import type { PricedItem } from './price-rows.ts';

/** Such as 'Standard: 4 games'. */
export function describePricedItem(item: PricedItem, messages: OfferRulesMessages): string {
  switch (item.kind) {
    case 'game': {
      const { gameType, name, games } = item;
      return gameType === null
        ? messages.gameTicket({ name, games })
        : messages.gameOfferTicket({ gameType, name, games });
    }
    case 'book':
      return messages.book({ tickets: String(item.tickets) });
    case 'syndicate':
      return messages.syndicateShare({ name: item.name, shares: item.shares, games: item.games });
    case 'membership':
      return messages.membership({ name: item.name, period: item.period });
  }
}
