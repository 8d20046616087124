export const ORDER_TO_REPEAT_WORDS = {
  then: 'It cost',
  hint: 'The same again, from the next draw on, at the price of today.',
  adding: 'One moment…',
  done: 'It is in your cart.',
};

export function composeBoughtOnText(day: string): string {
  return `Bought on ${day}`;
}
