// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LogInAndSignUpMessages {
  /** Enter your code */
  code(): string;
  /** Enter the code that your authenticator app shows. */
  app(): string;
  /** We have sent you a code. */
  sent(): string;
  /** We have sent a code to <strong>{identifier}</strong> */
  sentTo(values: { readonly identifier: string; readonly strong: (content: ReactNode) => ReactNode }): ReactNode;
  /** Log in */
  submitCode(): string;
  /** Send a new code */
  resend(): string;
  /** Sending a new code */
  resending(): string;
  /** The code could not be sent again. Please try again in a minute. */
  notResent(): string;
  /** Use another account */
  back(): string;
  /** You are logged in. Taking you on… */
  loggedIn(): string;
  /** Continue */
  continue(): string;
  /** Continue with {name} */
  continueWith(values: { readonly name: string }): string;
}

export const logInAndSignUpMessages: MessageCatalogueReference<LogInAndSignUpMessages> = { catalogue: 'log-in-and-sign-up', format: formatTextOrElements };
