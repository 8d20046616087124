import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { MembershipCalls } from '#commerce/membership/membership.ts';
import { membershipResendMachine } from './membership-resend.machine.ts';

export function startMembershipResend({
  resend,
}: Pick<MembershipCalls, 'resend'>): ActorRefFrom<typeof membershipResendMachine> {
  const actors = { resend: fromPromise<string, string>(({ input, signal }) => resend(input, { signal })) };
  return createActor(membershipResendMachine.provide({ actors })).start();
}
