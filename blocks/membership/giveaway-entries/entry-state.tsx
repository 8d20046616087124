import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { giveawayUnlockFlow } from '#machines/membership/unlock-request/unlock-request.flow.ts';
import { giveawayUnlockView } from '#machines/membership/unlock-request/unlock-request.view.ts';
import { Icon } from '../../_ui/icon.tsx';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import { MembershipFailureText } from '../_shared/membership-failure.tsx';
import type { MembershipStandingView } from '../_shared/membership-standing.ts';
import type { GiveawayDrawWithEntriesView } from './giveaway-entries.data.ts';
import { giveawayEntriesMessages } from './giveaway-entries.messages.gen.ts';

interface EntryStateProps {
  readonly draw: Pick<GiveawayDrawWithEntriesView, 'numEntries' | 'entryStatus' | 'result' | 'id'>;
  readonly standing: Pick<MembershipStandingView, 'status'>;
}

/** What a customer has in a draw, and the way into it. */
export function GiveawayEntryPanel({ draw, standing }: EntryStateProps) {
  const messages = useMessages(giveawayEntriesMessages);
  const href = useRouteHrefBuilder();
  const { id, numEntries, entryStatus, result } = draw;
  if (result !== 'pending') {
    return (
      <>
        <p className="giveaway-entries__result">{messages[result]()}</p>
        <p>
          <a href={href('my-account.closed-giveaways')}>{messages.closed()}</a>
        </p>
      </>
    );
  }
  if (standing.status === 'non-member' || numEntries === null) {
    return (
      <a className="button button--secondary" href={href('daily-winners.membership-tiers')}>
        {messages.join()}
      </a>
    );
  }
  if (standing.status === 'pending-deposit') {
    return (
      <a className="button button--secondary" href={href('daily-winners.deposit')}>
        {messages.deposit()}
      </a>
    );
  }
  if (numEntries === 0) {
    return (
      <p className="muted">
        {messages.premium({ link: (content) => <a href={href('daily-winners.membership-tiers')}>{content}</a> })}
      </p>
    );
  }
  if (entryStatus === 'locked') return <Unlock drawId={id} />;
  return (
    <p className="giveaway-entries__in">
      <Icon name="check" /> <strong>{messages[entryStatus]()}</strong> {messages.entries({ entries: numEntries })}
    </p>
  );
}

function Unlock({ drawId }: { readonly drawId: string }) {
  const messages = useMessages(giveawayEntriesMessages);
  const { view, send } = useFlow(giveawayUnlockFlow, giveawayUnlockView, false);
  const isHydrated = useHydrated();
  const isOwn = view?.drawId === drawId;
  const isPending = view?.state === 'pending';
  return (
    <>
      <p className="small muted">{messages.locked()}</p>
      <p role="alert" className="field__error">
        {isOwn && view.failure ? <MembershipFailureText failure={view.failure} /> : null}
      </p>
      <button
        type="button"
        className="button"
        disabled={!isHydrated}
        aria-disabled={isPending || undefined}
        onClick={() => {
          if (!isPending) send({ type: 'UNLOCK.REQUEST', drawId });
        }}
      >
        {isOwn && isPending ? messages.unlocking() : messages.unlock()}
      </button>
    </>
  );
}
