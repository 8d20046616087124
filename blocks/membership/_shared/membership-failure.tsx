import { useMessages } from '#engine/messages/use-messages.ts';
import type { MembershipFailure } from '#machines/membership/membership/membership-failure.ts';
import { membershipFailureMessages } from './membership-failure.messages.gen.ts';

/** Why a change of a membership failed (specification: The error catalogue, "Membership errors"). */
export function MembershipFailureText({ failure }: { readonly failure: MembershipFailure }) {
  const messages = useMessages(membershipFailureMessages);
  return failure.message ?? messages.unknown();
}
