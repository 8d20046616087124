/** The functional words of the list. */
export const OWN_GIVEAWAY_DRAWS_WORDS = {
  pages: { current: 'Pages of giveaways now', closed: 'Pages of closed giveaways' },
  links: 'Other lists of giveaways',
  types: { daily: 'Daily', major: 'Major', monthly: 'Monthly', preview: 'Preview', special: 'Special' },
  draw: (drawNo: number) => `Draw ${drawNo}`,
  drawn: 'Drawn',
  left: 'Time left',
  worth: 'Worth',
  entries: 'Your entries',
  status: { locked: 'Waiting to be unlocked', unlocked: 'Unlocked', guaranteed: 'Guaranteed' },
  none: 'You are not in this one',
  result: { pending: 'Being drawn', won: 'You won', lost: 'Not this time' },
  winner: (names: readonly string[]) => (names.length === 1 ? `Won by ${names[0]}` : `Won by ${names.join(', ')}`),
};
