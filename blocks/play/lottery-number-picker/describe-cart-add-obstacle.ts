import type { MissingTicketChoice } from '#domain/play/cart-add-obstacles.ts';
import type { LotteryNumberPickerMessages } from './lottery-number-picker.messages.gen.ts';
import type { NumberPickerGameOffer } from './picker-data.ts';

export function describeCartAddObstacle(
  obstacle: MissingTicketChoice,
  { minGames, numberSets }: Pick<NumberPickerGameOffer, 'minGames' | 'numberSets'>,
  messages: Pick<LotteryNumberPickerMessages, 'dayMissing' | 'gamesMissing' | 'numbersMissing' | 'causeMissing'>,
): string {
  switch (obstacle) {
    case 'day':
      return messages.dayMissing();
    case 'games': {
      const isPickedByShop = numberSets.length === 0;
      return messages[isPickedByShop ? 'gamesMissing' : 'numbersMissing']({ count: minGames });
    }
    case 'cause':
      return messages.causeMissing();
  }
}
