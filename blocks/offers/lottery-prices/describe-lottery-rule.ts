import type { LotteryRule } from './lottery-prices.data.ts';
import type { LotteryPricesMessages } from './lottery-prices.messages.gen.ts';

/** Such as 'Main numbers: choose 6 from 1 to 45'. */
export function describeLotteryRule(rule: LotteryRule, messages: LotteryPricesMessages): string {
  switch (rule.kind) {
    case 'quickpick':
      return messages.quickpick();
    case 'numbers': {
      const { choice, name } = rule;
      const values = { name, count: String(rule.count), min: String(rule.min), max: String(rule.max) };
      return messages[NUMBERS[choice]](values);
    }
    case 'games': {
      const { least, most } = rule;
      return least === most
        ? messages.gamesOnTicket({ games: least })
        : messages.gamesOnTicketRange({ least: String(least), most });
    }
    case 'combinations':
      return messages.combinations({ combinations: rule.combinations });
  }
}

const NUMBERS = { exact: 'numbers', up_to: 'numbersUpTo', ordered: 'orderedNumbers' } as const;
