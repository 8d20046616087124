import { gatewaysMessages } from './gateways.messages.gen.ts';
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

const WRONG_CODE = /^0+$/;

/** Simulates a gateway. The outcome depends only on the test card; a security code of zeros is wrong. */
export function simulateCharge({ behaviour, csc, canChallenge }: SimulatedChargeRequest): SimulatedChargeResult {
  if (csc !== null && WRONG_CODE.test(csc)) {
    return refused('csc_incorrect', gatewaysMessages.securityCodeWrong());
  }
  switch (behaviour) {
    case 'succeeds':
      return { kind: 'authorised' };
    case 'declined':
      return refused('card_declined', gatewaysMessages.bankDeclined());
    case 'insufficient_funds':
      return refused('insufficient_funds', gatewaysMessages.notEnoughMoney());
    case 'expired':
      return refused('card_expired', gatewaysMessages.cardExpired());
    case 'gateway_error':
      return refused('gateway_error', gatewaysMessages.technicalDifficulties());
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
  return refused('authentication_required', gatewaysMessages.confirmAgain());
}

function refused(code: string, message: string): SimulatedChargeResult {
  return { kind: 'refused', refusal: { code, message } };
}
