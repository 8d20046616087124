import { useFlow } from '#engine/flows/use-flow.tsx';
import { partyAutosessionFlow } from '#machines/party/party-autosession/party-autosession.flow.ts';
import { partyAutosessionView } from '#machines/party/party-autosession/party-autosession.view.ts';
import type { AutosessionStatus } from '#schemas/generated/api/types.gen.ts';
import type { PartySessionView } from '../_shared/party-view.ts';

const WORDS = { heading: 'How this party goes on', changing: 'Changing…' };

const STANDS: Readonly<Record<AutosessionStatus, string>> = {
  on: 'The next draw opens by itself.',
  paused: 'Paused: no draw opens until you let it go on.',
  off: 'The party plays this draw only.',
};

type Choice = readonly [to: AutosessionStatus, label: string];

const CHOICES: Readonly<Record<AutosessionStatus, readonly Choice[]>> = {
  on: [
    ['paused', 'Pause'],
    ['off', 'Open no more draws'],
  ],
  paused: [
    ['on', 'Let it go on'],
    ['off', 'Open no more draws'],
  ],
  off: [['on', 'Open the next draws by themselves']],
};

interface AutoChoiceProps {
  readonly session: Pick<PartySessionView, 'id' | 'autosession'>;
  readonly text: string | undefined;
}

/** Whether another draw follows (specification: Entities, "autosessionStatus"), for its organiser. */
export function AutosessionChoice({ session: { id: sessionId, autosession }, text }: AutoChoiceProps) {
  const { view, send } = useFlow(partyAutosessionFlow, partyAutosessionView, false);
  const isBusy = view?.state === 'changing';
  return (
    <section className="party-session__auto">
      <h2>{WORDS.heading}</h2>
      {text ? <p>{text}</p> : null}
      <p role="status">{isBusy ? WORDS.changing : STANDS[autosession]}</p>
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
            {label}
          </button>
        ))}
      </p>
    </section>
  );
}
