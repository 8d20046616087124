import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { membershipFlow } from '#machines/membership/membership/membership.flow.ts';
import { membershipView } from '#machines/membership/membership/membership.view.ts';
import { ButtonLinks } from '../../_ui/actions.tsx';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import { MembershipFailureText } from '../_shared/membership-failure.tsx';
import type { MembershipStandingView } from '../_shared/membership-standing.ts';
import type { MembershipJoiningBlockData } from './membership-joining.data.ts';
import type { MembershipJoiningProps } from './membership-joining.gen.ts';
import { membershipJoiningMessages } from './membership-joining.messages.gen.ts';

type Slots = 'deposit';

/** Membership sign-up page; its content depends on the customer's step. */
export function MembershipJoining({
  props,
  data,
  slots,
}: BlockProps<MembershipJoiningProps, MembershipJoiningBlockData, Slots>) {
  const messages = useMessages(membershipJoiningMessages);
  const { heading = messages.heading(), intro, depositText, welcome, actions } = props;
  const { firstDeposit } = data;
  const step = stepOf(data);
  const shown = useRef(step);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The previous step had the focus.
    if (shown.current !== step) section.current?.querySelector('h1')?.focus();
    shown.current = step;
  }, [step]);
  switch (step) {
    case 'abroad':
      return <Step ref={section} heading={messages.abroadHeading()} text={messages.abroad()} ways={<Contact />} />;
    case 'sign-in':
      return <Step ref={section} heading={heading} text={intro} least={firstDeposit} ways={<SignIn />} />;
    case 'join':
      return <Step ref={section} heading={heading} text={intro} least={firstDeposit} ways={<Join {...data} />} />;
    case 'deposit':
      return (
        <>
          <Step
            ref={section}
            heading={messages.depositHeading()}
            text={depositText}
            least={firstDeposit}
            ways={<ChangeMind {...data} />}
            isWide
          />
          {slots.deposit}
        </>
      );
    case 'member':
      return <Step ref={section} heading={messages.memberHeading()} text={welcome} ways={<Club actions={actions} />} />;
  }
}

function stepOf({
  isSignedIn,
  status,
  isEligible,
}: Pick<MembershipJoiningBlockData, 'isSignedIn' | 'status' | 'isEligible'>) {
  if (!isSignedIn) return 'sign-in';
  if (status === 'member') return 'member';
  if (status === 'pending-deposit') return 'deposit';
  return isEligible ? 'join' : 'abroad';
}

interface StepProps {
  readonly ref: Ref<HTMLElement>;
  readonly heading: string;
  readonly text: string | undefined;
  /** Minimum first deposit, where it is shown; null for none. */
  readonly least?: string | null;
  readonly ways: ReactNode;
  /** Whether the block below it is wider than text. */
  readonly isWide?: boolean;
}

function Step({ ref, heading, text, least = null, ways, isWide = false }: StepProps) {
  const messages = useMessages(membershipJoiningMessages);
  return (
    <section ref={ref} className="membership-joining band">
      <div className={`membership-joining__inner wrap${isWide ? '' : ' wrap--narrow'}`}>
        <h1 tabIndex={-1}>{heading}</h1>
        {text ? <p className="membership-joining__text">{text}</p> : null}
        {least === null ? null : <p>{messages.firstDeposit({ amount: least })}</p>}
        {ways}
      </div>
    </section>
  );
}

function SignIn() {
  const messages = useMessages(membershipJoiningMessages);
  const href = useRouteHrefBuilder();
  const next = href('daily-winners.deposit');
  return (
    <p className="actions">
      <a className="button" href={href('login', {}, { mode: 'sign-up', next })}>
        {messages.signUp()}
      </a>
      <a className="button button--secondary" href={href('login', {}, { next })}>
        {messages.logIn()}
      </a>
    </p>
  );
}

function Contact() {
  const messages = useMessages(membershipJoiningMessages);
  const href = useRouteHrefBuilder();
  return (
    <p className="actions">
      <a className="button" href={href('about.contact-us')}>
        {messages.contact()}
      </a>
    </p>
  );
}

function Club({ actions }: { readonly actions: MembershipJoiningProps['actions'] | undefined }) {
  const messages = useMessages(membershipJoiningMessages);
  const href = useRouteHrefBuilder();
  if (actions && actions.length > 0) return <ButtonLinks actions={actions} />;
  return (
    <p className="actions">
      <a className="button" href={href('daily-winners')}>
        {messages.club()}
      </a>
    </p>
  );
}

function Join({ programId, metadata }: Pick<MembershipStandingView, 'programId' | 'metadata'>) {
  const messages = useMessages(membershipJoiningMessages);
  const { view, send } = useFlow(membershipFlow, membershipView, false);
  const href = useRouteHrefBuilder();
  const isHydrated = useHydrated();
  const isBusy = view?.state === 'joining';
  return (
    <>
      <p role="alert" className="field__error">
        {view?.failure ? <MembershipFailureText failure={view.failure} /> : null}
      </p>
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={!isHydrated}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) send({ type: 'MEMBERSHIP.JOIN', programId, metadata });
          }}
        >
          {isBusy ? messages.joining() : messages.join()}
        </button>
        <a className="button button--secondary" href={href('daily-winners.membership-tiers')}>
          {messages.tiers()}
        </a>
      </p>
    </>
  );
}

function ChangeMind({ programId, metadata }: Pick<MembershipStandingView, 'programId' | 'metadata'>) {
  const messages = useMessages(membershipJoiningMessages);
  const { view, send } = useFlow(membershipFlow, membershipView, false);
  const isHydrated = useHydrated();
  const isBusy = view?.state === 'leaving';
  if (isBusy || view?.state === 'confirming') {
    return (
      <div role="group" aria-label={messages.sure()}>
        <p>{messages.sure()}</p>
        <p className="actions">
          <button
            type="button"
            className="button button--secondary"
            aria-disabled={isBusy || undefined}
            onClick={() => send({ type: 'LEAVE.CONFIRM' })}
          >
            {isBusy ? messages.leaving() : messages.confirm()}
          </button>
          <button type="button" className="button" onClick={() => send({ type: 'LEAVE.CANCEL' })}>
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
      <p>
        <button
          type="button"
          className="button button--quiet"
          disabled={!isHydrated}
          onClick={() => send({ type: 'MEMBERSHIP.LEAVE', programId, metadata })}
        >
          {messages.leave()}
        </button>
      </p>
    </>
  );
}
