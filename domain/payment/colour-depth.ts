/** Colour depths in bits that 3-D Secure allows (specification: Business constants, "Colour depth allowed set"). */
const ALLOWED = [1, 4, 8, 15, 16, 24, 32, 48] as const;

export type ColourDepth = (typeof ALLOWED)[number];

/** The nearest allowed colour depth; the lower of two equally near ones, so that no screen claims more than it has. */
export function findNearestColourDepth(depth: number): ColourDepth {
  return ALLOWED.reduce((nearest, allowed) =>
    Math.abs(allowed - depth) < Math.abs(nearest - depth) ? allowed : nearest,
  );
}
