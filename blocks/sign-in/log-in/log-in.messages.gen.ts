// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LogInMessages {
  /** Log in */
  heading(): string;
  /** Log in */
  submit(): string;
  /** Or log in with */
  providers(): string;
  /** Create an account */
  signUp(): string;
  /** Verifying… */
  verifying(): string;
  /** Your session has ended. Log in to pick up where you left off. */
  sessionEnded(): string;
  /** You’re logged out. */
  loggedOut(): string;
  /** We couldn’t confirm your identity with the other service. Please try again, or log in with your password. */
  providerFailed(): string;
  /** This account isn’t linked yet. Log in to link it, or create an account first. */
  unlinked(): string;
  /** You’re logged in. Linking your account… */
  linking(): string;
  /** You’re logged in, but we couldn’t link your other account. You can link it under Login and security. */
  linkFailed(): string;
}

export const logInMessages: MessageCatalogueReference<LogInMessages> = { catalogue: 'log-in' };
