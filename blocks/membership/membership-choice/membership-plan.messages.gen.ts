// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface MembershipPlanMessages {
  /** Renews on {day}. */
  renews(values: { readonly day: string }): string;
  /** You pay {price}. Renews on {day}. */
  renewsFor(values: { readonly price: string; readonly day: string }): string;
  /** Your membership ends on {day} and won’t renew. You won’t be charged again. After that you’re no longer a member. */
  ends(values: { readonly day: string }): string;
  /** Your membership ends on {day} and won’t renew. You won’t be charged again. After that you’re a free member. */
  endsAsFree(values: { readonly day: string }): string;
  /** How often you pay */
  periods(): string;
  /** <figure>{amount}</figure> {period, select, monthly {a month} quarterly {a quarter} biannually {every six months} other {a year}} (now) */
  currentPrice(values: { readonly figure: (content: ReactNode) => ReactNode; readonly amount: string; readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually' }): ReactNode;
  /** You won’t be charged today. Your current price applies until {day}, then it’s {price}. */
  switchText(values: { readonly day: string; readonly price: string }): string;
  /** Switch to {price} */
  switch(values: { readonly price: string }): string;
  /** One moment… */
  changing(): string;
  /** Go back to free */
  goFree(): string;
  /** You stay premium until {day} and won’t be charged again. */
  goFreeText(values: { readonly day: string }): string;
  /** {first}; {second} */
  goFreeEntries(values: { readonly first: string; readonly second: string }): string;
  /** After that you’re a free member: {entries}. */
  goFreeThen(values: { readonly entries: string }): string;
  /** Yes, go free when it ends */
  goFreeConfirm(): string;
  /** Stay premium */
  stay(): string;
  /** Keep my membership */
  keep(): string;
  /** Changed your mind? You won’t be charged today. It renews on {day}, as before. */
  keepText(values: { readonly day: string }): string;
  /** Changed your mind? You won’t be charged today. It renews on {day} for {price}, as before. */
  keepTextWithPrice(values: { readonly day: string; readonly price: string }): string;
  /** You can go premium again when it ends. */
  cannotKeep(): string;
  /** Stay on as a free member */
  stayFree(): string;
  /** Pause it or see how you pay */
  payment(): string;
  /** Please turn on JavaScript to change your membership. */
  noScript(): string;
}

export const membershipPlanMessages: MessageCatalogueReference<MembershipPlanMessages> = { catalogue: 'membership-plan', format: formatTextOrElements };
