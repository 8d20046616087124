import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { partyAutosessionFlow } from '#machines/party/party-autosession/party-autosession.flow.ts';
import { partyAutosessionView } from '#machines/party/party-autosession/party-autosession.view.ts';
import type { AutosessionStatus } from '#schemas/generated/api/types.gen.ts';
import type { PartySessionView } from '../_shared/party-view.ts';
import { partySessionMessages } from './party-session.messages.gen.ts';

type Choice = readonly [to: AutosessionStatus, label: 'pause' | 'resume' | 'stop' | 'start'];

const CHOICES: Readonly<Record<AutosessionStatus, readonly Choice[]>> = {
  on: [
    ['paused', 'pause'],
    ['off', 'stop'],
  ],
  paused: [
    ['on', 'resume'],
    ['off', 'stop'],
  ],
  off: [['on', 'start']],
};

interface AutoChoiceProps {
  readonly session: Pick<PartySessionView, 'id' | 'autosession'>;
  readonly text: string | undefined;
}

/** Whether another draw follows (specification: Entities, "autosessionStatus"), for its organiser. */
export function AutosessionChoice({ session: { id: sessionId, autosession }, text }: AutoChoiceProps) {
  const messages = useMessages(partySessionMessages);
  const { view, send } = useFlow(partyAutosessionFlow, partyAutosessionView, false);
  const isBusy = view?.state === 'changing';
  return (
    <section className="party-session__auto">
      <h2>{messages.autosessionHeading()}</h2>
      {text ? <p>{text}</p> : null}
      <p role="status">{isBusy ? messages.autosessionChanging() : messages.autosession({ status: autosession })}</p>
      <p className="actions">
        {CHOICES[autosession].map(([status, label]) => (
          <button
            key={status}
            type="button"
            className="button button--secondary"
            aria-disabled={isBusy ? true : undefined}
            onClick={() => {
              if (!isBusy) send({ type: 'AUTOSESSION.SET', sessionId, status });
            }}
          >
            {messages[label]()}
          </button>
        ))}
      </p>
    </section>
  );
}
