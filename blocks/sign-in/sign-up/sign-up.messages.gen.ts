// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SignUpMessages {
  /** Create an account */
  heading(): string;
  /** Create account */
  submit(): string;
  /** I already have an account */
  logIn(): string;
  /** An account with this email address already exists. */
  taken(): string;
  /** Log in instead */
  logInInstead(): string;
  /** Read the terms */
  terms(): string;
  /** Or sign up with */
  providers(): string;
  /** Taking you to the other service… */
  verifying(): string;
  /** We couldn’t reach the other service. Please try again, or sign up without it. */
  providerFailed(): string;
  /** This account isn’t linked yet. Sign up here and we’ll link them. */
  unlinked(): string;
  /** Account created. Linking your other account… */
  linking(): string;
  /** Account created, but we couldn’t link your other account. You can link it under Login and security. */
  linkFailed(): string;
}

export const signUpMessages: MessageCatalogueReference<SignUpMessages> = { catalogue: 'sign-up' };
