import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { MembershipCalls } from '#commerce/membership/membership.ts';
import { entryConfirmationResendMachine } from './membership-resend.machine.ts';

export function startEntryConfirmationResendMachine({
  resend,
}: Pick<MembershipCalls, 'resend'>): ActorRefFrom<typeof entryConfirmationResendMachine> {
  const actors = { resend: fromPromise<string, string>(({ input, signal }) => resend(input, { signal })) };
  return createActor(entryConfirmationResendMachine.provide({ actors })).start();
}
