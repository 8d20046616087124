/** Fields of the customer that decide whether verification is required. */
interface VerifiedCustomer {
  readonly verification: { readonly status: string };
  /** `requiredBy`: ISO 8601 in UTC. */
  readonly verificationRules: { readonly required: boolean; readonly requiredBy: string | null };
}

export interface VerificationDeadline {
  /** `needed`: money is withheld now; `soon`: from `from` on; `pending`: documents are being reviewed. */
  readonly state: 'needed' | 'soon' | 'pending';
  /** Milliseconds since the epoch. */
  readonly from: number;
  /** Whether money is withheld now. */
  readonly isDue: boolean;
}

/** Null for a customer who is verified or does not need to be. */
export function findVerificationDeadline(
  { verification, verificationRules: { required, requiredBy } }: VerifiedCustomer,
  now: number,
): VerificationDeadline | null {
  if (!required || requiredBy === null) return null;
  const from = Date.parse(requiredBy);
  const isDue = now >= from;
  if (verification.status === 'Pending Verification') return { state: 'pending', from, isDue };
  return { state: isDue ? 'needed' : 'soon', from, isDue };
}
