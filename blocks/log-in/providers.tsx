import type { OfferedProvider } from './log-in.data.ts';
import { LOG_IN_WORDS as WORDS } from './log-in-words.ts';

interface ProvidersProps {
  readonly id: string;
  readonly providers: readonly OfferedProvider[];
  /** Until then a button would do nothing. */
  readonly isAlive: boolean;
  readonly onChoose: (provider: OfferedProvider) => void;
}

/** The other services that a customer may log in with. */
export function Providers({ id, providers, isAlive, onChoose }: ProvidersProps) {
  if (providers.length === 0) return null;
  return (
    <div className="log-in__providers" role="group" aria-labelledby={id}>
      <p id={id}>{WORDS.or}</p>
      <p className="actions">
        {providers.map((offered) => (
          <button
            key={offered.provider}
            type="button"
            className="button button--secondary"
            disabled={!isAlive}
            onClick={() => onChoose(offered)}
          >
            {WORDS.with} {offered.name}
          </button>
        ))}
      </p>
    </div>
  );
}
