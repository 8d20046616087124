import type { MembershipStandingView } from '../_shared/membership-standing.ts';

/** The functional words of a paid membership. Prices are such as '$10 a month', days such as '22 December 2026'. */
export const MEMBERSHIP_PLAN_MANAGER_WORDS = {
  renews: (price: string | null, day: string) =>
    price === null ? `It renews on ${day}.` : `You pay ${price}. It renews on ${day}.`,
  ends: (day: string, after: MembershipStandingView['tierAfterwards']) =>
    `It ends on ${day} and is not renewed. Nothing more is charged. ${
      after === null ? 'After that you are no longer a member.' : 'After that you are a free member.'
    }`,
  periods: 'How you pay',
  current: '(now)',
  switchText: (price: string | null, day: string) =>
    `Nothing is charged today. What you have paid holds until ${day}; from then on it is ${price ?? ''}.`,
  switch: (price: string | null) => `Switch to ${price ?? ''}`,
  changing: 'One moment…',
  goFree: 'Go back to free',
  goFreeText: (day: string) => `You stay premium until ${day} and pay nothing more.`,
  goFreeThen: 'After that you are a free member:',
  goFreeConfirm: 'Yes, go free at the end',
  stay: 'Stay premium',
  keep: 'Keep my membership',
  keepText: (price: string | null, day: string) =>
    `Changed your mind? Nothing is charged today: it renews on ${day}${price === null ? '' : ` for ${price}`}, as before.`,
  cannotKeep: 'You can go premium again when it has ended.',
  stayFree: 'Stay on as a free member',
  payment: 'Pause it, or see how it is paid',
  noScript: 'Please turn JavaScript on to change your membership.',
};
