export interface VerifiedDetails {
  readonly firstname: string;
  readonly lastname: string;
  /** Key of the region, or null where none is known. */
  readonly state: string | null;
  /** Two-letter code of the country, or null where none is known. */
  readonly country: string | null;
}

/** Regions that count as one (specification: Roles and permissions, "Regions"). */
const GROUPS: readonly (readonly string[])[] = [
  ['TAS', 'VIC'],
  ['NT', 'SA'],
];

/** Whether changing these details requires a new verification: another name, region or country. */
export function changeRevokesVerification(before: VerifiedDetails, after: VerifiedDetails): boolean {
  return (
    before.firstname !== after.firstname ||
    before.lastname !== after.lastname ||
    !isSameVerificationRegion(before.state, after.state) ||
    (before.country ?? after.country) !== after.country
  );
}

export function isSameVerificationRegion(left: string | null, right: string | null): boolean {
  if (left === right) return true;
  if (left === null || right === null) return false;
  return GROUPS.some((group) => group.includes(left) && group.includes(right));
}
