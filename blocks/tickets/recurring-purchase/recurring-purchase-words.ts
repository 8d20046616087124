import type { RecurringStatus } from '#commerce/tickets/recurring.ts';

export const RECURRING_PURCHASE_WORDS = {
  status: 'Status',
  next: 'Bought next',
  price: 'Price each time',
  fund: 'Paid with',
  last: 'Last time',
  numbers: 'Numbers that are played each time',
  anew: 'New numbers are picked each time.',
  manage: 'Change how it goes on',
  pause: 'Pause',
  pauseText: 'While it is paused nothing is bought and nothing charged.',
  howLong: 'How long?',
  indefinitely: 'Until I start it again',
  resume: 'Start it again',
  cancel: 'Cancel it for good',
  sure: 'Cancel it for good? Tickets that are bought already stay yours. It cannot be started again.',
  stopRenewing: 'Stop renewing',
  sureMembership: (ends: string) =>
    `Stop renewing it? You stay a member until ${ends}, and nothing more is charged. Until then you can change your mind.`,
  confirmMembership: 'Yes, stop renewing',
  membership: 'Change your membership',
  keepMembership: 'Keep your membership',
  membershipEnds: (ends: string) => `It is not renewed. You are a member until ${ends}.`,
  confirm: 'Yes, cancel it',
  keep: 'Keep it',
  values: 'What is bought',
  minimumJackpot: 'Play for',
  quickpick: 'Pick new numbers each time',
  games: 'Games',
  gameOffer: 'Game',
  book: 'Tickets each time',
  cause: 'Cause it gives to',
  current: 'As it is now',
  changing: 'One moment…',
  failed: 'That did not work, so nothing has changed. Please try again.',
  noScript: 'Changing this needs JavaScript.',
};

/** How it stands, in a sentence. */
export function describeRecurringStatus(status: RecurringStatus, next: string | null, until: string | null): string {
  switch (status) {
    case 'recurring_status_active':
      return next === null ? 'It goes on.' : `It is bought next: ${next}.`;
    case 'recurring_status_paused':
      return 'It is paused until you start it again.';
    case 'recurring_status_timed_pause':
      return until === null ? 'It is paused.' : `It is paused, and goes on by itself: ${until}.`;
    case 'recurring_status_cancelled':
      return 'You have cancelled it. Nothing more is bought.';
  }
}
