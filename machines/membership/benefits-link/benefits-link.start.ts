import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { MembershipCalls } from '#commerce/membership/membership.ts';
import { benefitsLinkMachine } from './benefits-link.machine.ts';

export function startBenefitsLinkMachine({
  benefits,
}: Pick<MembershipCalls, 'benefits'>): ActorRefFrom<typeof benefitsLinkMachine> {
  const actors = {
    fetchBenefitsUrl: fromPromise<string>(async ({ signal }) => {
      const address = await benefits({ signal });
      if (!URL.canParse(address) || !/^https?:/i.test(address)) throw new Error('the benefits have no web address');
      return address;
    }),
  };
  return createActor(benefitsLinkMachine.provide({ actors })).start();
}
