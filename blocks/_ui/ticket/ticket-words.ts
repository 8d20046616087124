import type { MarkedGame } from '#domain/tickets/mark-matches.ts';
import type { OrderState, TicketStateInDraw } from '#domain/tickets/ticket-state.ts';
import type { DrawnNumbers } from '#schemas/generated/api/types.gen.ts';
import type { PurchasedTicketView } from './ticket-view.ts';

/** What has come of an order, where no amount says it. */
export const ORDER_OUTCOME_TEXTS: Readonly<Record<OrderState, string>> = {
  to_come: 'Still to be drawn',
  part_drawn: 'More draws to come',
  awaiting: 'Result on its way',
  won: 'Won',
  lost: 'No prize this time',
  ahead: 'Paid ahead',
  running: 'Running',
  ended: 'Ended',
};

/** What has come of a ticket in a draw. */
export const TICKET_STATE_IN_DRAW_TEXTS: Readonly<Record<TicketStateInDraw, string>> = {
  to_come: 'Still to be drawn',
  being_drawn: 'Being drawn',
  being_checked: 'Prizes are being worked out',
  won: 'Won, and on its way to your wallet',
  paid: 'Won, and paid into your wallet',
  lost: 'No prize this time',
};

export const TICKET_WORDS = {
  drawn: 'Drawn',
  firstDraw: 'Starts with the draw',
  nextDraw: 'Next draw',
  runs: 'Runs',
  runsUntil: 'Runs until',
  ended: 'Ended',
  lastDraw: 'Last draw',
  deferred: 'Starts later',
  deferredText: 'Nothing is drawn before.',
  price: 'Price',
};

/** What a moment of a ticket is; with the moment behind it. */
export function chooseTicketDateLabel({
  state,
  isDeferred,
  numDraws,
}: Pick<PurchasedTicketView, 'state' | 'isDeferred' | 'numDraws'>): string {
  switch (state) {
    case 'ahead':
      return TICKET_WORDS.runs;
    case 'running':
      return TICKET_WORDS.runsUntil;
    case 'ended':
      return TICKET_WORDS.ended;
    case 'to_come':
    case 'part_drawn':
      return isDeferred ? TICKET_WORDS.firstDraw : numDraws > 1 ? TICKET_WORDS.nextDraw : TICKET_WORDS.drawn;
    case 'awaiting':
    case 'won':
    case 'lost':
      return numDraws > 1 ? TICKET_WORDS.lastDraw : TICKET_WORDS.drawn;
  }
}

/** What has come of a ticket so far. */
export function describeTicketOutcome({
  state,
  winnings,
  numDraws,
  drawsLeft,
}: Pick<PurchasedTicketView, 'state' | 'numDraws' | 'drawsLeft' | 'winnings'>): string {
  const won = winnings === null ? null : `Won ${winnings}`;
  switch (state) {
    case 'won':
      return won ?? ORDER_OUTCOME_TEXTS.won;
    case 'part_drawn':
      return [`${drawsLeft} of ${numDraws} draws to come`, ...(won === null ? [] : [`${won} so far`])].join(', ');
    case 'awaiting':
      return [ORDER_OUTCOME_TEXTS.awaiting, ...(won === null ? [] : [`${won} so far`])].join(', ');
    case 'to_come':
      return numDraws > 1 ? `${numDraws} draws to come` : ORDER_OUTCOME_TEXTS.to_come;
    case 'lost':
    case 'ahead':
    case 'running':
    case 'ended':
      return ORDER_OUTCOME_TEXTS[state];
  }
}

/** What a game has matched, such as '3 matched, and 1 of the supplementary numbers'. */
export function formatMatchedNumbers(
  { sets, main, further, whole }: MarkedGame,
  drawn: readonly Pick<DrawnNumbers, 'key' | 'name'>[],
): string {
  const played = new Set(sets.map(({ key }) => key));
  const nameOf = (key: string) => drawn.find((set) => set.key === key)?.name.toLowerCase() ?? key;
  const others = drawn
    .slice(1)
    .filter(({ key }) => !played.has(key))
    .map(({ key }) => nameOf(key));
  const parts = [
    main === 0 ? 'None matched' : `${main} matched`,
    ...(further > 0 ? [`${further} of the ${others.join(' and ')}`] : []),
    ...whole.map((key) => `the ${nameOf(key)}`),
  ];
  return parts.join(', and ');
}
