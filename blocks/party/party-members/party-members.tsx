import { type FormEvent, useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { partyManageFlow } from '#machines/party/party-manage/party-manage.flow.ts';
import type { PartyChange } from '#machines/party/party-manage/party-manage.types.ts';
import { type PartyManageView, partyManageView } from '#machines/party/party-manage/party-manage.view.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { PartyMembersBlockData } from './party-members.data.ts';
import type { PartyMembersProps } from './party-members.gen.ts';
import { type PartyMembersMessages, partyMembersMessages } from './party-members.messages.gen.ts';
import { MemberQuestion } from './question.tsx';

export function PartyMembers({ id, props, data }: BlockProps<PartyMembersProps, PartyMembersBlockData>) {
  const messages = useMessages(partyMembersMessages);
  if (!data.group) return null;
  return (
    <section className="party-members band" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className="party-members__card card ground-surface">
          <h2 id={`${id}-heading`}>{props.heading}</h2>
          <Members id={id} group={data.group} others={data.others} />
          <noscript>
            <p>{messages.noScript()}</p>
          </noscript>
        </div>
      </div>
    </section>
  );
}

interface MembersProps {
  readonly id: string;
  readonly group: NonNullable<PartyMembersBlockData['group']>;
  readonly others: PartyMembersBlockData['others'];
}

function Members({ id, group, others }: MembersProps) {
  const messages = useMessages(partyMembersMessages);
  const { view, send } = useFlow(partyManageFlow, partyManageView, false);
  const isHydrated = useHydrated();
  const change = (wanted: PartyChange) => {
    if (view?.state !== 'changing') send({ type: 'PARTY.CHANGE', change: wanted });
  };
  const pendingChange = view && view.state !== 'settled' ? view.change : null;
  const question = {
    isBusy: view?.state === 'changing',
    onConfirm: () => send({ type: 'PARTY.CONFIRM' }),
    onCancel: () => send({ type: 'PARTY.CANCEL' }),
  };
  return (
    <>
      <ul className="party-members__list">
        <li>{group.isOwner ? messages.organiser() : messages.you()}</li>
        {others.map((member) => (
          <li key={member.id}>
            <span>{member.name}</span>
            {group.isOwner ? (
              <button
                type="button"
                className="button button--quiet"
                disabled={!isHydrated}
                aria-label={messages.removeNamed({ name: member.name })}
                onClick={() =>
                  change({ kind: 'remove', groupId: group.id, memberId: member.id, memberName: member.name })
                }
              >
                {messages.remove()}
              </button>
            ) : null}
            {pendingChange?.kind === 'remove' && pendingChange.memberId === member.id ? (
              <MemberQuestion
                {...question}
                texts={[messages.removeText({ name: member.name })]}
                confirm={messages.removeConfirm({ name: member.name })}
                cancel={messages.keep({ name: member.name })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {others.length === 0 ? <p className="muted">{messages.alone()}</p> : null}
      {view === null || view.failure === null || view.change?.kind === 'rename' ? null : (
        <p role="alert" className="field__error">
          {view.failure || messages.failed()}
        </p>
      )}
      {group.isOwner ? <Rename key={group.name} id={id} group={group} view={view} change={change} /> : null}
      {pendingChange?.kind === 'leave' ? (
        <MemberQuestion
          {...question}
          texts={[messages.leaveText(), ...leaveTexts(group.isOwner, others.length, messages)]}
          confirm={messages.leaveConfirm()}
          cancel={messages.stay()}
        />
      ) : (
        <p>
          <button
            type="button"
            className="button button--quiet"
            disabled={!isHydrated}
            onClick={() => change({ kind: 'leave', groupId: group.id })}
          >
            {messages.leave()}
          </button>
        </p>
      )}
    </>
  );
}

function leaveTexts(isOwner: boolean, others: number, messages: PartyMembersMessages): readonly string[] {
  if (others === 0) return [messages.leaveLast()];
  return isOwner ? [messages.leaveOwner()] : [];
}

interface RenameProps extends Pick<MembersProps, 'id' | 'group'> {
  readonly view: PartyManageView | null;
  readonly change: (change: PartyChange) => void;
}

function Rename({ id, group, view, change }: RenameProps) {
  const messages = useMessages(partyMembersMessages);
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isBusy = view?.state === 'changing' && view.change?.kind === 'rename';
  const refused = view?.change?.kind === 'rename' && view.failure !== null ? view.failure || messages.failed() : null;
  const problem = isMissing ? messages.nameMissing() : refused;
  if (!isOpen) {
    return (
      <p>
        <button type="button" className="button button--secondary" disabled={!isHydrated} onClick={() => setOpen(true)}>
          {messages.rename()}
        </button>
      </p>
    );
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setMissing(name === '' || name.length > MAX_PARTY_NAME_LENGTH);
    if (name === '' || name.length > MAX_PARTY_NAME_LENGTH) return;
    if (name === group.name) setOpen(false);
    else change({ kind: 'rename', groupId: group.id, name });
  }

  return (
    <form className="party-members__rename" onSubmit={save} noValidate>
      <div className="field">
        <label htmlFor={`${id}-name`}>{messages.name()}</label>
        <p id={`${id}-help`} className="small muted">
          {messages.nameHelp()}
        </p>
        <input
          id={`${id}-name`}
          name="name"
          type="text"
          defaultValue={group.name}
          ref={focusOnce}
          autoComplete="off"
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={`${id}-help ${id}-problem`}
        />
        <p id={`${id}-problem`} role="alert" className="field__error">
          {problem}
        </p>
      </div>
      <p className="actions">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {isBusy ? messages.changing() : messages.save()}
        </button>
        <button type="button" className="button button--secondary" onClick={() => setOpen(false)}>
          {messages.cancel()}
        </button>
      </p>
    </form>
  );
}

const MAX_PARTY_NAME_LENGTH = 40;

function focusOnce(field: HTMLInputElement | null) {
  field?.focus();
}
