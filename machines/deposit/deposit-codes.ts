/** Code of a failure that the card fields show themselves. */
export const CARD_INVALID = 'card_invalid';
