import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiMessage, ErrorAnswer } from '#schemas/generated/api/wire-types.gen.ts';
import { callsMessages } from './calls.messages.gen.ts';

/** An error response of a call (specification: The error catalogue, "API error"). */
export class ApiFault extends Error {
  readonly status: ContentfulStatusCode;
  readonly errors: readonly [ApiMessage, ...ApiMessage[]];
  /** Details of the error, in wire format. */
  readonly result: unknown = null;
  /** Whether the transaction is committed although the call fails, for example to count a wrong code. */
  readonly commits: boolean = false;
  /** Seconds until the call may be tried again. */
  readonly retryAfter: number | null = null;

  constructor(status: ContentfulStatusCode, ...errors: readonly [ApiMessage, ...ApiMessage[]]) {
    super(errors[0].message);
    this.status = status;
    this.errors = errors;
  }

  /** A copy with more details. */
  with(facts: Partial<Pick<ApiFault, 'result' | 'commits' | 'retryAfter'>>): ApiFault {
    return Object.assign(new ApiFault(this.status, ...this.errors), { ...this.#facts(), ...facts });
  }

  get answer(): ErrorAnswer {
    return { errors: this.errors, code: this.errors[0].code, result: this.result };
  }

  #facts() {
    return { result: this.result, commits: this.commits, retryAfter: this.retryAfter };
  }
}

/** A 422 error with a message for the customer. */
export function createRefusalFault(code: string, message: string, target = 'this'): ApiFault {
  return new ApiFault(422, { code, message, target });
}

export function createNotFoundFault(code: string, message: string): ApiFault {
  return new ApiFault(404, { code, message });
}

/** A 422 error for a value of a query or form, by its name. */
export function createInvalidValueFault(target: string): ApiFault {
  return createRefusalFault('invalid', callsMessages.invalidValue({ name: target }), target);
}

/** Marks a fault so that what the call did so far is committed. */
export function commitDespiteFault(fault: ApiFault): ApiFault {
  return fault.with({ commits: true });
}

/** A 429 error; `seconds` is the time until the next attempt, which the message states. */
export function createRateLimitFault(seconds: number): ApiFault {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  const message = callsMessages.tooManyTries({ minutes: retryAfter < 60 ? 0 : Math.ceil(retryAfter / 60) });
  return new ApiFault(429, { code: 'rate_limited', message }).with({ retryAfter });
}
