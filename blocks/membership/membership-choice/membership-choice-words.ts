/** The functional words of the block. */
export const MEMBERSHIP_CHOICE_WORDS = {
  tiers: 'Tier',
  yours: 'Your membership',
  upgrade: 'Go premium',
  periods: 'How would you like to pay?',
  free: 'Join for free',
  joining: 'Joining…',
  premium: 'Go premium for {price}',
  adding: 'Adding to your basket…',
  renews: 'It renews by itself until you stop it, and you can do that in two taps.',
  deposit: (least: string | null) =>
    least === null
      ? 'It costs nothing.'
      : `It costs nothing. We ask for a first deposit of ${least} or more, which stays yours to spend or to take out.`,
  now: 'See your basket',
  closed: 'Premium is not on sale at the moment.',
  abroad: 'The club is not offered where you live.',
  member: 'You are a premium member.',
  toClub: 'To the club',
  noScript: 'Please turn JavaScript on to join.',
};
