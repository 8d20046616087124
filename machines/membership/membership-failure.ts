import { ApiError } from '#engine/api/api-error.ts';

/** Specification: The error catalogue, "Membership errors". */
const UNKNOWN = 'An unknown error occurred';

/** Why a call of the membership failed, for the customer: the first message of the server, else the prescribed text. */
export function membershipFailure(error: unknown): string {
  return (error instanceof ApiError ? error.firstMessage : null) ?? UNKNOWN;
}
