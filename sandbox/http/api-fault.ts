import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiMessage, ErrorAnswer } from '#schemas/generated/api/wire-types.gen.ts';

/** A refusal that a call answers with (specification: The error catalogue, "API error"). */
export class ApiFault extends Error {
  readonly status: ContentfulStatusCode;
  readonly errors: readonly [ApiMessage, ...ApiMessage[]];
  /** Further facts about the refusal, as they go over the wire. */
  readonly result: unknown = null;
  /** Whether what the call has done until here stays, such as a wrong code that was counted. */
  readonly keeps: boolean = false;
  /** Seconds until the call may be tried again. */
  readonly retryAfter: number | null = null;

  constructor(status: ContentfulStatusCode, ...errors: readonly [ApiMessage, ...ApiMessage[]]) {
    super(errors[0].message);
    this.status = status;
    this.errors = errors;
  }

  /** The same refusal with further facts. */
  with(facts: Partial<Pick<ApiFault, 'result' | 'keeps' | 'retryAfter'>>): ApiFault {
    return Object.assign(new ApiFault(this.status, ...this.errors), { ...this.#facts(), ...facts });
  }

  get answer(): ErrorAnswer {
    return { errors: this.errors, code: this.errors[0].code, result: this.result };
  }

  #facts() {
    return { result: this.result, keeps: this.keeps, retryAfter: this.retryAfter };
  }
}

/** A refusal of what a customer asked for; its message is for the customer. */
export function createRefusalFault(code: string, message: string, target = 'this'): ApiFault {
  return new ApiFault(422, { code, message, target });
}

export function createNotFoundFault(code: string, message: string): ApiFault {
  return new ApiFault(404, { code, message });
}

/** A refusal that leaves what the call has done until here in place. */
export function commitDespiteFault(fault: ApiFault): ApiFault {
  return fault.with({ keeps: true });
}

/** Too many tries; `seconds` until the next may come, which the message says in the words of whoever waits. */
export function createRateLimitFault(seconds: number): ApiFault {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  const minutes = Math.ceil(retryAfter / 60);
  const wait = retryAfter < 60 ? 'less than a minute' : `${minutes} minute${minutes === 1 ? '' : 's'}`;
  const message = `Too many tries. You can try again in ${wait}.`;
  return new ApiFault(429, { code: 'rate_limited', message }).with({ retryAfter });
}
