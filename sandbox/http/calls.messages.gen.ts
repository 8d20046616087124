// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './calls.messages.json' with { type: 'json' };

export interface CallsMessages {
  /** The app key is not known. */
  unknownAppKey(): string;
  /** The timestamp is missing or too far from now. */
  staleTimestamp(): string;
  /** The signature does not match. */
  invalidSignature(): string;
  /** We couldn’t read that request. Reload the page and try again. */
  invalidRequest(): string;
  /** {name} is not valid. */
  invalidValue(values: { readonly name: string }): string;
  /** The idempotency key is not valid. */
  invalidIdempotencyKey(): string;
  /** The body is not a form. */
  notForm(): string;
  /** The body is not JSON. */
  notJson(): string;
  /** This call has version {versions}. */
  otherVersion(values: { readonly versions: string }): string;
  /** There is no such call. */
  noSuchCall(): string;
  /** Something went wrong */
  somethingWrong(): string;
  /** The request is too large. */
  tooLarge(): string;
  /** This key came with another request before. */
  keyReused(): string;
  /** Too many attempts. Try again in {minutes, plural, =0 {less than a minute} one {{minutes} minute} other {{minutes} minutes}}. */
  tooManyTries(values: { readonly minutes: number }): string;
}

export const callsMessages = createSandboxMessages<CallsMessages>('calls', catalogue);
