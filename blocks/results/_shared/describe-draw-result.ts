import type { DrawWinnersMessages } from './draw-winners.messages.gen.ts';
import type { DrawPrize, DrawWinnerCounts } from './result-view.ts';

/** Such as '1 winner; 1,204 in all'. */
export function describeDrawWinners({ all, first }: DrawWinnerCounts, messages: DrawWinnersMessages): string {
  if (all === 0) return messages.none();
  if (first === null) return messages.all({ winners: all });
  return first === all ? messages.first({ winners: first }) : messages.firstAndAll({ first, all });
}

/** Such as 'Division 1 $12.5 million:'. */
export function describeDrawPrize({ text, isDivisionOne }: DrawPrize, messages: DrawWinnersMessages): string {
  return isDivisionOne ? messages.divisionPrize({ prize: text }) : messages.prize({ prize: text });
}
