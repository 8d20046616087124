import { ApiError } from '#engine/api/api-error.ts';

/** Specification: The error catalogue, "Membership errors". */
const UNKNOWN = 'An unknown error occurred';

/** The message of a failed membership call: the server's first message, else the prescribed text. */
export function getMembershipFailureMessage(error: unknown): string {
  return (error instanceof ApiError ? error.firstMessage : null) ?? UNKNOWN;
}
