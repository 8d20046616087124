import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { benefitsLinkFlow } from '#machines/membership/benefits-link/benefits-link.flow.ts';
import { benefitsLinkView } from '#machines/membership/benefits-link/benefits-link.view.ts';
import { membershipFlow } from '#machines/membership/membership/membership.flow.ts';
import { membershipView } from '#machines/membership/membership/membership.view.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { MembershipStandingView } from '../_shared/membership-standing.ts';
import type { MembershipStatusBlockData } from './membership-status.data.ts';
import type { MembershipStatusProps } from './membership-status.gen.ts';
import { describeMembershipStanding, MEMBERSHIP_STATUS_WORDS as WORDS } from './membership-status-words.ts';

export function MembershipStatus({ id, props, data }: BlockProps<MembershipStatusProps, MembershipStatusBlockData>) {
  if (!data || (data.status === 'non-member' && !props.invites)) return <div className="membership-status" />;
  return (
    <section className="membership-status band" aria-labelledby={`${id}-heading`}>
      <div className="wrap wrap--narrow">
        <div className="membership-status__card card ground-surface">
          <h2 id={`${id}-heading`}>{props.heading ?? data.programName}</h2>
          <p className="membership-status__standing">{describeMembershipStanding(data)}</p>
          <Ways standing={data} linksToPlan={props.invites !== false} />
          {props.benefitsText && data.tier === 'premium' ? <Benefits text={props.benefitsText} /> : null}
        </div>
      </div>
    </section>
  );
}

interface WaysProps {
  readonly standing: MembershipStandingView;
  /** Whether the membership is changed on another page. */
  readonly linksToPlan: boolean;
}

function Ways({ standing, linksToPlan }: WaysProps) {
  const { view, send } = useFlow(membershipFlow, membershipView, false);
  const href = useRouteHrefBuilder();
  const isAlive = useHydrated();
  const { programId, metadata, status, tier, ends, renews, isEligible, firstDeposit } = standing;
  const state = view?.state ?? 'settled';
  const isBusy = state === 'joining' || state === 'leaving';
  const mayLeave = status === 'pending-deposit' || (status === 'member' && (ends === null || renews));
  if (state === 'confirming' || state === 'leaving') {
    return (
      <div className="membership-status__leave" role="group" aria-label={WORDS.sure}>
        <p>
          <strong>{WORDS.sure}</strong> {ends === null ? WORDS.leaveFree : WORDS.leavePaid(ends)}
        </p>
        <p className="actions">
          <button
            type="button"
            className="button button--secondary"
            aria-disabled={isBusy || undefined}
            onClick={() => send({ type: 'LEAVE.CONFIRM' })}
          >
            {isBusy ? WORDS.leaving : WORDS.confirm}
          </button>
          <button
            type="button"
            className="button"
            ref={focusOnce}
            aria-disabled={isBusy || undefined}
            onClick={() => send({ type: 'LEAVE.CANCEL' })}
          >
            {WORDS.stay}
          </button>
        </p>
      </div>
    );
  }
  return (
    <>
      <p role="alert" className="field__error">
        {view?.failure}
      </p>
      <p className="actions">
        {status === 'non-member' && isEligible ? (
          <>
            <button
              data-advertises
              type="button"
              className="button"
              disabled={!isAlive}
              aria-disabled={isBusy || undefined}
              onClick={() => send({ type: 'MEMBERSHIP.JOIN', programId, metadata })}
            >
              {isBusy ? WORDS.joining : WORDS.join}
            </button>
            <a data-advertises className="button button--secondary" href={href('daily-winners.membership-tiers')}>
              {WORDS.tiers}
            </a>
          </>
        ) : null}
        {status === 'non-member' && !isEligible ? <a href={href('about.contact-us')}>{WORDS.contact}</a> : null}
        {status === 'pending-deposit' ? (
          <a data-advertises className="button" href={href('daily-winners.deposit')}>
            {WORDS.deposit}
          </a>
        ) : null}
        {status === 'member' && ends !== null && linksToPlan ? (
          <a
            data-advertises={!renews || undefined}
            className="button button--secondary"
            href={href('daily-winners.membership-tiers')}
          >
            {renews ? WORDS.change : WORDS.keep}
          </a>
        ) : null}
        {status === 'member' && tier === 'free' ? (
          <a data-advertises className="button" href={href('daily-winners.membership-tiers')}>
            {WORDS.upgrade}
          </a>
        ) : null}
        {mayLeave ? (
          <button
            type="button"
            className="button button--quiet"
            disabled={!isAlive}
            onClick={() => send({ type: 'MEMBERSHIP.LEAVE', programId, metadata })}
          >
            {WORDS.leave}
          </button>
        ) : null}
      </p>
      {status === 'non-member' && isEligible && firstDeposit !== null ? (
        <p className="small muted">{WORDS.firstDeposit(firstDeposit)}</p>
      ) : null}
    </>
  );
}

function Benefits({ text }: { readonly text: string }) {
  // The window has to open with the press itself: the machine is there before.
  const { view, send } = useFlow(benefitsLinkFlow, benefitsLinkView);
  const isBusy = view?.state === 'fetching';
  return (
    <div className="membership-status__benefits">
      <p>{text}</p>
      <p role="alert" className="field__error">
        {view?.state === 'failed' ? WORDS.benefitsFailed : null}
      </p>
      <p className="actions">
        <button
          type="button"
          className="button button--secondary"
          disabled={view === null}
          aria-disabled={isBusy || undefined}
          onClick={() => send({ type: 'BENEFITS.OPEN' })}
        >
          {isBusy ? (
            WORDS.benefitsOpening
          ) : (
            <>
              {WORDS.benefits} <span className="visually-hidden">{WORDS.benefitsNewTab}</span>
            </>
          )}
        </button>
      </p>
    </div>
  );
}

function focusOnce(button: HTMLButtonElement | null) {
  button?.focus();
}
