// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SignUpMessages {
  /** Create an account */
  heading(): string;
  /** Create account */
  submit(): string;
  /** I have an account already */
  logIn(): string;
  /** There is an account with this e-mail address already. */
  taken(): string;
  /** Log in instead */
  logInInstead(): string;
  /** Read the terms */
  terms(): string;
  /** Or begin with an account you have elsewhere */
  providers(): string;
  /** Going to the other service… */
  verifying(): string;
  /** The other service could not be reached. Please try again, or go on without it. */
  providerFailed(): string;
  /** Nobody has linked this account yet. Open an account here, and we link the two. */
  unlinked(): string;
  /** Your account is open. Linking your other account… */
  linking(): string;
  /** Your account is open, but the other account could not be linked. You can link it under login and security. */
  linkFailed(): string;
}

export const signUpMessages: MessageCatalogueReference<SignUpMessages> = { catalogue: 'sign-up' };
