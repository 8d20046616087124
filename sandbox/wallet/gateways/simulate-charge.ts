import type { TestCardBehaviour } from './test-cards.ts';

/** A charge request to a gateway. */
export interface SimulatedChargeRequest {
  readonly behaviour: TestCardBehaviour;
  /** Security code, if given. */
  readonly csc: string | null;
  /** Whether a bank challenge is possible, because browser data was sent. */
  readonly canChallenge: boolean;
}

/** `unknown` means that the gateway did not answer in time: the money may or may not have been taken. */
export type SimulatedChargeResult =
  | { readonly kind: 'authorised' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly refusal: SimulatedChargeRefusal };

export interface SimulatedChargeRefusal {
  readonly code: string;
  readonly message: string;
}

export const TECHNICAL_DIFFICULTIES_MESSAGE =
  "We're experiencing technical difficulties. Please reload the page to try again.";

const WRONG_CODE = /^0+$/;

/** Simulates a gateway. The outcome depends only on the test card; a security code of zeros is wrong. */
export function simulateCharge({ behaviour, csc, canChallenge }: SimulatedChargeRequest): SimulatedChargeResult {
  if (csc !== null && WRONG_CODE.test(csc)) {
    return refused('csc_incorrect', 'The security code does not match your card.');
  }
  switch (behaviour) {
    case 'succeeds':
      return { kind: 'authorised' };
    case 'declined':
      return refused('card_declined', 'Your bank has declined this payment.');
    case 'insufficient_funds':
      return refused('insufficient_funds', 'There is not enough money on this card.');
    case 'expired':
      return refused('card_expired', 'This card has expired.');
    case 'gateway_error':
      return refused('gateway_error', TECHNICAL_DIFFICULTIES_MESSAGE);
    case 'gateway_timeout':
      return { kind: 'unknown' };
    case 'challenge':
    case 'challenge_fails':
    case 'challenge_abandoned':
      return canChallenge ? { kind: 'challenge' } : authenticationRequired();
    case 'frictionless':
      return canChallenge ? { kind: 'authorised' } : authenticationRequired();
  }
}

function authenticationRequired(): SimulatedChargeResult {
  return refused('authentication_required', 'Your bank needs to know that it is you. Please try again.');
}

function refused(code: string, message: string): SimulatedChargeResult {
  return { kind: 'refused', refusal: { code, message } };
}
