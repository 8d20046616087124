import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { partyGroupJoinFlow } from '#machines/party/party-group-join/party-group-join.flow.ts';
import { partyGroupJoinView } from '#machines/party/party-group-join/party-group-join.view.ts';
import { partyMessages } from '../_shared/party.messages.gen.ts';
import { PartySessionCard } from '../_shared/party-cards.tsx';
import type { PartyGroupView } from '../_shared/party-view.ts';
import type { PartyInvitationBlockData } from './party-invitation.data.ts';
import type { PartyInvitationProps } from './party-invitation.gen.ts';
import { type PartyInvitationMessages, partyInvitationMessages } from './party-invitation.messages.gen.ts';

export function PartyInvitation({ props, data }: BlockProps<PartyInvitationProps, PartyInvitationBlockData>) {
  const messages = useMessages(partyInvitationMessages);
  const href = useRouteHrefBuilder();
  const { membersAndPublicity } = useMessages(partyMessages);
  const { group } = data;
  if (!group) {
    return (
      <section className="party-invitation band">
        <div className="party-invitation__inner wrap wrap--narrow">
          <h1>{messages.none()}</h1>
          <p>{props.missing}</p>
          <p className="actions">
            <a className="button" href={href('lotto-party')}>
              {messages.parties()}
            </a>
          </p>
        </div>
      </section>
    );
  }
  return (
    <section className="party-invitation band">
      <div className="party-invitation__inner wrap wrap--narrow">
        <header className="party-invitation__head">
          <p className="muted">{inviteText(group, messages)}</p>
          <h1>{group.name}</h1>
          <p>{membersAndPublicity({ members: group.members, publicity: group.publicity })}</p>
        </header>
        {group.isMember ? null : <p>{props.text}</p>}
        <Join props={props} data={data} group={group} />
        {group.open ? (
          <>
            <h2>{messages.plays()}</h2>
            <ul className="party-invitation__plays">
              <PartySessionCard session={group.open} title={group.open.lotteryName} isLinked={group.isMember} />
            </ul>
          </>
        ) : null}
      </div>
    </section>
  );
}

function inviteText({ isOwner, owner }: PartyGroupView, messages: PartyInvitationMessages): string {
  if (isOwner) return messages.own();
  return owner === '' ? messages.invited() : messages.invitedBy({ owner });
}

interface JoinProps {
  readonly props: PartyInvitationProps;
  readonly data: PartyInvitationBlockData;
  readonly group: PartyGroupView;
}

function Join({ props, data: { isSignedIn, token }, group }: JoinProps) {
  const { view, send } = useFlow(partyGroupJoinFlow, partyGroupJoinView, false);
  const messages = useMessages(partyInvitationMessages);
  const href = useRouteHrefBuilder();
  const next = href('lotto-party.group', {}, { token });
  const isBusy = view?.state === 'joining';
  if (group.isMember) {
    return (
      <>
        <p role="status">{messages.member()}</p>
        <p className="actions">
          <a className="button" href={href('my-account.lotto-party.group', { id: group.id })}>
            {messages.toGroup()}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <p role="alert" className="field__error">
        {view?.failure === '' ? messages.failed() : view?.failure}
      </p>
      <p className="actions">
        {isSignedIn ? (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy ? true : undefined}
            onClick={() => {
              if (!isBusy) send({ type: 'GROUP.JOIN', token });
            }}
          >
            {isBusy ? messages.joining() : props.button}
          </button>
        ) : (
          <>
            <a className="button" href={href('login', {}, { next })}>
              {messages.logIn()}
            </a>
            <a className="button button--secondary" href={href('login', {}, { mode: 'sign-up', next })}>
              {messages.signUp()}
            </a>
          </>
        )}
      </p>
    </>
  );
}
