import type { MembershipStandingView } from '../_shared/membership-standing.ts';

/** The functional words of the block. */
export const MEMBERSHIP_STATUS_WORDS = {
  join: 'Join for free',
  joining: 'Joining…',
  deposit: 'Make your first deposit',
  tiers: 'See membership',
  upgrade: 'Go premium',
  change: 'Change your membership',
  keep: 'Keep your membership',
  firstDeposit: (least: string) =>
    `It costs nothing. We ask for a first deposit of ${least} or more, which stays yours.`,
  contact: 'Contact us',
  leave: 'Leave the club',
  leaving: 'Leaving…',
  sure: 'Do you really want to leave?',
  confirm: 'Yes, leave',
  stay: 'Stay',
  benefits: 'See your benefits',
  benefitsOpening: 'Opening your benefits…',
  benefitsNewTab: '(in a new tab)',
  benefitsFailed: 'We could not open your benefits just now. Please try again in a moment.',
  leaveFree: 'You can come back whenever you like.',
  leavePaid: (ends: string) => `You stay in every draw until ${ends}, and pay nothing more.`,
};

/** Where a customer stands, in a sentence. */
export function describeMembershipStanding({ status, tier, ends, renews, isEligible }: MembershipStandingView): string {
  switch (status) {
    case 'member':
      if (tier !== 'premium') return 'You are a free member.';
      if (ends === null) return 'You are a premium member.';
      return renews ? `You are a premium member. It renews on ${ends}.` : `You are a premium member until ${ends}.`;
    case 'pending-deposit':
      return 'You are nearly in: make your first deposit, and you are a member.';
    case 'non-member':
      return isEligible ? 'You are not a member yet.' : 'The club is not offered where you live.';
  }
}
