import type { FlowLoader } from '#engine/flows/flow.ts';
import type { MembershipPlanChange } from '#machines/membership/membership-plan/membership-plan.types.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { type MembershipToastsMessages, membershipToastsMessages } from './membership-toasts.messages.gen.ts';

/** Joins and leaves a membership program; redirects to a required deposit. */
function membershipLoader({ commerce, page }: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startMembershipMachine } = await import('#machines/membership/membership/membership.start.ts');
    return () => {
      const actor = startMembershipMachine(commerce.membership);
      actor.on('membership.updated', ({ status, hasLeft }) => {
        const deposit = page.href('daily-winners.deposit');
        if (status === 'pending-deposit') {
          if (page.path() === deposit) page.refresh().catch(reportError);
          else page.load(deposit);
          return;
        }
        const messages = page.messages(membershipToastsMessages);
        const left = status === 'member' ? messages.leftAtEnd() : messages.left();
        page.toast({ message: hasLeft ? left : messages.joined(), level: 'success' });
        page.refresh().catch(reportError);
      });
      return actor;
    };
  };
}

/** Changes a paid membership, then refreshes the page. */
function membershipPlanLoader({ commerce, page }: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startMembershipPlanMachine } = await import(
      '#machines/membership/membership-plan/membership-plan.start.ts'
    );
    return () => {
      const actor = startMembershipPlanMachine(commerce);
      actor.on('plan.changed', ({ kind }) => {
        page.toast({ message: page.messages(membershipToastsMessages)[PLAN_TOASTS[kind]](), level: 'success' });
        page.refresh().catch(reportError);
      });
      return actor;
    };
  };
}

const PLAN_TOASTS = {
  keep: 'planKept',
  switch: 'planSwitched',
  'go-free': 'planEnds',
  'stay-free': 'planStaysFree',
} as const satisfies Readonly<Record<MembershipPlanChange['kind'], keyof MembershipToastsMessages>>;

/** Unlocks entries, then refreshes the page. */
function unlockRequestLoader({ commerce, page }: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startGiveawayUnlockMachine: startUnlockRequest } = await import(
      '#machines/membership/unlock-request/unlock-request.start.ts'
    );
    return () => {
      const actor = startUnlockRequest(commerce.membership);
      actor.on('entry.unlocked', ({ name }) => {
        page.toast({ message: page.messages(membershipToastsMessages).entryUnlocked({ name }), level: 'success' });
        page.refresh().catch(reportError);
      });
      return actor;
    };
  };
}

function membershipResendLoader({ commerce }: Pick<FlowLoaderDependencies, 'commerce'>): FlowLoader {
  return async () => {
    const { startEntryConfirmationResendMachine: startMembershipResend } = await import(
      '#machines/membership/membership-resend/membership-resend.start.ts'
    );
    return () => startMembershipResend(commerce.membership);
  };
}

/**
 * The link to the benefits. Its window opens during the click, as browsers require, and is closed if the link fails
 * (specification: The error catalogue, "Benefits-link failure"). If no window can open, this page loads the link.
 */
function benefitsLinkLoader({ commerce, page }: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startBenefitsLinkMachine } = await import('#machines/membership/benefits-link/benefits-link.start.ts');
    return () => {
      const actor = startBenefitsLinkMachine(commerce.membership);
      let opened: Window | null = null;
      actor.on('benefits.requested', () => {
        opened = page.window.open('', '_blank');
      });
      actor.on('benefits.granted', ({ address }) => {
        if (opened === null) {
          page.load(address);
          return;
        }
        opened.opener = null;
        opened.location.replace(address);
      });
      actor.on('benefits.failed', () => {
        opened?.close();
        page.window.scrollTo({ top: 0 });
      });
      return actor;
    };
  };
}

export const membershipFlowLoaders = {
  membership: membershipLoader,
  'membership-plan': membershipPlanLoader,
  'unlock-request': unlockRequestLoader,
  'membership-resend': membershipResendLoader,
  'benefits-link': benefitsLinkLoader,
};
