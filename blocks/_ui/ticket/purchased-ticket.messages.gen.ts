// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PurchasedTicketMessages {
  /** {type, select, lottery_ticket {Lottery ticket} multi_draw_ticket {Multi-draw ticket} raffle_ticket {Raffle ticket} syndicate_share {Syndicate share} social_syndicate_share {Lotto Party share} membership {Membership} other {Voucher}} */
  kind(values: { readonly type: 'lottery_ticket' | 'multi_draw_ticket' | 'raffle_ticket' | 'syndicate_share' | 'social_syndicate_share' | 'membership' | 'voucher_fixed_discount' | 'voucher_percent_discount' | 'voucher_fixed_discount_expire' | 'voucher_credit_amount' }): string;
  /** {kind}: {what} */
  kindAndWhat(values: { readonly kind: string; readonly what: string }): string;
  /** Drawn */
  drawn(): string;
  /** First draw */
  firstDraw(): string;
  /** Next draw */
  nextDraw(): string;
  /** Last draw */
  lastDraw(): string;
  /** Runs */
  runs(): string;
  /** Runs until */
  runsUntil(): string;
  /** Ended */
  ended(): string;
  /** {day}, {time} */
  moment(values: { readonly day: string; readonly time: string }): string;
  /** Starts later */
  deferred(): string;
  /** You’re not in any draw before then. */
  deferredText(): string;
  /** Price */
  price(): string;
  /** {state, select, to_come {Not drawn yet} part_drawn {More draws to come} awaiting {Result pending} won {Won} lost {No prize this time} ahead {Paid in advance} running {Active} other {Ended}} */
  outcome(values: { readonly state: 'to_come' | 'part_drawn' | 'awaiting' | 'won' | 'lost' | 'ahead' | 'running' | 'ended' }): string;
  /** Won {amount} */
  won(values: { readonly amount: string }): string;
  /** {count, plural, one {# draw to come} other {# draws to come}} */
  drawsToCome(values: { readonly count: number }): string;
  /** {left} of {total} draws to come */
  partDrawn(values: { readonly left: number; readonly total: number }): string;
  /** {left} of {total} draws to come, won {amount} so far */
  partDrawnAndWon(values: { readonly left: number; readonly total: number; readonly amount: string }): string;
  /** Result pending, won {amount} so far */
  awaitingAndWon(values: { readonly amount: string }): string;
  /** {state, select, to_come {Not drawn yet} being_drawn {Draw in progress} being_checked {Working out prizes} won {Won, on its way to your wallet} paid {Won, paid to your wallet} other {No prize this time}} */
  stateInDraw(values: { readonly state: 'to_come' | 'being_drawn' | 'being_checked' | 'won' | 'paid' | 'lost' }): string;
}

export const purchasedTicketMessages: MessageCatalogueReference<PurchasedTicketMessages> = { catalogue: 'purchased-ticket', format: formatText };
