import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiMessage, ErrorAnswer } from '#schemas/generated/api/wire-types.gen.ts';

/** A refusal that a call answers with (specification: The error catalogue, "API error"). */
export class ApiFault extends Error {
  readonly status: ContentfulStatusCode;
  readonly errors: readonly [ApiMessage, ...ApiMessage[]];

  constructor(status: ContentfulStatusCode, ...errors: readonly [ApiMessage, ...ApiMessage[]]) {
    super(errors[0].message);
    this.status = status;
    this.errors = errors;
  }

  get answer(): ErrorAnswer {
    return { errors: this.errors, code: this.errors[0].code, result: null };
  }
}

/** A refusal of what a customer asked for; its message is for the customer. */
export function refusal(code: string, message: string): ApiFault {
  return new ApiFault(422, { code, message, target: 'this' });
}

export function notFound(code: string, message: string): ApiFault {
  return new ApiFault(404, { code, message });
}
