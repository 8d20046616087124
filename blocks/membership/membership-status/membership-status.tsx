import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { benefitsLinkFlow } from '#machines/membership/benefits-link/benefits-link.flow.ts';
import { benefitsLinkView } from '#machines/membership/benefits-link/benefits-link.view.ts';
import { membershipFlow } from '#machines/membership/membership/membership.flow.ts';
import { membershipView } from '#machines/membership/membership/membership.view.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import { MembershipFailureText } from '../_shared/membership-failure.tsx';
import type { MembershipStandingView } from '../_shared/membership-standing.ts';
import type { MembershipStatusBlockData } from './membership-status.data.ts';
import type { MembershipStatusProps } from './membership-status.gen.ts';
import { type MembershipStatusMessages, membershipStatusMessages } from './membership-status.messages.gen.ts';

export function MembershipStatus({ id, props, data }: BlockProps<MembershipStatusProps, MembershipStatusBlockData>) {
  const messages = useMessages(membershipStatusMessages);
  if (!data || (data.status === 'non-member' && !props.invites)) return <div className="membership-status" />;
  return (
    <section className="membership-status band" aria-labelledby={`${id}-heading`}>
      <div className="wrap wrap--narrow">
        <div className="membership-status__card card ground-surface">
          <h2 id={`${id}-heading`}>{props.heading ?? data.programName}</h2>
          <p className="membership-status__standing">{describeStanding(data, messages)}</p>
          <Ways standing={data} linksToPlan={props.invites !== false} />
          {props.benefitsText && data.tier === 'premium' ? <Benefits text={props.benefitsText} /> : null}
        </div>
      </div>
    </section>
  );
}

function describeStanding(
  { status, tier, ends, renews, isEligible }: MembershipStandingView,
  messages: MembershipStatusMessages,
): string {
  switch (status) {
    case 'member':
      if (tier !== 'premium') return messages.freeMember();
      if (ends === null) return messages.premiumMember();
      return renews ? messages.premiumRenews({ day: ends }) : messages.premiumEnds({ day: ends });
    case 'pending-deposit':
      return messages.pendingDeposit();
    case 'non-member':
      return isEligible ? messages.notMember() : messages.notOffered();
  }
}

interface WaysProps {
  readonly standing: MembershipStandingView;
  /** Whether the membership is changed on another page. */
  readonly linksToPlan: boolean;
}

function Ways({ standing, linksToPlan }: WaysProps) {
  const messages = useMessages(membershipStatusMessages);
  const { view, send } = useFlow(membershipFlow, membershipView, false);
  const href = useRouteHrefBuilder();
  const isHydrated = useHydrated();
  const { programId, metadata, status, tier, ends, renews, isEligible, firstDeposit } = standing;
  const state = view?.state ?? 'settled';
  const isBusy = state === 'joining' || state === 'leaving';
  const mayLeave = status === 'pending-deposit' || (status === 'member' && (ends === null || renews));
  if (state === 'confirming' || state === 'leaving') {
    return (
      <div className="membership-status__leave" role="group" aria-label={messages.sure()}>
        <p>
          <strong>{messages.sure()}</strong> {ends === null ? messages.leaveFree() : messages.leavePaid({ day: ends })}
        </p>
        <p className="actions">
          <button
            type="button"
            className="button button--secondary"
            aria-disabled={isBusy || undefined}
            onClick={() => send({ type: 'LEAVE.CONFIRM' })}
          >
            {isBusy ? messages.leaving() : messages.confirm()}
          </button>
          <button
            type="button"
            className="button"
            ref={focusOnce}
            aria-disabled={isBusy || undefined}
            onClick={() => send({ type: 'LEAVE.CANCEL' })}
          >
            {messages.stay()}
          </button>
        </p>
      </div>
    );
  }
  return (
    <>
      <p role="alert" className="field__error">
        {view?.failure ? <MembershipFailureText failure={view.failure} /> : null}
      </p>
      <p className="actions">
        {status === 'non-member' && isEligible ? (
          <>
            <button
              data-advertises
              type="button"
              className="button"
              disabled={!isHydrated}
              aria-disabled={isBusy || undefined}
              onClick={() => send({ type: 'MEMBERSHIP.JOIN', programId, metadata })}
            >
              {isBusy ? messages.joining() : messages.join()}
            </button>
            <a data-advertises className="button button--secondary" href={href('daily-winners.membership-tiers')}>
              {messages.tiers()}
            </a>
          </>
        ) : null}
        {status === 'non-member' && !isEligible ? <a href={href('about.contact-us')}>{messages.contact()}</a> : null}
        {status === 'pending-deposit' ? (
          <a data-advertises className="button" href={href('daily-winners.deposit')}>
            {messages.deposit()}
          </a>
        ) : null}
        {status === 'member' && ends !== null && linksToPlan ? (
          <a
            data-advertises={!renews || undefined}
            className="button button--secondary"
            href={href('daily-winners.membership-tiers')}
          >
            {renews ? messages.change() : messages.keep()}
          </a>
        ) : null}
        {status === 'member' && tier === 'free' ? (
          <a data-advertises className="button" href={href('daily-winners.membership-tiers')}>
            {messages.upgrade()}
          </a>
        ) : null}
        {mayLeave ? (
          <button
            type="button"
            className="button button--quiet"
            disabled={!isHydrated}
            onClick={() => send({ type: 'MEMBERSHIP.LEAVE', programId, metadata })}
          >
            {messages.leave()}
          </button>
        ) : null}
      </p>
      {status === 'non-member' && isEligible && firstDeposit !== null ? (
        <p className="small muted">{messages.firstDeposit({ amount: firstDeposit })}</p>
      ) : null}
    </>
  );
}

function Benefits({ text }: { readonly text: string }) {
  const messages = useMessages(membershipStatusMessages);
  // The window has to open with the press itself: the machine is there before.
  const { view, send } = useFlow(benefitsLinkFlow, benefitsLinkView);
  const isBusy = view?.state === 'fetching';
  return (
    <div className="membership-status__benefits">
      <p>{text}</p>
      <p role="alert" className="field__error">
        {view?.state === 'failed' ? messages.benefitsFailed() : null}
      </p>
      <p className="actions">
        <button
          type="button"
          className="button button--secondary"
          disabled={view === null}
          aria-disabled={isBusy || undefined}
          onClick={() => send({ type: 'BENEFITS.OPEN' })}
        >
          {isBusy
            ? messages.benefitsOpening()
            : messages.benefits({ hint: (content) => <span className="visually-hidden">{content}</span> })}
        </button>
      </p>
    </div>
  );
}

function focusOnce(button: HTMLButtonElement | null) {
  button?.focus();
}
