// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LogInAndSignUpMessages {
  /** Enter your code */
  code(): string;
  /** Enter the code shown in your authenticator app. */
  app(): string;
  /** We’ve sent you a code. */
  sent(): string;
  /** We’ve sent a code to <strong>{identifier}</strong> */
  sentTo(values: { readonly identifier: string; readonly strong: (content: ReactNode) => ReactNode }): ReactNode;
  /** Log in */
  submitCode(): string;
  /** Send a new code */
  resend(): string;
  /** Sending a new code… */
  resending(): string;
  /** We couldn’t send a new code. Please try again in a minute. */
  notResent(): string;
  /** Use a different account */
  back(): string;
  /** You’re logged in. One moment… */
  loggedIn(): string;
  /** Continue */
  continue(): string;
  /** Continue with {name} */
  continueWith(values: { readonly name: string }): string;
}

export const logInAndSignUpMessages: MessageCatalogueReference<LogInAndSignUpMessages> = { catalogue: 'log-in-and-sign-up', format: formatTextOrElements };
