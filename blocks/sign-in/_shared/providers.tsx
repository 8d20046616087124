import { useMessages } from '#engine/messages/use-messages.ts';
import { logInAndSignUpMessages } from './log-in-and-sign-up.messages.gen.ts';
import type { SignInProvider } from './providers.data.ts';

interface ProvidersProps {
  readonly id: string;
  /** Text above the buttons. */
  readonly label: string;
  readonly providers: readonly SignInProvider[];
  /** Whether the page is hydrated. */
  readonly isHydrated: boolean;
  readonly onChoose: (provider: SignInProvider) => void;
}

/** The other services that a customer may log in with. */
export function SignInProviderButtons({ id, label: words, providers, isHydrated, onChoose }: ProvidersProps) {
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
            disabled={!isHydrated}
            onClick={() => onChoose(offered)}
          >
            {messages.continueWith({ name: offered.name })}
          </button>
        ))}
      </p>
    </div>
  );
}
