export const TICKET_DRAWS_WORDS = {
  toCome: 'Draws to come',
  results: 'Results against your numbers',
  pending: 'The result is on its way. Please look again in a few minutes.',
  draw: 'draw',
  numbers: 'Your numbers',
  shared: 'The numbers of the syndicate',
  won: 'Won',
  youWon: 'What you won',
  syndicateWon: 'What the syndicate won',
  yourPart: 'Your part',
  winningTicket: 'Ticket that won the first prize',
  whole: 'The whole result of draw',
};
