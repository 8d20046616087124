import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { partyGroupJoinFlow } from '#machines/party/party-group-join/party-group-join.flow.ts';
import { partyGroupJoinView } from '#machines/party/party-group-join/party-group-join.view.ts';
import { PartySessionCard } from '../_shared/party-cards.tsx';
import type { PartyGroupView } from '../_shared/party-view.ts';
import { formatMemberCountAndPublicity } from '../_shared/party-words.ts';
import type { PartyInvitationBlockData } from './party-invitation.data.ts';
import type { PartyInvitationProps } from './party-invitation.gen.ts';

const WORDS = {
  none: 'No invitation here',
  parties: 'About lotto parties',
  invites: (owner: string) => (owner === '' ? 'You are invited to' : `${owner} invites you to`),
  logIn: 'Log in to join',
  signUp: 'Create an account',
  joining: 'Joining…',
  member: 'You are in this party.',
  own: 'Your party',
  toGroup: 'See the party',
  plays: 'What it plays now',
  failed: 'We could not let you in just now. Please try again.',
};

export function PartyInvitation({ props, data }: BlockProps<PartyInvitationProps, PartyInvitationBlockData>) {
  const href = useRouteHrefBuilder();
  const { group } = data;
  if (!group) {
    return (
      <section className="party-invitation band">
        <div className="party-invitation__inner wrap wrap--narrow">
          <h1>{WORDS.none}</h1>
          <p>{props.missing}</p>
          <p className="actions">
            <a className="button" href={href('lotto-party')}>
              {WORDS.parties}
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
          <p className="muted">{group.isOwner ? WORDS.own : WORDS.invites(group.owner)}</p>
          <h1>{group.name}</h1>
          <p>{formatMemberCountAndPublicity(group)}</p>
        </header>
        {group.isMember ? null : <p>{props.text}</p>}
        <Join props={props} data={data} group={group} />
        {group.open ? (
          <>
            <h2>{WORDS.plays}</h2>
            <ul className="party-invitation__plays">
              <PartySessionCard session={group.open} title={group.open.lotteryName} isLinked={group.isMember} />
            </ul>
          </>
        ) : null}
      </div>
    </section>
  );
}

interface JoinProps {
  readonly props: PartyInvitationProps;
  readonly data: PartyInvitationBlockData;
  readonly group: PartyGroupView;
}

function Join({ props, data: { isSignedIn, token }, group }: JoinProps) {
  const { view, send } = useFlow(partyGroupJoinFlow, partyGroupJoinView, false);
  const href = useRouteHrefBuilder();
  const next = href('lotto-party.group', {}, { token });
  const isBusy = view?.state === 'joining';
  if (group.isMember) {
    return (
      <>
        <p role="status">{WORDS.member}</p>
        <p className="actions">
          <a className="button" href={href('my-account.lotto-party.group', { id: group.id })}>
            {WORDS.toGroup}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <p role="alert" className="field__error">
        {view?.failure === '' ? WORDS.failed : view?.failure}
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
            {isBusy ? WORDS.joining : props.button}
          </button>
        ) : (
          <>
            <a className="button" href={href('login', {}, { next })}>
              {WORDS.logIn}
            </a>
            <a className="button button--secondary" href={href('login', {}, { mode: 'sign-up', next })}>
              {WORDS.signUp}
            </a>
          </>
        )}
      </p>
    </>
  );
}
