import { useMessages } from '#engine/messages/use-messages.ts';
import type { MembersToInvite } from '#machines/party/group-wizard/group-wizard.types.ts';
import type { PartyMember } from '#schemas/generated/api/types.gen.ts';
import { groupWizardMessages } from './group-wizard.messages.gen.ts';

interface MemberChoiceProps {
  readonly members: readonly PartyMember[];
  readonly invited: MembersToInvite;
  readonly onChange: (invited: MembersToInvite) => void;
}

/** Chooses which members of a group are invited to a session: all, or the ticked ones. */
export function InvitedMembersChoice({ members, invited, onChange }: MemberChoiceProps) {
  const messages = useMessages(groupWizardMessages);
  const ids = members.map(({ id }) => id);
  return (
    <fieldset className="choice">
      <legend>{messages.invite()}</legend>
      <Option
        label={messages.inviteAll()}
        checked={invited === 'all'}
        onChange={(isChecked) => onChange(isChecked ? 'all' : ids)}
      />
      {invited === 'all'
        ? null
        : members.map(({ id, name }) => (
            <Option
              key={id}
              className="group-wizard__member"
              label={name}
              checked={invited.includes(id)}
              onChange={(isChecked) =>
                onChange(ids.filter((each) => (each === id ? isChecked : invited.includes(each))))
              }
            />
          ))}
    </fieldset>
  );
}

interface OptionProps {
  readonly className?: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

function Option({ className = '', label, checked, onChange }: OptionProps) {
  return (
    <label className={`choice__option ${className}`.trim()}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span className="choice__label">{label}</span>
    </label>
  );
}
