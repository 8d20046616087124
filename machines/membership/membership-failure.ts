import { ApiError } from '#engine/api/api-error.ts';

/** Specification: The error catalogue, "Membership errors". */
const UNKNOWN = 'An unknown error occurred';

/** What a call of the membership failed with, in words for the customer: the shop's where it refused, else the usual ones. */
export function membershipFailure(error: unknown): string {
  return error instanceof ApiError && error.answered && error.status < 500 ? error.message : UNKNOWN;
}
