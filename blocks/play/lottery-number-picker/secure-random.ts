const RANGE = 2 ** 32;

/** A number from 0 up to, but not, 1, that nobody can foresee. */
export function generateSecureRandomFraction(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / RANGE;
}
