import { useEffect } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { entryConfirmationResendFlow } from '#machines/membership/membership-resend/membership-resend.flow.ts';
import { entryConfirmationResendView } from '#machines/membership/membership-resend/membership-resend.view.ts';
import { MembershipFailureText } from '../_shared/membership-failure.tsx';
import { giveawayEntriesMessages } from './giveaway-entries.messages.gen.ts';

interface ResendLinkProps {
  readonly drawId: string;
  readonly isLocked: boolean;
}

/** Has the confirmation of an entry sent again (specification: States and transitions, "Membership resend link"). */
export function ResendEntryConfirmationButton({ drawId, isLocked }: ResendLinkProps) {
  const messages = useMessages(giveawayEntriesMessages);
  const { view, send } = useFlow(entryConfirmationResendFlow, entryConfirmationResendView, !isLocked);
  const isRunning = view !== null;
  // All links of a page share the flow: one that is locked must not lock the others.
  useEffect(() => {
    if (isRunning && !isLocked) send({ type: 'ENTRY.UNLOCKED' });
  }, [send, isRunning, isLocked]);
  return (
    <div className="giveaway-entries__resend">
      <button
        type="button"
        className="button button--quiet small"
        disabled={isLocked || !view || view.isDisabled}
        onClick={() => send({ type: 'CONFIRMATION.RESEND', drawId })}
      >
        {messages.resend()}
      </button>
      <p role="status" className="small muted">
        {isLocked ? messages.resendLocked() : null}
        {!isLocked && view?.failure ? <MembershipFailureText failure={view.failure} /> : null}
        {!isLocked && view?.recipient ? messages.resent({ recipient: view.recipient }) : null}
      </p>
    </div>
  );
}
