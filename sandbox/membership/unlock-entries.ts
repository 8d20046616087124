import { createNotFoundFault, createRefusalFault } from '../http/api-fault.ts';
import type { MembershipProgram } from '../offers/catalogue/catalogue-types.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import { sendGiveawayEntryConfirmation } from './entry-confirmation.ts';
import { findGiveawayDraw } from './giveaway-draw.ts';
import { membershipMessages } from './membership.messages.gen.ts';
import { getMembershipStanding, type SandboxMembershipContext } from './membership-standing.ts';

/**
 * Unlocks a customer's entries in a draw, and returns the draw. No effect on unlocked or automatic entries.
 *
 * @throws ApiFault 404 `draw_not_found`; 422 `draw_closed`, `membership_required`, `deposit_required` or
 * `tier_not_entered`.
 */
export function unlockStoredGiveawayEntries(
  drawId: string,
  program: MembershipProgram,
  scope: SandboxMembershipContext,
): StoredDraw {
  const { shop, customer, now } = scope;
  const draw = findGiveawayDraw(drawId, program, scope);
  if (!draw) throw createNotFoundFault('draw_not_found', membershipMessages.noSuchDraw());
  if (draw.drawn || draw.closeDate <= now) throw createRefusalFault('draw_closed', membershipMessages.entriesClosed());
  const { status, tier } = getMembershipStanding(program, scope);
  if (status === 'pending-deposit') throw createRefusalFault('deposit_required', membershipMessages.depositFirst());
  if (status !== 'member' || tier === null)
    throw createRefusalFault('membership_required', membershipMessages.memberFirst());
  const giveaway = program.giveaways.find(({ type }) => type === draw.series);
  const terms = giveaway?.entries.find((entry) => entry.tier === tier);
  if (!terms || terms.numEntries === 0) throw createRefusalFault('tier_not_entered', membershipMessages.notInDraw());
  const { numEntries } = terms;
  const isNew = shop.giveawayEntries.find(draw.id, customer.id) === null;
  const entryStatus = terms.entryStatus === 'guaranteed' ? 'guaranteed' : 'unlocked';
  shop.giveawayEntries.add({ drawId: draw.id, customerId: customer.id, tier, numEntries, entryStatus });
  if (isNew) sendGiveawayEntryConfirmation(draw, program, scope);
  return draw;
}
