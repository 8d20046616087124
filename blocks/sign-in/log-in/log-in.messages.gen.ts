// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LogInMessages {
  /** Log in */
  heading(): string;
  /** Log in */
  submit(): string;
  /** Or log in with an account you have elsewhere */
  providers(): string;
  /** Create an account */
  signUp(): string;
  /** Checking with the other service… */
  verifying(): string;
  /** Your session has ended. Log in to go on where you were. */
  sessionEnded(): string;
  /** You are logged out. */
  loggedOut(): string;
  /** The other service did not confirm who you are. Please try again, or log in with your password. */
  providerFailed(): string;
  /** Nobody has linked this account yet. Log in to link it to yours, or create an account first. */
  unlinked(): string;
  /** You are logged in. Linking your account… */
  linking(): string;
  /** You are logged in, but the other account could not be linked. You can link it under login and security. */
  linkFailed(): string;
}

export const logInMessages: MessageCatalogueReference<LogInMessages> = { catalogue: 'log-in' };
