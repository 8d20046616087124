import { createNotFoundFault, createRefusalFault } from '../http/api-fault.ts';
import { createMailToCustomer } from '../messages/customer-mail.ts';
import type { MembershipProgram } from '../offers/catalogue/catalogue-types.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import type { RateLimit } from '../sign-in/rate-limiter.ts';
import { findGiveawayDraw } from './giveaway-draw.ts';
import { toCustomerGiveawayDrawResponse } from './giveaway-response.ts';
import { membershipMessages } from './membership.messages.gen.ts';
import type { SandboxMembershipContext } from './membership-standing.ts';

/** Limit for sending a confirmation again (specification: Business constants, "resend link"). */
export const resendConfirmationRateLimit: RateLimit = { kind: 'resend customer', maxAttempts: 1, windowMs: 60_000 };

/** Mails a customer the confirmation of their entries in a draw. */
export function sendGiveawayEntryConfirmation(
  draw: StoredDraw,
  program: MembershipProgram,
  scope: SandboxMembershipContext,
): void {
  const { shop, brand, customer, now } = scope;
  const {
    name,
    draw_no: drawNo,
    num_entries: count,
    giveaway_type: type,
  } = toCustomerGiveawayDrawResponse(draw, program, scope);
  const { siteKey, email, firstName } = customer;
  const mail = createMailToCustomer(customer, brand.catalogue, () => ({
    siteKey,
    recipient: email,
    subject: membershipMessages.entryConfirmed({ name }),
    body: membershipMessages.entryConfirmedBody({ firstName, count, name, drawNo: String(drawNo) }),
    link: `/daily-winners/giveaways/${type}/${drawNo}`,
  }));
  shop.outbox.send(mail, now);
}

/**
 * Sends the confirmation of entries again, and returns the recipient.
 *
 * @throws ApiFault 404 `draw_not_found`; 422 `draw_closed` or `entry_locked`.
 */
export function resendGiveawayConfirmationOfOpenDraw(
  drawId: string,
  program: MembershipProgram,
  scope: SandboxMembershipContext,
): string {
  const draw = findGiveawayDraw(drawId, program, scope);
  if (!draw) throw createNotFoundFault('draw_not_found', membershipMessages.noSuchDraw());
  if (draw.drawn || draw.closeDate <= scope.now)
    throw createRefusalFault('draw_closed', membershipMessages.entriesClosed());
  if (toCustomerGiveawayDrawResponse(draw, program, scope).entry_status === 'locked') {
    throw createRefusalFault('entry_locked', membershipMessages.unlockFirst());
  }
  sendGiveawayEntryConfirmation(draw, program, scope);
  return scope.customer.email;
}
