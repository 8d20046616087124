import { expect, test } from 'vitest';
import { createTestPastDraw } from '../../_testing/draws.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { getTestMessages } from '../../_testing/test-messages.ts';
import { describeDrawPrize, describeDrawWinners } from './describe-draw-result.ts';
import { drawWinnersMessages } from './draw-winners.messages.gen.ts';
import { createDrawResultView } from './result-view.ts';

const messages = getTestMessages(drawWinnersMessages);
const { context } = createTestLoadContext({}, {});

test.each([
  [{ firstPrizeWinners: 1, numWinners: 95_866, jackpotWon: true }, '1 winner; 95,866 in total'],
  [{ firstPrizeWinners: 0, numWinners: 95_866 }, 'no winner; 95,866 in total'],
  [{ numWinners: 95_866 }, 'no winner; 95,866 in total'],
  [{ numWinners: 95_866, jackpotWon: true }, '95,866 winners in total'],
  [{ firstPrizeWinners: 1, numWinners: 1, jackpotWon: true }, '1 winner'],
  [{ firstPrizeWinners: 0, numWinners: 0 }, 'No winners'],
])('the winners of a past draw with %o are described as "%s"', (draw, winners) => {
  const view = createDrawResultView(createTestPastDraw(draw), context, null);
  expect(view.prize && describeDrawPrize(view.prize, messages)).toBe('Division 1 $11.0 million:');
  expect(describeDrawWinners(view.winners, messages)).toBe(winners);
});
