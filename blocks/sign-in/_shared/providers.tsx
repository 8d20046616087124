import { LOG_IN_AND_SIGN_UP_WORDS as WORDS } from './log-in-and-sign-up-words.ts';
import type { SignInProvider } from './providers.data.ts';

interface ProvidersProps {
  readonly id: string;
  /** What stands above them. */
  readonly words: string;
  readonly providers: readonly SignInProvider[];
  /** Until then a button would do nothing. */
  readonly isAlive: boolean;
  readonly onChoose: (provider: SignInProvider) => void;
}

/** The other services that a customer may log in with. */
export function SignInProviderButtons({ id, words, providers, isAlive, onChoose }: ProvidersProps) {
  if (providers.length === 0) return null;
  return (
    <div className="sign-in__providers" role="group" aria-labelledby={id}>
      <p id={id}>{words}</p>
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
