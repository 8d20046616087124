const RANGE = 2 ** 32;

/** A cryptographically secure random number in [0, 1). */
export function generateSecureRandomFraction(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / RANGE;
}
