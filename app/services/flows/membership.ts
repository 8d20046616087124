import type { FlowLoader } from '#engine/flows/flow.ts';
import type { MembershipPlanChange } from '#machines/membership/membership-plan/membership-plan.types.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Joining and leaving a membership program; who has to pay in first is led there. */
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
        page.toast({ message: hasLeft ? leftMessage(status) : 'Welcome! You are a member now.', level: 'success' });
        page.refresh().catch(reportError);
      });
      return actor;
    };
  };
}

function leftMessage(status: 'member' | 'non-member'): string {
  return status === 'member'
    ? 'Your membership will not be renewed. You stay in until it ends.'
    : 'You have left. Come back whenever you like.';
}

/** Changes of a paid membership: the page then shows how it stands. */
function membershipPlanLoader({ commerce, page }: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startMembershipPlanMachine } = await import(
      '#machines/membership/membership-plan/membership-plan.start.ts'
    );
    return () => {
      const actor = startMembershipPlanMachine(commerce);
      actor.on('plan.changed', ({ kind }) => {
        page.toast({ message: PLAN_TOASTS[kind], level: 'success' });
        page.refresh().catch(reportError);
      });
      return actor;
    };
  };
}

const PLAN_TOASTS: Readonly<Record<MembershipPlanChange['kind'], string>> = {
  keep: 'You keep your membership. It renews as before.',
  switch: 'Done. It is charged so from the next renewal on.',
  'go-free': 'Your membership will not be renewed. You are a free member when it ends.',
  'stay-free': 'You will be a free member when your membership ends.',
};

/** Unlocking entries: the page then shows them as the shop has them. */
function unlockRequestLoader({ commerce, page }: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startGiveawayUnlockMachine: startUnlockRequest } = await import(
      '#machines/membership/unlock-request/unlock-request.start.ts'
    );
    return () => {
      const actor = startUnlockRequest(commerce.membership);
      actor.on('entry.unlocked', ({ name }) => {
        page.toast({ message: `You are in: ${name}`, level: 'success' });
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
 * The link to the benefits. Its window opens with the press, while the browser lets it, and is closed when the link fails
 * (specification: The error catalogue, "Benefits-link failure"). Where no window may open this page leads there.
 */
function benefitsLinkLoader({ commerce, page }: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startBenefitsLinkMachine } = await import('#machines/membership/benefits-link/benefits-link.start.ts');
    return () => {
      const actor = startBenefitsLinkMachine(commerce.membership);
      let opened: Window | null = null;
      actor.on('benefits.asked', () => {
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
