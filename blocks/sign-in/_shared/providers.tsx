import { useMessages } from '#engine/messages/use-messages.ts';
import { logInAndSignUpMessages } from './log-in-and-sign-up.messages.gen.ts';
import type { SignInProvider } from './providers.data.ts';

interface ProvidersProps {
  readonly id: string;
  /** Text above the buttons. */
  readonly words: string;
  readonly providers: readonly SignInProvider[];
  /** Whether the page is hydrated. */
  readonly isAlive: boolean;
  readonly onChoose: (provider: SignInProvider) => void;
}

/** The other services that a customer may log in with. */
export function SignInProviderButtons({ id, words, providers, isAlive, onChoose }: ProvidersProps) {
  const messages = useMessages(logInAndSignUpMessages);
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
            {messages.continueWith({ name: offered.name })}
          </button>
        ))}
      </p>
    </div>
  );
}
