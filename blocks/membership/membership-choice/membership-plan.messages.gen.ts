// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface MembershipPlanMessages {
  /** It renews on {day}. */
  renews(values: { readonly day: string }): string;
  /** You pay {price}. It renews on {day}. */
  renewsFor(values: { readonly price: string; readonly day: string }): string;
  /** It ends on {day} and is not renewed. Nothing more is charged. After that you are no longer a member. */
  ends(values: { readonly day: string }): string;
  /** It ends on {day} and is not renewed. Nothing more is charged. After that you are a free member. */
  endsAsFree(values: { readonly day: string }): string;
  /** How you pay */
  periods(): string;
  /** <figure>{amount}</figure> {period, select, monthly {a month} quarterly {a quarter} biannually {every six months} other {a year}} (now) */
  currentPrice(values: { readonly figure: (content: ReactNode) => ReactNode; readonly amount: string; readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually' }): ReactNode;
  /** Nothing is charged today. What you have paid holds until {day}; from then on it is {price}. */
  switchText(values: { readonly day: string; readonly price: string }): string;
  /** Switch to {price} */
  switch(values: { readonly price: string }): string;
  /** One moment… */
  changing(): string;
  /** Go back to free */
  goFree(): string;
  /** You stay premium until {day} and pay nothing more. */
  goFreeText(values: { readonly day: string }): string;
  /** After that you are a free member: {entries}. */
  goFreeThen(values: { readonly entries: string }): string;
  /** Yes, go free at the end */
  goFreeConfirm(): string;
  /** Stay premium */
  stay(): string;
  /** Keep my membership */
  keep(): string;
  /** Changed your mind? Nothing is charged today: it renews on {day}, as before. */
  keepText(values: { readonly day: string }): string;
  /** Changed your mind? Nothing is charged today: it renews on {day} for {price}, as before. */
  keepTextWithPrice(values: { readonly day: string; readonly price: string }): string;
  /** You can go premium again when it has ended. */
  cannotKeep(): string;
  /** Stay on as a free member */
  stayFree(): string;
  /** Pause it, or see how it is paid */
  payment(): string;
  /** Please turn JavaScript on to change your membership. */
  noScript(): string;
}

export const membershipPlanMessages: MessageCatalogueReference<MembershipPlanMessages> = { catalogue: 'membership-plan', format: formatTextOrElements };
