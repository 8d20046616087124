import { ApiError } from '#engine/api/api-error.ts';

export interface MembershipFailure {
  /** Text of the server, which the specification shows; null where it sent none. */
  readonly message: string | null;
}

export function toMembershipFailure(error: unknown): MembershipFailure {
  return { message: error instanceof ApiError ? error.firstMessage : null };
}
